import { describe, expect, it } from 'vitest'
import { roomFor } from './room'

const rule = (letters: number): string => 'abcde '.repeat(letters / 6)

describe('the room of a nemesis', () => {
  it('is the portrait and the rules beside it, where they are short', () => {
    expect(roomFor('Titan', ['tier 1'], [rule(60), rule(90)], false)).toEqual({ width: 42.5, tall: 42.5, portrait: 18.5 })
    expect(roomFor('Titan', ['tier 1'], [rule(60), rule(90)], true)).toEqual({ width: 32, tall: 32, portrait: 14.5 })
  })
  it('takes from the portrait before it takes from the cards', () => {
    const room = roomFor('Titan', ['tier 1'], [rule(60), rule(240), rule(120), rule(60)], true)
    expect(room.width).toBeLessThanOrEqual(36) // and less, where its name stands above the rules
    expect(room.portrait).toBeLessThan(14.5)
  })
  it('puts the portrait behind long rules', () => {
    const long = roomFor('Titan', ['tier 1'], Array(6).fill(rule(72)), true)
    expect(long).toMatchObject({ portrait: 0 })
    const longest = roomFor('Titan', ['tier 1'], Array(8).fill(rule(120)), true)
    expect(longest).toMatchObject({ portrait: 0 })
    expect(longest.width).toBeLessThan(44)
    expect(longest.tall).toBeLessThan(longest.width)
  })
  it('is never wider in a tall row', () => {
    for (const rules of [Array(4).fill(rule(150)), Array(10).fill(rule(120))]) {
      const { width, tall } = roomFor('Titan', ['tier 1'], rules, true, true)
      expect(tall).toBeLessThanOrEqual(width)
    }
  })
  it('is less where much lies with it, even if its rules need not run on', () => {
    const rules = Array(6).fill(rule(72))
    const [usual, high] = [roomFor('Titan', ['tier 1'], rules, true), roomFor('Titan', ['tier 1'], rules, true, true)]
    expect(high.width).toBeLessThan(usual.width)
  })
})
