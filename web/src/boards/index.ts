import type { Component } from 'svelte'
import type { BoardProps } from './board'
import Generic from './Generic.svelte'

/** Which board lays a game out. A game without one of its own gets the plain one. */

export type Board = Component<BoardProps>

const BOARDS: { of: (game: string) => boolean; load: () => Promise<{ default: Board }> }[] = [
  { of: (game) => game.startsWith('aeons-end/'), load: () => import('./AeonsEnd.svelte') },
  { of: (game) => game === 'ostium', load: () => import('./Ostium.svelte') },
]

export async function boardOf(game: string): Promise<Board> {
  const own = BOARDS.find((board) => board.of(game))
  return own ? (await own.load()).default : Generic
}
