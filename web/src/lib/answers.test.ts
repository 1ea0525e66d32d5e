import { expect, test } from 'vitest'
import type { Field, GameInfo } from '../protocol'
import { advises, answersOf, asked, BY_HAND, complete, formOf, fresh, missing, surprise } from './answers'

const named = (...values: string[]) => values.map((value) => ({ value, name: value.toUpperCase(), text: '', card: '', holds: [], rating: '' }))
const field = (wanted: Partial<Field> & { name: string }): Field => ({
  label: wanted.name,
  choices: [],
  default: '',
  advised: wanted.default ?? '',
  advised_parts: [],
  parts: [],
  count: 0,
  players: [],
  when: {},
  ...wanted,
})

const GAME: GameInfo = {
  id: 'a/b',
  title: 'Game',
  blurb: '',
  guide: [],
  lessons: [],
  glossary: [],
  least: 1,
  most: 4,
  players: 2,
  cooperative: true,
  offered: true,
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

const ASKS: GameInfo = {
  ...GAME,
  fields: [
    field({ name: 'level', choices: named('mild', 'usual'), default: 'usual', advised: 'mild' }),
    field({ name: 'charm', choices: named('none', 'random', 'wind'), default: 'random', advised: 'none' }),
    field({ name: 'fate', choices: named('yes', 'no'), default: 'yes', when: { charm: ['random'] } }),
    field({ name: 'life', choices: named('10', '12'), default: '10', players: [1] }),
    field({ name: 'set', choices: named('house'), default: 'house' }),
  ],
}

test('what does not matter is neither asked nor sent', () => {
  const names = (form: ReturnType<typeof fresh>, players: number) => asked(ASKS, form, players).map((one) => one.name)
  const form = fresh(ASKS)
  expect(names(form, 2)).toEqual(['level', 'charm', 'fate'])
  form.charm!.picked = 'wind'
  expect(names(form, 2)).toEqual(['level', 'charm'])
  expect(names(form, 1)).toEqual(['level', 'charm', 'life'])
  expect(answersOf(ASKS, form, 2)).toEqual({ level: 'usual', charm: 'wind' })
})

test('a first game is set up as the guide advises', () => {
  expect(answersOf(ASKS, fresh(ASKS, true), 2)).toEqual({ level: 'mild', charm: 'none' })
  expect(advises(ASKS)).toBe(true)
  expect(advises(GAME)).toBe(false)
  const mages = field({ name: 'mages', choices: named('random'), default: 'random', parts: named('gex', 'mist', 'garu'), advised_parts: ['mist', 'gex'] })
  const seated = { ...GAME, fields: [mages] }
  expect(advises(seated)).toBe(true)
  expect(answersOf(seated, fresh(seated, true), 1)).toEqual({ mages: ['mist'] })
  expect(answersOf(seated, fresh(seated, true), 3)).toEqual({ mages: ['mist', 'gex', 'random'] })
  expect(answersOf(seated, fresh(seated), 2)).toEqual({ mages: 'random' })
})

test('a surprise leaves to chance what can be left to it', () => {
  const form = surprise(ASKS, () => 0)
  expect(form.charm!.picked).toBe('random')
  expect(form.level!.picked).toBe('mild')
  expect(surprise(ASKS, () => 0.99).level!.picked).toBe('usual')
})
