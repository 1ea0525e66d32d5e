import type { Scene, Thing } from '../protocol'
import { ghostly } from './ghost'

/** Cards fly from where they lay to where they lie: seen from two scenes, with no rule of any game. */

export interface Move {
  card: string
  from: string
  to: string
  /** Nothing lay there before: the place stays empty until the card lands. */
  fresh: boolean
  /** It comes from a deck: on its way it shows its face, not the deck's back. */
  turned: boolean
}

const LONG = 320
const STAGGER = 45
/** More than this at once (a new round, a whole hand) is a flurry nobody can read. */
const MOST = 10

interface Lies {
  card: string
  count: number
  pile: boolean
}

function lying(scene: Scene): Map<string, Lies> {
  const found = new Map<string, Lies>()
  function add(thing: Thing, holder: string | null): void {
    // What lies in a breach is drawn there, and may have no spot of its own.
    const ref = holder ?? thing.ref
    if (thing.card !== '' && (holder !== null || !found.has(ref))) {
      found.set(holder === null ? ref : `${ref}#${thing.card}`, { card: thing.card, count: thing.count, pile: thing.tone === 'pile' })
    }
    for (const held of thing.holds) add(held, ref)
  }
  for (const area of scene.areas) for (const thing of area.things) add(thing, null)
  return found
}

const spotOf = (key: string): string => key.split('#')[0] ?? key
const ownerOf = (key: string): string => key.split('/')[0] ?? key

/** Which cards went where. What came from nowhere comes from the pile that was chosen, or from its owner's deck. */
export function movesBetween(before: Scene, after: Scene, about: string): Move[] {
  const old = lying(before)
  const now = lying(after)
  const left: { key: string; card: string }[] = []
  const came: { key: string; card: string }[] = []
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const was = old.get(key)
    const is = now.get(key)
    const fewer = (was?.count ?? 0) - (is && is.card === was?.card ? is.count : 0)
    const more = (is?.count ?? 0) - (was && was.card === is?.card ? was.count : 0)
    // The top card of a pile is covered, not gone, when another lands on it.
    if (was && !was.pile) for (let n = 0; n < fewer; n++) left.push({ key, card: was.card })
    if (is) for (let n = 0; n < more; n++) came.push({ key, card: is.card })
  }
  const refs = new Set([...before.areas.flatMap((area) => area.things.map((thing) => thing.ref))])
  const moves: Move[] = []
  for (const { key, card } of came) {
    const to = spotOf(key)
    const at = left.findIndex((one) => one.card === card && spotOf(one.key) !== to)
    const source = at >= 0 ? left.splice(at, 1)[0] : undefined
    const deck = `${ownerOf(key)}/deck`
    const from = source ? spotOf(source.key) : old.get(about)?.card === card ? about : refs.has(deck) ? deck : null
    if (from !== null && from !== to) moves.push({ card, from, to, fresh: !old.has(key), turned: from === deck })
  }
  return moves.slice(0, MOST)
}

function spot(board: HTMLElement, ref: string): HTMLElement | null {
  return board.querySelector<HTMLElement>(`[data-ref="${CSS.escape(ref)}"]`)
}

interface Shape {
  copy: HTMLElement
  box: DOMRect
  /** What it has from the things around it: without them it would be drawn in another size. */
  dress: Record<string, string>
}

function shapeOf(element: HTMLElement): Shape {
  const style = getComputedStyle(element)
  const dress: Record<string, string> = { 'font-size': style.fontSize }
  for (const name of ['--card', '--tall', '--ratio', '--round', '--pile', '--breach']) dress[name] = style.getPropertyValue(name)
  return { copy: element.cloneNode(true) as HTMLElement, box: element.getBoundingClientRect(), dress }
}

function ghostOf({ copy: ghost, box, dress }: Shape): HTMLElement {
  ghostly(ghost, box, 60)
  for (const [name, value] of Object.entries(dress)) ghost.style.setProperty(name, value)
  return ghost
}

/** How a thing of one size is laid over a place of another: never stretched, its middle on the other's. */
export function over(own: DOMRect, place: DOMRect): string {
  const x = place.left + place.width / 2 - (own.left + own.width / 2)
  const y = place.top + place.height / 2 - (own.top + own.height / 2)
  return `translate(${x}px, ${y}px) scale(${Math.min(place.width / own.width, place.height / own.height)})`
}

/** Lift the cards now; the function given back, called when the board is drawn anew, lets them fly. */
export function fly(board: HTMLElement, moves: Move[]): (() => void) | null {
  const lifted = moves.flatMap((move) => {
    const from = spot(board, move.from)
    return from && from.getBoundingClientRect().width > 0 ? [{ move, shape: shapeOf(from) }] : []
  })
  if (!lifted.length) return null
  return () => {
    for (const [n, { move, shape }] of lifted.entries()) {
      const landing = spot(board, move.to)
      const target = landing?.getBoundingClientRect()
      if (!landing || !target || target.width === 0) continue
      const own = move.turned ? shapeOf(landing) : shape
      const ghost = ghostOf(own)
      document.body.append(ghost)
      const flight = ghost.animate(
        [
          { transform: over(own.box, shape.box), opacity: 1 },
          { transform: over(own.box, target), opacity: 0.85 },
        ],
        { duration: LONG, delay: n * STAGGER, easing: 'cubic-bezier(.3,.7,.2,1)', fill: 'both' },
      )
      if (move.fresh) landing.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { duration: LONG + n * STAGGER })
      flight.onfinish = () => ghost.remove()
      flight.oncancel = () => ghost.remove()
    }
  }
}
