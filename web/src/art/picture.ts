import { attack } from './attack'
import { creature } from './creature/creature'
import { back, emblem } from './emblem'
import { familiar } from './familiar'
import { mage, nemesis } from './figures'
import { gem } from './gem'
import { sheet } from './ink'
import { item } from './item'
import { minion } from './minion'
import { breach, city, gate, turn } from './places'
import { power } from './power'
import { relic } from './relic'
import { spell } from './spell'

const SORTS = new Map(
  Object.entries({
    gem,
    relic,
    spell,
    minion,
    power,
    attack,
    mage,
    nemesis,
    city,
    gate,
    breach,
    turn,
    back,
    item,
    familiar,
  }) as [string, (id: string) => string][],
)

const drawn = new Map<string, string>()

/** The picture of a card, as SVG: drawn from its id and its sort, always the same for the same two. */
export function picture(card: string, art: string): string {
  const name = `${art} ${card}`
  let known = drawn.get(name)
  if (known === undefined) {
    const [sort = '', clan = '', rank = ''] = art.split('/')
    known = sheet(sort === 'creature' ? creature(card, clan, rank) : (SORTS.get(sort) ?? emblem)(card))
    drawn.set(name, known)
  }
  return known
}
