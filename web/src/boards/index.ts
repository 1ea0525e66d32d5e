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
}

const GAMES: Own[] = [
  {
    of: (game) => game.startsWith('aeons-end/'),
    board: () => import('./AeonsEnd.svelte'),
    sign: { draw: AeonsEndSign, hue: 268 },
  },
  { of: (game) => game === 'ostium', board: () => import('./Ostium.svelte'), sign: { draw: OstiumSign, hue: 24 } },
  { of: (game) => game === 'seasons', board: () => import('./Seasons.svelte'), sign: { draw: SeasonsSign, hue: 205 } },
]

const own = (game: string): Own | undefined => GAMES.find((each) => each.of(game))

export async function boardOf(game: string): Promise<Board> {
  const found = own(game)
  return found ? (await found.board()).default : Generic
}

export function signOf(game: string): Sign | null {
  return own(game)?.sign ?? null
}
