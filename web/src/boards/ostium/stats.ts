import type { Thing } from '../../protocol'

/** The signs that a fact carries ("Thicket ▣2 ⚔4"): how strongly a creature resists and charges. */
export interface Stats {
  words: string
  resists: string | null
  charges: string | null
  /** What it is worth, where the scene says so. */
  worth: string | null
}

export function statsOf(thing: Thing): Stats {
  const fact = thing.facts.join(' ')
  const sign = (mark: string) => new RegExp(`${mark}([-−]?\\d+)`).exec(fact)?.[1] ?? null
  return {
    words: fact.replace(/[▣⚔◆][-−]?\d+/gu, '').trim(),
    resists: sign('▣'),
    charges: sign('⚔'),
    worth: sign('◆'),
  }
}

/** "12/15" of a gate; nothing where it has fallen. */
export function strengthOf(thing: Thing): { left: number; full: number } | null {
  const found = /(\d+)\/(\d+)/.exec(thing.facts[0] ?? '')
  return found ? { left: Number(found[1]), full: Number(found[2]) } : null
}
