import { describe, expect, it } from 'vitest'
import sample from './cards.sample.json'
import { picture } from './picture'

/** Cards of both games, by their sort of picture. */
const cards = Object.entries(sample).flatMap(([art, ids]) => ids.map((id) => [id, art] as const))
const places = [
  ['gravehold', 'city'],
  ['turn-nemesis', 'turn'],
  ...[1, 2, 3, 4].map((n) => [`turn-player-${n}`, 'turn'] as const),
  ...[0, 1, 2].map((n) => [`p0/gate/${n}`, 'gate'] as const),
  ['', 'breach'],
  ['', 'back'],
  ['something', 'a sort nobody drew'],
] as const

describe('a picture', () => {
  it('is the same for the same card, whatever was drawn before', async () => {
    const first = cards.map(([id, art]) => picture(id, art))
    const again = cards
      .toReversed()
      .map(([id, art]) => picture(id, art))
      .reverse()
    expect(again).toEqual(first)
  })

  it('is its own: no two cards look the same', () => {
    const drawn = [...cards, ...places].map(([id, art]) => picture(id, art))
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('differs in its shapes too, not only in its colours', () => {
    const shapes = cards.map(([id, art]) => picture(id, art).replace(/hsl\([^)]*\)/g, ''))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it.each([...cards, ...places])('of %s (%s) is whole and small', (id, art) => {
    const svg = picture(id, art)
    expect(svg).toMatch(/^<svg .*<\/svg>$/s)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object/)
    expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0)
    expect(svg.length).toBeLessThan(7000)
  })

  it('has no ids that could clash, and nothing from outside', () => {
    for (const [id, art] of [...cards, ...places])
      expect(picture(id, art)).not.toMatch(/ id=|url\(|href|<script|<style/)
  })

  it('never contains what it was asked for: only numbers and colours', () => {
    const evil = '"><script>alert(1)</script>'
    for (const art of [
      'gem',
      'creature/',
      `creature/${evil}/${evil}`,
      evil,
      'turn',
      'gate',
      'constructor',
      '__proto__',
    ]) {
      const svg = picture(evil, art)
      expect(svg).toMatch(/^<svg /)
      expect(svg).not.toContain('script')
    }
  })
})
