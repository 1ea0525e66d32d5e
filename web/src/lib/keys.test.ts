import { expect, test } from 'vitest'
import type { Option } from '../protocol'
import { inOrder } from '../table/order'
import { keyed, litBy, spaced } from './keys'

const option = (key: string, about = ''): Option => ({ key, text: key, about })

test('options get numbers, then letters, and none that means something else', () => {
  const keys = keyed(Array.from({ length: 40 }, (_, n) => option(`o${n}`))).map(({ key }) => key)
  expect(keys.slice(0, 12)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c'])
  for (const taken of ['f', 'l', 'r', 'u']) expect(keys).not.toContain(taken)
  expect(keys.filter(Boolean)).toHaveLength(9 + 22)
  expect(new Set(keys.filter(Boolean)).size).toBe(31)
})

test('Space takes the only plain option', () => {
  const end = option('end')
  expect(spaced([option('play:crystal', 'p0/hand/crystal'), end])).toBe(end)
  expect(spaced([option('hit'), option('pass')])).toBeNull()
  expect(spaced([option('play:crystal', 'p0/hand/crystal')])).toBeNull()
})

test('plain options are listed last', () => {
  const listed = inOrder([option('end'), option('play', 'p0/hand/crystal'), option('no')])
  expect(listed.map(({ key }) => key)).toEqual(['play', 'end', 'no'])
})

test('a board lights what an option is about, with all options of a thing together', () => {
  const lit = litBy([option('summon', 'p0/hand/imp'), option('discard', 'p0/hand/imp'), option('end')])
  expect([...lit.keys()]).toEqual(['p0/hand/imp'])
  expect(lit.get('p0/hand/imp')?.map(({ key }) => key)).toEqual(['summon', 'discard'])
})
