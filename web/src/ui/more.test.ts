import { expect, test } from 'vitest'
import { sides } from './more'

test('a row says on which sides it goes on', () => {
  expect(sides(0, 300, 300)).toBe('')
  expect(sides(0, 300, 306)).toBe('')
  expect(sides(0, 300, 306, 2)).toBe('right')
  expect(sides(0, 300, 500)).toBe('right')
  expect(sides(100, 300, 500)).toBe('both')
  expect(sides(200, 300, 500)).toBe('left')
})
