import type { Component } from 'svelte'
import { complete, renew } from '../lib/renew'
import { tell } from '../lib/toast.svelte'
import { t } from '../lib/words.svelte'
import BreachSign from './aeons-end/signs/Breach.svelte'
import ChronicleSign from './aeons-end/signs/Chronicle.svelte'
import ShardsSign from './aeons-end/signs/Shards.svelte'
import WanderersSign from './aeons-end/signs/Wanderers.svelte'
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
  /** Signs of their own, by the game: boxes of one family. */
  signs?: Record<string, Sign>
}

const GAMES: Own[] = [
  {
    of: (game) => game.startsWith('aeons-end/'),
    board: () => import('./AeonsEnd.svelte'),
    sign: { draw: BreachSign, hue: 268 },
    signs: {
      'aeons-end/legacy': { draw: ChronicleSign, hue: 158 },
      'aeons-end/outcasts': { draw: WanderersSign, hue: 338 },
      'aeons-end/all': { draw: ShardsSign, hue: 232 },
    },
  },
  { of: (game) => game === 'ostium', board: () => import('./Ostium.svelte'), sign: { draw: OstiumSign, hue: 24 } },
  { of: (game) => game === 'seasons', board: () => import('./Seasons.svelte'), sign: { draw: SeasonsSign, hue: 205 } },
]

const own = (game: string): Own | undefined => GAMES.find((each) => each.of(game))

/** Every camp of a campaign is laid out alike, whatever game its battles are of. */
export const isCamp = (game: string): boolean => game.endsWith('/camp')

export async function boardOf(game: string): Promise<Board> {
  const board = isCamp(game) ? () => import('./Camp.svelte') : own(game)?.board
  if (!board) return Generic
  try {
    const found = (await board()).default
    complete()
    return found
  } catch {
    if (await renew()) return await new Promise<Board>(() => undefined) // this page goes
    tell(t('board-plain'), true)
    return Generic
  }
}

export function signOf(game: string): Sign | null {
  const found = own(game)
  return found?.signs?.[game] ?? found?.sign ?? null
}
