/** Chance that always falls the same way for the same word: what makes a card's picture its own. */
export class Dice {
  #state: number

  constructor(seed: string) {
    let hash = 2166136261
    for (let n = 0; n < seed.length; n++) hash = Math.imul(hash ^ seed.charCodeAt(n), 16777619)
    this.#state = hash >>> 0
  }

  /** From 0 up to, but not, 1. */
  roll(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mix = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix
    return ((mix ^ (mix >>> 14)) >>> 0) / 4294967296
  }

  between(least: number, most: number): number {
    return least + this.roll() * (most - least)
  }

  /** A whole number, both ends included. */
  count(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1))
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.roll() * list.length)] as T
  }

  chance(of: number): boolean {
    return this.roll() < of
  }
}

/** The words of an id: "vortex-gauntlet" is a gauntlet. */
export function wordsOf(id: string): string[] {
  return id
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
}

/** What the first word known to the table stands for; a part of a longer word ("mangleroot") counts too. */
export function known<T>(id: string, table: Record<string, T>): T | undefined {
  const words = wordsOf(id).reverse()
  for (const word of words) if (Object.hasOwn(table, word)) return table[word]
  for (const word of words) for (const key in table) if (key.length > 3 && word.includes(key)) return table[key]
  return undefined
}
