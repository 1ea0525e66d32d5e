import type { CardInfo, GameInfo, Lang, Thing } from '../protocol'
import { api } from './api'

/** The installed games and their cards, fetched once a language. */

const games = new Map<Lang, Promise<GameInfo[]>>()
const others = new Map<string, Promise<GameInfo>>()
const cards = new Map<string, Promise<Map<string, CardInfo>>>()

function once<K, V>(store: Map<K, Promise<V>>, key: K, fetch: () => Promise<V>): Promise<V> {
  const known = store.get(key)
  if (known) return known
  const asked = fetch()
  store.set(key, asked)
  // A failed request is not an answer: the next one asks again.
  asked.catch(() => store.delete(key))
  return asked
}

export function gamesIn(lang: Lang): Promise<GameInfo[]> {
  return once(games, lang, () => api.games())
}

/** A game: one of those that are offered, or one that only a campaign plays. */
export async function gameIn(lang: Lang, id: string): Promise<GameInfo | null> {
  const offered = (await gamesIn(lang)).find((game) => game.id === id)
  return offered ?? once(others, `${lang} ${id}`, () => api.game(id)).catch(() => null)
}

export function cardsIn(lang: Lang, game: string): Promise<Map<string, CardInfo>> {
  return once(cards, `${lang} ${game}`, async () => new Map((await api.cards(game)).map((card) => [card.id, card])))
}

/** How many answers a game's set-up knows. */
const size = (game: GameInfo): number => game.fields.reduce((sum, field) => sum + field.choices.length + field.parts.length, 0)

/** As a newcomer wants them: boxes of one family together, first what can be learned by playing, then the smaller ones. */
export function inOrder(all: GameInfo[]): GameInfo[] {
  const family = (game: GameInfo): string => game.id.split('/')[0]!
  return all.toSorted(
    (a, b) => family(a).localeCompare(family(b)) || Number(b.lessons.length > 0) - Number(a.lessons.length > 0) || size(a) - size(b),
  )
}

/** A card of the list, as a thing that lies on the table. */
export function asThing(card: CardInfo): Thing {
  return {
    ref: `card/${card.id}`,
    title: card.name,
    facts: card.facts,
    text: card.text,
    tone: card.art.split('/')[0] ?? '',
    count: 1,
    card: card.id,
    art: card.art,
    cost: card.cost,
    kind: card.kind,
    holds: [],
  }
}
