import type { Option, Scene, Thing } from '../protocol'

/** What every board is given. A board lays the scene's areas out; it knows no rule. */
export interface BoardProps {
  scene: Scene
  /** The game's own plain data, for tracks and counters that a board wants to draw. */
  view: Record<string, unknown>
  /** What may be chosen now, by the ref of the thing it concerns. */
  lit: Map<string, Option[]>
  /** Somebody clicked a lit thing (or pressed Enter on it). */
  pick: (ref: string) => void
  /** Somebody dragged a lit thing onto another one. */
  drop?: (from: string, to: string) => void
  /** Show a card large while it is pointed at, focused or long pressed; null: no more. */
  show: (thing: Thing | null, at?: HTMLElement) => void
}
