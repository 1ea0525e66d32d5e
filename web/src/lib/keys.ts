import type { Option } from '../protocol'

/** Which key takes which option. */

/** Letters that mean something else at the table: fold, language, redo, undo. */
const TAKEN = 'flru'
const KEYS = [...'123456789', ...[...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !TAKEN.includes(letter))]

/** Each option with its key; past the last key there is none, and the arrows still reach it. */
export function keyed(options: Option[]): { option: Option; key: string }[] {
  return options.map((option, n) => ({ option, key: KEYS[n] ?? '' }))
}

/** The option that Space takes: the only one that is about nothing on the table ("end", "leave the rest", "no"). */
export function spaced(options: Option[]): Option | null {
  const plain = options.filter((option) => option.about === '')
  return plain.length === 1 ? (plain[0] ?? null) : null
}

/** The options by the thing they concern: what a board lights up. */
export function litBy(options: Option[]): Map<string, Option[]> {
  const lit = new Map<string, Option[]>()
  for (const option of options) {
    if (option.about === '') continue
    const there = lit.get(option.about)
    if (there) there.push(option)
    else lit.set(option.about, [option])
  }
  return lit
}
