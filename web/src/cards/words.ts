import type { Thing } from '../protocol'
import type { Sign } from './Icon.svelte'

/** What a screen reader says of a thing before its text. */
export function label(thing: Thing): string {
  const count = thing.count > 1 ? `×${thing.count}` : ''
  // A fact may begin with the kind: "Lode · power 2 · cost 3".
  const kind = thing.facts.some((fact) => fact.startsWith(`${thing.kind} · `)) ? '' : thing.kind
  const known = [thing.title, count, kind, ...thing.facts]
  return known.filter((part, n) => part && known.indexOf(part) === n).join(', ')
}

/** The lines of a card's text, without what the card shows elsewhere (its kind, its facts, its name before a colon or comma). */
export function lines(thing: Thing): string[] {
  const told = new Set([thing.kind, ...thing.facts])
  const own = thing.text.split('\n').filter((line, n) => line && !(n === 0 && told.has(line)))
  return own.map((line) => {
    const rest = thing.title && line.startsWith(thing.title) ? /^[:,] (.)(.*)$/su.exec(line.slice(thing.title.length)) : null
    return rest ? rest[1]!.toUpperCase() + rest[2]! : line
  })
}

/** The facts worth a line: the kind has its own, and a price that comes first ("2 aether") its own corner. */
export function facts(thing: Thing): string[] {
  const [first = '', ...more] = thing.facts
  const price = more.length > 0 && thing.cost !== null && first.match(/\d+/g)?.join() === String(thing.cost)
  return (price ? more : thing.facts).filter((fact) => fact !== thing.kind)
}

const SYLLABLE = /(?<=\p{L}{3})(?:ch|cz|dz|dź|dż|rz|sz|ph|sh|th|[^\P{L}aeiouyąęó])(?=[aeiouyąęó]\p{L})/giu

/** A name whose longest words may be broken, with a hyphen: browsers know no syllables of Polish. */
export function breakable(name: string, least = 12): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < least ? word : word.replace(SYLLABLE, '\u00ad$&')))
}

/** The colour of a creature's clan, which its sort of picture names; nothing else may get into a style. */
export function clanColor(art: string): string | undefined {
  const color = /^creature\/([0-9a-f]{6})\//i.exec(art)?.[1]
  return color && `#${color}`
}

const MARKS = /^[A-Z0-9\p{Lu}][^.:!?\n]{0,50}:(?!\u2005)/u
const NAMED = /, \S+:$/u

/** A line split into what stands bold before its colon ("Cast:", "MOC 3:") and the rest. A name with a colon in it is no mark: it
 * has a four-per-em space after it, or a comma before it. */
export function split(line: string): [string, string] {
  const found = MARKS.exec(line)?.[0] ?? ''
  const mark = NAMED.test(found) ? '' : found
  return [mark, line.slice(mark.length)]
}

/** The word that stands before every line of a card, each time beside another ("Left domain:", "Right domain:"), if there is one. */
export function shared(of: string[]): string {
  const marks = of.map((line) => split(line)[0].slice(0, -1).split(' '))
  const [first = [], ...others] = marks
  if (!others.length || marks.some((words) => words.length !== 2)) return ''
  return first.find((word) => /^\p{L}+$/u.test(word) && others.every((words) => words.includes(word))) ?? ''
}

/** Whether a line is nothing but OR. */
export function alone(line: string | undefined): boolean {
  return line !== undefined && line.length < 8 && line === line.toUpperCase()
}

/** Lines, with a lone OR and what comes after it in the line before. */
export function joined(of: string[]): string[][] {
  const all: string[][] = []
  for (const [n, line] of of.entries()) {
    const last = all.at(-1)
    if (last && (alone(line) || alone(of[n - 1]))) last.push(line)
    else all.push([line])
  }
  return all
}

export interface Told {
  sign: Sign | ''
  text: string
}

/** The facts of a card that lies in the open, with the sign that says what the number is; a price has its own corner. In a list of
 * cards no tokens lie on it: what is told there is its tier, and stands in words. */
export function counted(thing: Thing): Told[] {
  const listed = thing.ref.startsWith('card/')
  return facts(thing).flatMap((fact): Told[] => {
    const life = /\d+\/\d+/.exec(fact)?.[0]
    if (life) return [{ sign: 'life', text: life }]
    const token = thing.tone === 'power' && !listed ? /\d+/.exec(fact)?.[0] : undefined
    if (token) return [{ sign: 'token', text: token }]
    if (!thing.art.startsWith('creature/')) return [{ sign: '', text: fact }]
    // "Lode · power 2 · cost 3": the clan, its power, and the price again.
    const [clan = '', power = ''] = fact.split(' · ')
    const strong = /\d+/.exec(power)?.[0]
    return [...(strong ? [{ sign: 'power', text: strong } as const] : []), { sign: '', text: clan }]
  })
}
