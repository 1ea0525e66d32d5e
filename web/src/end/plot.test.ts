import { expect, test } from 'vitest'
import type { Story } from '../protocol'
import { levels, marks, path, top, WIDE, x, y } from './plot'

const STORY: Story = {
  decided: [],
  choices: 10,
  rounds: Array.from({ length: 30 }, (_, n) => ({ round: n + 1, at: n })),
  lines: [
    {
      name: 'Titan',
      seat: null,
      full: 20,
      points: [
        [0, 20],
        [5, 0],
      ],
    },
  ],
  measured: 'Life',
  counts: [],
  best: null,
  scores: [],
}

test('a line is level until the choice that changed it, and goes on to the end', () => {
  expect(top(STORY)).toBe(20)
  const [a, b] = [x(STORY, 0), x(STORY, 5)].map((at) => at.toFixed(1))
  const [high, low] = [y(STORY, 20), y(STORY, 0)].map((value) => value.toFixed(1))
  expect(path(STORY, STORY.lines[0]!.points)).toBe(`M${a} ${high}H${b}V${low}H${WIDE - 4}`)
})

test('what the last choice changed is seen', () => {
  const end = x(STORY, STORY.choices)
  expect(WIDE - 4 - end).toBeGreaterThan(8)
  expect(path(STORY, [[0, 20], [10, 0]])).toMatch(new RegExp(`H${end.toFixed(1)}V[0-9.]+H${WIDE - 4}$`))
})

test('a low plot marks no height twice, and rounds that began together have one mark', () => {
  const low = { ...STORY, lines: [{ ...STORY.lines[0]!, full: 1, points: [[0, 1]] as [number, number][] }] }
  expect(levels(low)).toEqual([0, 1])
  expect(levels(STORY)).toEqual([0, 10, 20])
  const at_once = [1, 2, 3].map((round) => ({ round, at: round === 3 ? 4 : 0 }))
  expect(marks({ ...STORY, rounds: at_once }).map((mark) => mark.round)).toEqual([1, 3])
})

test('many rounds have few marks', () => {
  expect(marks(STORY).map((mark) => mark.round)).toEqual([1, 4, 7, 10, 13, 16, 19, 22, 25, 28])
})
