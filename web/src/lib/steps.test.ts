import { expect, test } from 'vitest'
import type { LogLine, State } from '../protocol'
import { holdsUp, SHORTEST, stepsOf } from './steps'

const line = (shows: LogLine['shows'], n = 0, card = ''): LogLine => ({
  page: 1,
  parts: card ? ['It is ', { card, text: card }] : ['It is so.'],
  about: 'gravehold',
  shows,
  n,
})
const by = (seat: number | null, bot: boolean): State =>
  ({ cause: { seat, bot, about: '' }, table: { mine: [0] } }) as unknown as State

test('a card that I played myself does not come up', () => {
  const own = (line: LogLine, card: string): boolean => line.about === 'p0' && card === 'nix'
  const lines = [{ ...line('card', 0, 'nix'), about: 'p0' }, { ...line('card', 0, 'nox'), about: 'p0' }]
  expect(stepsOf(lines, false, own).map((step) => step.card)).toEqual(['nox'])
})

test('a card comes up, then its numbers; what is trivial is no step', () => {
  const steps = stepsOf([line('turn'), line('card', 0, 'nix'), line(''), line('loss', 2), line('loss', 0)])
  expect(steps.map((step) => [step.kind, step.card])).toEqual([
    ['card', 'nix'],
    ['loss', ''],
  ])
})

test('however much happens, nothing that matters is shorter than a glance', () => {
  const steps = stepsOf(Array.from({ length: 60 }, () => line('card', 0, 'nix')))
  expect(Math.min(...steps.map((step) => step.long))).toBeGreaterThanOrEqual(SHORTEST)
  expect(SHORTEST).toBeGreaterThanOrEqual(300)
})

test('cards are waited for, my own numbers are not', () => {
  expect(holdsUp(stepsOf([line('card', 0, 'nix')]), by(0, false))).toBe(true)
  expect(holdsUp(stepsOf([line('loss', 3)]), by(0, false))).toBe(false)
  expect(holdsUp(stepsOf([line('loss', 3)]), by(1, true))).toBe(true)
  expect(holdsUp([], by(1, true))).toBe(false)
})

test('that my turn has passed to another is told once, and somebody else\'s is not', () => {
  const told = stepsOf([line('turn'), line('loss', 2), line('turn')], true)
  expect(told.map((step) => step.kind)).toEqual(['banner', 'loss'])
  expect(told[0]?.long).toBeGreaterThanOrEqual(SHORTEST)
  expect(stepsOf([line('turn')])).toEqual([])
})
