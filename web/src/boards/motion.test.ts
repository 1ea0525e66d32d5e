import { expect, test } from 'vitest'
import type { Scene, Thing } from '../protocol'
import { movesBetween, over } from './motion'

const thing = (ref: string, card: string, count = 1, tone = 'gem', holds: Thing[] = []): Thing => ({
  ref,
  title: card,
  facts: [],
  text: '',
  tone,
  count,
  card,
  art: '',
  cost: null,
  kind: '',
  holds,
})
const scene = (...things: Thing[]): Scene => ({
  title: '',
  status: [],
  areas: [{ ref: 'all', title: '', place: 'mine', things, facts: [], columns: 0, active: false, brief: false }],
})
const ways = (before: Scene, after: Scene, about = '') =>
  movesBetween(before, after, about).map(({ card, from, to }) => `${card}: ${from} > ${to}`)

test('a card played goes from the hand to the table', () => {
  const before = scene(thing('p0/hand/crystal', 'crystal', 2))
  const after = scene(thing('p0/hand/crystal', 'crystal'), thing('p0/played/crystal', 'crystal'))
  expect(ways(before, after)).toEqual(['crystal: p0/hand/crystal > p0/played/crystal'])
})

test('a spell goes into the breach that holds it', () => {
  const breach = (holds: Thing[]) => thing('p0/breach/I', '', 1, 'open', holds)
  const before = scene(thing('p0/hand/spark', 'spark'), breach([]))
  const after = scene(breach([thing('p0/breach/I/spark', 'spark')]))
  expect(ways(before, after)).toEqual(['spark: p0/hand/spark > p0/breach/I'])
})

test('a card bought comes from the pile that was chosen', () => {
  const market = thing('market/geode', 'geode')
  const before = scene(market, thing('p0/discard', '', 1, 'pile'))
  const after = scene(market, thing('p0/discard', 'geode', 1, 'pile'))
  expect(ways(before, after, 'market/geode')).toEqual(['geode: market/geode > p0/discard'])
})

test('a card drawn comes from the deck', () => {
  const deck = thing('p0/deck', '', 1, 'pile')
  expect(ways(scene(deck), scene(deck, thing('p0/hand/spark', 'spark')))).toEqual(['spark: p0/deck > p0/hand/spark'])
})

test('the top of a pile that is covered has not moved', () => {
  const before = scene(thing('p0/discard', 'spark', 1, 'pile'), thing('p0/hand/crystal', 'crystal'))
  const after = scene(thing('p0/discard', 'crystal', 1, 'pile'))
  expect(ways(before, after)).toEqual(['crystal: p0/hand/crystal > p0/discard'])
})

test('nothing changed, nothing moves', () => {
  const same = scene(thing('p0/hand/spark', 'spark'))
  expect(ways(same, same, 'p0/hand/spark')).toEqual([])
})

test('what flies is never stretched, and its middle goes to the middle', () => {
  const box = (left: number, top: number, width: number, height: number): DOMRect => ({ left, top, width, height }) as DOMRect
  const card = box(100, 100, 100, 140)
  expect(over(card, card)).toBe('translate(0px, 0px) scale(1)')
  expect(over(card, box(0, 0, 50, 60)), 'a deck is small').toBe(`translate(-125px, -140px) scale(${60 / 140})`)
  expect(over(card, box(0, 0, 200, 70)), 'a plate is wide').toBe('translate(-50px, -135px) scale(0.5)')
})
