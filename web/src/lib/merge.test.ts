import { expect, test } from 'vitest'
import type { LogLine } from '../protocol'
import { mergeChat, mergeLog } from './merge'

const line = (page: number, text: string): LogLine => ({ page, parts: [text], about: '', shows: '', n: 0 })
const said = (n: number) => ({ n, seat: 0, name: 'Ann', text: `line ${n}`, at: 0 })

test('new lines follow the old', () => {
  const log = mergeLog([line(0, 'deal'), line(1, 'play')], { keep: 2, lines: [line(2, 'cast')] })
  expect(log.map((one) => one.parts[0])).toEqual(['deal', 'play', 'cast'])
})

test('a page that goes on is told anew, not twice', () => {
  const log = mergeLog([line(0, 'deal'), line(1, 'play')], { keep: 1, lines: [line(1, 'play'), line(1, 'and draw')] })
  expect(log.map((one) => one.parts[0])).toEqual(['deal', 'play', 'and draw'])
})

test('a choice that is undone leaves the log', () => {
  expect(mergeLog([line(0, 'deal'), line(1, 'play'), line(2, 'cast')], { keep: 1, lines: [] })).toEqual([line(0, 'deal')])
})

test('another language or seat begins anew', () => {
  expect(mergeLog([line(0, 'deal')], { keep: 0, lines: [line(0, 'rozdanie')] })).toEqual([line(0, 'rozdanie')])
})

test('chat is kept by its numbers', () => {
  expect(mergeChat([said(0), said(1)], { keep: 1, lines: [said(1), said(2)] }).map((one) => one.n)).toEqual([0, 1, 2])
})
