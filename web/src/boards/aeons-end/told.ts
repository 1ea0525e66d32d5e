import type { Area } from '../../protocol'
import type { PlayerView } from './view'

/** What a player's sheet tells in words, apart from what is drawn as a number. */
export interface Told {
  /** How much aether there is, if any is told. */
  aether?: string
  /** Everything that is no number of its own. */
  more: string[]
  /** Those of them that are sentences, such as where a barrier stands: they need lines of their own. */
  notes: string[]
}

const NUMBERS = 22 // letters that a fact with a number has at the most

export function toldOf(sheet: Area, view?: PlayerView): Told {
  // What the view counts is shown as a number; the other facts stay words. Who has no ability has no charges to tell.
  const facts = sheet.facts.slice(view?.charges_needed === 0 ? 1 : 2)
  const aether = view?.aether === undefined ? undefined : facts.find((fact) => fact.startsWith(`${view.aether} `))
  const more = facts.filter((fact) => fact !== aether)
  return { aether, more, notes: more.filter((fact) => fact.length > NUMBERS) }
}
