import type { Option, Scene } from '../protocol'

/**
 * Which key takes which option. A kind of action (the verb of an option's key: `play` of `play:crystal`) has one letter in
 * every question; digits only choose among the things that are listed.
 */

/** Letters that mean something else at the table: all of a kind, fold, language, redo, undo, once more. */
const TAKEN = 'aflruv'
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !TAKEN.includes(letter))

/** The letters of what many games do. A verb that is not here gets a letter of its own when it first comes up. */
const USUAL: Record<string, string> = {
  play: 'p',
  gain: 'g',
  prep: 'e',
  cast: 'c',
  focus: 'b',
  open: 'o',
  charge: 'h',
  ability: 'i',
  use: 's',
  discard: 'x',
  destroy: 'k',
  take: 't',
  end: 'd',
  done: 'd',
  rest: 'd',
  skip: 'd',
  pass: 'd',
  yes: 'y',
  hit: 'h',
  summon: 'm',
  call: 'c',
  move: 'w',
  recall: 'q',
}
const learnt = new Map<string, string>()

export const verbOf = (key: string): string => key.split(':')[0] ?? key

/** The letter of a kind of action: the same in every question. */
export function letterOf(verb: string): string {
  const known = USUAL[verb] ?? learnt.get(verb)
  if (known !== undefined) return known
  const used = new Set([...Object.values(USUAL), ...learnt.values()])
  const mayBe = [...verb, ...LETTERS].filter((letter) => LETTERS.includes(letter))
  // When all letters are taken it shares one: the kinds of different games seldom meet in a question.
  const free = mayBe.find((letter) => !used.has(letter)) ?? mayBe[0] ?? ''
  learnt.set(verb, free)
  return free
}

/** Of yes and no, no is n: a habit older than any table. */
const YES_NO: Record<string, string> = { yes: 'y', skip: 'n', no: 'n' }

function lettersOf(options: Option[]): (verb: string) => string {
  const verbs = options.map((option) => verbOf(option.key))
  const asked = verbs.length === 2 && verbs.includes('yes') && verbs.every((verb) => verb in YES_NO)
  return (verb) => (asked ? (YES_NO[verb] ?? '') : letterOf(verb))
}

export interface Keyed {
  option: Option
  /** The digit that takes it, if it is about a thing and among the first nine. */
  digit: string
  /** The letter of its kind, on the first of each kind. */
  letter: string
}

/** Each option with its keys, as they are listed. Two kinds with the same letter: the first has it. */
export function keyed(options: Option[]): Keyed[] {
  const given = new Map<string, string>()
  const letters = lettersOf(options)
  let things = 0
  return options.map((option) => {
    const verb = verbOf(option.key)
    const letter = letters(verb)
    const first = letter !== '' && !given.has(letter)
    if (first) given.set(letter, verb)
    const digit = (option.about !== '' || option.key.includes(':')) && things < 9 ? String(++things) : ''
    return { option, digit, letter: first ? letter : '' }
  })
}

/** What a letter takes: all options of the kind it stands for in this list. */
export function ofLetter(options: Option[], letter: string): Option[] {
  const verb = keyed(options).find((one) => one.letter === letter)?.option.key
  return verb === undefined ? [] : options.filter((option) => verbOf(option.key) === verbOf(verb))
}

/** The option that Space takes: the only one that is about nothing on the table ("end", "leave the rest", "no"). */
export function spaced(options: Option[]): Option | null {
  const plain = options.filter((option) => option.about === '')
  return plain.length === 1 ? (plain[0] ?? null) : null
}

/** The options by the thing they concern: what a board lights up. */
export function litBy(options: Option[], scene?: Scene): Map<string, Option[]> {
  const lit = new Map<string, Option[]>()
  for (const option of options) {
    if (option.about === '') continue
    const there = lit.get(option.about)
    if (there) there.push(option)
    else lit.set(option.about, [option])
  }
  // What lies on a thing answers for it: the spell on a breach casts, not only the ring around it.
  for (const area of scene?.areas ?? []) {
    for (const thing of area.things) {
      for (const held of thing.holds) {
        const named = lit.get(thing.ref)?.filter((option) => names(option.key, held.card)) ?? []
        if (named.length && !lit.has(held.ref)) lit.set(held.ref, named)
      }
    }
  }
  return lit
}

const ownerOf = (ref: string): string => ref.split('/')[0] ?? ref

/** Whether an option leads its thing to that place, of the same player: `prep:spark>I` of `p0/breaches/I`. */
export function leadsTo(option: Option, ref: string): boolean {
  const end = option.key.split('>')[1]
  return end !== undefined && end === ref.slice(ref.lastIndexOf('/') + 1) && ownerOf(option.about) === ownerOf(ref)
}

/** Whether an option's key is about that card: `cast:spark@I` of `spark`. */
export function names(key: string, card: string): boolean {
  return card !== '' && key.slice(verbOf(key).length + 1).split(/[@>#/]/)[0] === card
}
