import { expect, test } from 'vitest'
import { sharing } from './same'

const scene = () => ({
  status: ['Round 1'],
  areas: [
    { ref: 'hand', things: [{ ref: 'hand/a', facts: ['1'] }, { ref: 'hand/b', facts: ['2'] }] },
    { ref: 'deck', things: [] },
  ],
})

test('what is all the same is what it was', () => {
  const before = scene()
  expect(sharing(before, scene())).toBe(before)
})

test('what has changed is new, with everything around it; the rest is what it was', () => {
  const before = scene()
  const now = scene()
  now.areas[0]!.things[1]!.facts = ['3']
  const made = sharing(before, now)
  expect(made).toEqual(now)
  expect(made.areas[0]).not.toBe(before.areas[0])
  expect(made.areas[0]!.things[0]).toBe(before.areas[0]!.things[0])
  expect(made.areas[1]).toBe(before.areas[1])
  expect(made.status).toBe(before.status)
})

test('a thing is known by its ref, wherever it lies in the list', () => {
  const before = scene()
  const now = scene()
  now.areas[0]!.things.shift()
  const made = sharing(before, now)
  expect(made).toEqual(now)
  expect(made.areas[0]!.things[0]).toBe(before.areas[0]!.things[1])
})

test.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1, b: 2 }, { a: 1, c: 2 }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [[1], { 0: 1 }],
  [{ 0: 1 }, [1]],
  [null, { a: null }],
  [{ a: {} }, { a: null }],
  [1, '1'],
])('%j is not taken for %j', (before, now) => {
  const made = sharing<unknown>(before, now)
  expect(made).toStrictEqual(now)
  expect(made).not.toBe(before)
})
