import type { Component } from 'svelte'
import AeonsEndSign from './aeons-end/Sign.svelte'
import type { BoardProps } from './board'
import Generic from './Generic.svelte'
import OstiumSign from './ostium/Sign.svelte'
import SeasonsSign from './seasons/Sign.svelte'

/** Which board lays a game out, and which sign stands for it. A game without its own gets the plain ones. */

export type Board = Component<BoardProps>

export interface Sign {
  draw: Component<{ hue: number }>
  hue: number
}

interface Own {
  of: (game: string) => boolean
  board: () => Promise<{ default: Board }>
  sign: Sign
  /** Other colours of the sign, by the game: boxes of one family. */
  hues?: Record<string, number>
}

const GAMES: Own[] = [
  {
    of: (game) => game.startsWith('aeons-end/'),
    board: () => import('./AeonsEnd.svelte'),
    sign: { draw: AeonsEndSign, hue: 268 },
    hues: { 'aeons-end/legacy': 158, 'aeons-end/outcasts': 338, 'aeons-end/all': 232 },
  },
  { of: (game) => game === 'ostium', board: () => import('./Ostium.svelte'), sign: { draw: OstiumSign, hue: 24 } },
  { of: (game) => game === 'seasons', board: () => import('./Seasons.svelte'), sign: { draw: SeasonsSign, hue: 205 } },
]

const own = (game: string): Own | undefined => GAMES.find((each) => each.of(game))

/** Every camp of a campaign is laid out alike, whatever game its battles are of. */
export const isCamp = (game: string): boolean => game.endsWith('/camp')

export async function boardOf(game: string): Promise<Board> {
  if (isCamp(game)) return (await import('./Camp.svelte')).default
  const found = own(game)
  return found ? (await found.board()).default : Generic
}

export function signOf(game: string): Sign | null {
  const found = own(game)
  return found ? { ...found.sign, hue: found.hues?.[game] ?? found.sign.hue } : null
}
