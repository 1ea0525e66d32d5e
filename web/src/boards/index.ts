import type { Component } from 'svelte'
import type { BoardProps } from './board'
import Generic from './Generic.svelte'

/** Which board lays a game out. A game without one of its own gets the plain one. */

export type Board = Component<BoardProps>

const BOARDS: { is: (game: string) => boolean; load: () => Promise<{ default: Board }> }[] = []
// While a board is being written its file may be missing; the game is then played on the plain one.
const found = import.meta.glob<{ default: Board }>('./{AeonsEnd,Ostium}.svelte')
const aeonsEnd = found['./AeonsEnd.svelte']
const ostium = found['./Ostium.svelte']
if (aeonsEnd) BOARDS.push({ is: (game) => game.startsWith('aeons-end/'), load: aeonsEnd })
if (ostium) BOARDS.push({ is: (game) => game === 'ostium', load: ostium })

export async function boardOf(game: string): Promise<Board> {
  const own = BOARDS.find((board) => board.is(game))
  return own ? (await own.load()).default : Generic
}
