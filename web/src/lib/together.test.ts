import { expect, test } from 'vitest'
import { together } from './together'

test('what is short in brackets is not torn', () => {
  expect(together('Gain: Jade (2 aether)')).toBe('Gain: Jade (2\u00a0aether)')
  expect(together('Hit it (life 6) or him (8 of 10)')).toBe('Hit it (life\u00a06) or him (8\u00a0of\u00a010)')
  expect(together('Attack (all of this is too long to stay in one line)')).toBe('Attack (all of this is too long to stay in one line)')
  expect(together('No brackets at all')).toBe('No brackets at all')
})
