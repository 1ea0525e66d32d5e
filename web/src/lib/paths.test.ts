import { expect, test } from 'vitest'
import { beginPath, campaignPath, howPath, newPath, read, replayPath, tablePath } from './paths'

function open(path: string) {
  const { pathname, search } = new URL(path, 'http://table')
  return read(pathname, search)
}

test('every page has an address that leads back to it', () => {
  expect(open('/')).toEqual({ page: 'front' })
  expect(open(newPath('aeons-end/war-eternal'))).toEqual({ page: 'new', game: 'aeons-end/war-eternal', like: null })
  expect(open(newPath('ostium', 'k3'))).toEqual({ page: 'new', game: 'ostium', like: 'k3' })
  expect(open(tablePath('k3'))).toEqual({ page: 'table', id: 'k3', sit: null })
  expect(open(tablePath('k3', 1))).toEqual({ page: 'table', id: 'k3', sit: 1 })
  expect(open(replayPath('k3', 40, '1'))).toEqual({ page: 'replay', id: 'k3', at: 40, seat: '1' })
  expect(open(replayPath('k3'))).toEqual({ page: 'replay', id: 'k3', at: null, seat: 'guest' })
  expect(open(howPath('aeons-end/war-eternal'))).toEqual({ page: 'how', game: 'aeons-end/war-eternal', card: null })
  expect(open(campaignPath('k3'))).toEqual({ page: 'campaign', id: 'k3' })
  expect(open(beginPath('aeons-end/outcasts'))).toEqual({ page: 'begin', campaign: 'aeons-end/outcasts' })
  expect(open('/code')).toEqual({ page: 'code', code: '' })
})

test('an address gone wrong is no page', () => {
  for (const path of ['/t', '/nothing/here', '/t/a/b', '/new']) expect(open(path).page).toBe('lost')
  expect(open('/r/k3?at=-4')).toMatchObject({ at: null })
  expect(read('/t/%E0%A4%A')).toMatchObject({ page: 'table' })
})
