import { expect, test } from 'vitest'
import type { Field, GameInfo } from '../protocol'
import { answersOf, BY_HAND, complete, formOf, fresh, missing } from './answers'

const named = (...values: string[]) => values.map((value) => ({ value, name: value.toUpperCase() }))
const field = (wanted: Partial<Field> & { name: string }): Field => ({
  label: wanted.name,
  choices: [],
  default: '',
  parts: [],
  count: 0,
  ...wanted,
})

const GAME: GameInfo = {
  id: 'a/b',
  title: 'Game',
  blurb: '',
  guide: [],
  least: 1,
  most: 4,
  players: 2,
  cooperative: true,
  bots: [],
  fields: [
    field({ name: 'nemesis', choices: named('titan', 'witch'), default: 'titan' }),
    field({ name: 'mages', choices: named('random'), default: 'random', parts: named('gex', 'mist', 'garu') }),
    field({ name: 'market', choices: named('first', 'random'), default: 'first', parts: named('a', 'b', 'c', 'd'), count: 3 }),
  ],
}

test('an untouched form asks for what it shows', () => {
  expect(answersOf(GAME, fresh(GAME), 2)).toEqual({ nemesis: 'titan', mages: 'random', market: 'first' })
  expect(complete(GAME, fresh(GAME), 2)).toBe(true)
})

test('one mage chosen, the other left to chance', () => {
  const form = fresh(GAME)
  form.mages!.each[1] = 'mist'
  expect(answersOf(GAME, form, 2).mages).toEqual(['random', 'mist'])
  expect(answersOf(GAME, form, 3).mages).toEqual(['random', 'mist', 'random'])
})

test('a mage cannot sit on two seats', () => {
  const form = fresh(GAME)
  form.mages!.each = ['mist', 'mist']
  expect(complete(GAME, form, 2)).toBe(false)
  expect(complete(GAME, form, 1)).toBe(true)
})

test('a market picked by hand must be whole', () => {
  const form = fresh(GAME)
  Object.assign(form.market!, { picked: BY_HAND, parts: ['a', 'c'] })
  expect(missing(GAME.fields[2]!, form.market)).toBe(1)
  expect(complete(GAME, form, 2)).toBe(false)
  form.market!.parts.push('d')
  expect(complete(GAME, form, 2)).toBe(true)
  expect(answersOf(GAME, form, 2).market).toEqual(['a', 'c', 'd'])
})

test('once more: the form of the answers gives the same answers', () => {
  const answers = { nemesis: 'witch', mages: ['gex', 'random'], market: ['a', 'b', 'd'] }
  expect(answersOf(GAME, formOf(GAME, answers), 2)).toEqual(answers)
})
