import type { Thing } from '../protocol'

/** The lines of a card's text, without those that the card shows elsewhere (its kind, its facts). */
export function lines(thing: Thing): string[] {
  const told = new Set([thing.kind, ...thing.facts])
  return thing.text.split('\n').filter((line, n) => line && !(n === 0 && told.has(line)))
}

/** The facts worth a line: the cost has its own corner, the kind its own line. */
export function facts(thing: Thing): string[] {
  const cost = thing.cost === null ? null : String(thing.cost)
  return thing.facts.filter((fact) => fact !== thing.kind && !(cost !== null && startsWithNumber(fact, cost)))
}

// "2 eteru", "2 aether": the price of a pile, said again.
function startsWithNumber(fact: string, number: string): boolean {
  return /^\d+/.exec(fact)?.[0] === number && !fact.includes('/')
}

const MARKS = /^[A-Z0-9\p{Lu}][^.:!?\n]{0,40}:/u

/** A line split into what stands bold before its colon ("Cast:", "MOC 3:") and the rest. */
export function split(line: string): [string, string] {
  const mark = MARKS.exec(line)?.[0] ?? ''
  return [mark, line.slice(mark.length)]
}
