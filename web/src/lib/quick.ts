import type { Answers, GameInfo, SeatWish } from '../protocol'
import { advises, answersOf, fresh } from './answers'
import { api } from './api'
import { recall } from './person.svelte'

/** A game at once: me on the first seat, a bot on each other. */

/** The bot to sit beside a person: one that plays sensibly and quickly. */
export function usualBot(game: GameInfo): string {
  return (game.bots.find((bot) => bot.id === 'steady') ?? game.bots[0])?.id ?? ''
}

export function quickSeats(game: GameInfo): SeatWish[] {
  const bot = usualBot(game)
  return Array.from({ length: game.players }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'bot', bot }))
}

/** Whether somebody has not sat at a table of this game yet. */
export async function isFirst(game: GameInfo): Promise<boolean> {
  try {
    return !(await recall()) || !(await api.myTables()).some((table) => table.game === game.id)
  } catch {
    return false
  }
}

/** The answers of a game at once: the first is set up as the guide advises, later ones as usual. */
export async function quickAnswers(game: GameInfo): Promise<Answers> {
  return advises(game) && (await isFirst(game)) ? answersOf(game, fresh(game, true), game.players) : {}
}
