import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { State } from '../protocol'
import { BEAT, paced } from './pace'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const state = (version: number, bot: boolean): State =>
  ({ type: 'state', version, cause: { seat: 0, bot, about: '' } }) as unknown as State

function table(beat = BEAT) {
  const shown: number[] = []
  const skipped: number[] = []
  const pace = paced(
    (one, before) => {
      shown.push(one.version)
      skipped.push(...before.map((each) => each.version))
    },
    () => beat,
  )
  return { shown, skipped, pace }
}

test("a person's choice is shown at once, bots' one after another", () => {
  const { shown, pace } = table()
  pace.take(state(1, false))
  for (const version of [2, 3]) pace.take(state(version, true))
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(BEAT)
  expect(shown).toEqual([1, 2])
  vi.advanceTimersByTime(BEAT)
  expect(shown).toEqual([1, 2, 3])
})

test('what a person does waits its turn behind the bots', () => {
  const { shown, pace } = table()
  pace.take(state(1, true))
  pace.take(state(2, true))
  pace.take(state(3, false))
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(BEAT)
  expect(shown).toEqual([1, 2, 3])
})

test('hurry shows the last, and forgets nobody on the way', () => {
  const { shown, skipped, pace } = table()
  for (const version of [1, 2, 3, 4]) pace.take(state(version, true))
  pace.hurry()
  expect(shown).toEqual([1, 4])
  expect(skipped).toEqual([2, 3])
  expect(pace.waiting).toBe(0)
})

test('with little motion wanted nothing waits', () => {
  const { shown, pace } = table(0)
  for (const version of [1, 2, 3]) pace.take(state(version, true))
  expect(shown).toEqual([1, 2, 3])
})

test('too far behind, it skips ahead', () => {
  const { shown, skipped, pace } = table()
  for (let version = 1; version <= 22; version++) pace.take(state(version, true))
  expect(shown).toEqual([1, 22])
  expect(skipped).toHaveLength(20)
})

test('steps stand before their position, and a skip goes on to it', () => {
  const shown: number[] = []
  let end: (() => void) | null = null
  const pace = paced(
    (one) => shown.push(one.version),
    () => BEAT,
    {
      play(one, done) {
        if (one.version !== 2) return false
        end = done
        return true
      },
      skip: () => end?.(),
    },
  )
  pace.take(state(1, false))
  pace.take(state(2, false))
  pace.take(state(3, false))
  expect(shown).toEqual([1])
  expect(pace.waiting).toBe(2)
  pace.hurry()
  expect(shown).toEqual([1, 2, 3])
})
