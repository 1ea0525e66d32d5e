import type { Area, Scene, Thing } from '../../protocol'

/** What the board reads of the game's own data; all else comes from the scene. */

export const ENERGIES = ['air', 'water', 'fire', 'earth'] as const
export type Energy = (typeof ENERGIES)[number]
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const
export type Season = (typeof SEASONS)[number]
export type Tokens = Record<Energy, number>

export interface CardView {
  id: string
  turned: boolean
  energy?: Tokens
  trap?: boolean
  deadbolt?: boolean
  mimics?: string
}

export interface PlayerView {
  crystals: number
  gauge: number
  reserve: Tokens
  reserve_limit: number
  worth: Tokens
  bonus_used: number
  in_play: CardView[]
  hand: unknown[] | number
  token: number | null
  token_used: boolean
  destiny: number
}

export interface View {
  year?: number
  month?: number
  season?: Season
  values?: Record<Season, Tokens>
  round?: number
  first?: number
  phase?: string
  destiny?: boolean
  players?: PlayerView[]
  result?: { won: boolean[]; scores?: Record<string, number>[] } | null
}

export const read = (view: Record<string, unknown>): View => view as View

export const sum = (tokens: Tokens): number => ENERGIES.reduce((all, energy) => all + tokens[energy], 0)

/** One player's part of the scene: the sheet, and what is theirs alone. */
export interface Side {
  area: Area
  seat: number
  reserve: Thing | undefined
  bonuses: Thing | undefined
  die: Thing | undefined
  destiny: Thing | undefined
  token: Thing | undefined
  cards: Thing[]
  view: PlayerView | undefined
}

export function sides(scene: Scene, view: View): Side[] {
  return scene.areas.flatMap((area) => {
    const number = /^p(\d+)$/.exec(area.ref)?.[1]
    if (number === undefined) return []
    const energy = scene.areas.find((one) => one.ref === `${area.ref}/energy`)
    const of = (art: string) => area.things.find((thing) => thing.art.split('/')[0] === art)
    return [
      {
        area,
        seat: Number(number),
        reserve: energy?.things[0],
        bonuses: of('bonuses'),
        die: of('die'),
        destiny: of('destiny'),
        token: of('token'),
        cards: area.things.filter((thing) => thing.ref.startsWith(`${area.ref}/play/`)),
        view: view.players?.[Number(number)],
      },
    ]
  })
}

/** The signs that stand for a face or a cost: `air+air+star` with how far the marker moves. */
export function signs(told: string): { sign: string; n: number }[] {
  return told
    .split('+')
    .filter(Boolean)
    .map((part) => {
      const crystals = /^(\d+)-crystals$/.exec(part)
      return crystals ? { sign: 'crystal', n: Number(crystals[1]) } : { sign: part, n: 0 }
    })
}
