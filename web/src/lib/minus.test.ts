import { describe, expect, it } from 'vitest'
import { withMinus } from './minus'

describe('numbers below nought', () => {
  it('have a minus, and nothing else has', () => {
    expect(withMinus('-34 points', { count: -34 })).toBe('−34 points')
    expect(withMinus('A1-A2: 3', { count: 3 })).toBe('A1-A2: 3')
    expect(withMinus('Anne-5: -5', { who: 'Anne', count: -4 })).toBe('Anne-5: -5')
  })
})
