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

/** The cards that a card names, as words that explain themselves. */
export function cardsNamed(card: string, cards: Map<string, CardInfo>): Term[] {
  const named = (cards.get(card)?.names ?? []).map((id) => cards.get(id)).filter((found) => found !== undefined)
  return named.map(({ id, name, text }) => ({ id: `card/${id}`, title: name, forms: [name], text }))
}

/** A text without case and marks, and with plain spaces, so that words are found without Polish keys. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\s/g, ' ').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase()
