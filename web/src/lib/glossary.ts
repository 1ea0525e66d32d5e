import type { CardInfo, Term } from '../protocol'

/** Where the words of a game stand in a text, so that they can explain themselves. */

/** A text in parts: what is plain, and what is a word of the glossary. */
export type Part = string | { text: string; term: Term }

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text taken apart. Of two forms that begin at one place the longer one counts. */
export function parts(text: string, terms: Term[]): Part[] {
  const forms = terms.flatMap((term) => term.forms.map((form) => ({ form, term })))
  if (!forms.length) return [text]
  const known = new Map(forms.map(({ form, term }) => [form.toLowerCase(), term]))
  const longest = forms.map(({ form }) => form).sort((a, b) => b.length - a.length)
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  const all: Part[] = []
  let end = 0
  for (const match of text.matchAll(found)) {
    const term = known.get(match[0].toLowerCase())
    if (!term) continue
    if (match.index > end) all.push(text.slice(end, match.index))
    all.push({ text: match[0], term })
    end = match.index + match[0].length
  }
  if (end < text.length || !all.length) all.push(text.slice(end))
  return all
}

/** The words that texts use, each once, in the order they come. */
export function termsIn(texts: string[], terms: Term[]): Term[] {
  const found = texts.flatMap((text) => parts(text, terms)).flatMap((part) => (typeof part === 'string' ? [] : [part.term]))
  return [...new Set(found)]
}

/**
 * The cards that texts name, as words that explain themselves. A name of one word is left out: it may be a word like any
 * other. So is a card that no list may tell of, and the card itself.
 */
export function cardsNamed(texts: string[], cards: Iterable<CardInfo>, self: string): Term[] {
  const all = texts.join('\n')
  const found: { at: number; term: Term }[] = []
  for (const { id, name, text, sealed } of cards) {
    if (sealed || id === self || !text || !/\s/u.test(name)) continue
    const at = all.search(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'u'))
    if (at >= 0 && !found.some((one) => one.term.title === name)) found.push({ at, term: { id: `card/${id}`, title: name, forms: [name], text } })
  }
  return found.sort((a, b) => a.at - b.at).map((one) => one.term)
}

/** A text without case and marks, and with plain spaces, so that words are found without Polish keys. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\s/g, ' ').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase()
