/** What the board reads of the game's own data, to draw tracks and portals; all else comes from the scene. */

export interface BreachView {
  breach: string
  state: 'closed' | 'open' | 'sigil' | 'gone'
  stage: number | null
  focused: boolean
  focus: number | null
  open: number | null
  bonus: number
}

export interface PlayerView {
  life: number
  full: number
  exhausted: boolean
  charges: number
  aether?: number
  charges_needed: number
  breaches: BreachView[]
}

export interface View {
  gravehold?: { life: number; full: number }
  /** One that is beaten part by part has no life of its own. */
  nemesis?: { life: number | null; full: number | null; tokens: number; tier: number }
  turn_order?: { deck: number }
  market?: { id: string; left: number }[]
  players?: PlayerView[]
}

export const read = (view: Record<string, unknown>): View => view as View
