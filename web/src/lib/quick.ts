import type { Answers, GameInfo, SeatWish } from '../protocol'
import { advises, answersOf, fresh } from './answers'
import { api } from './api'
import { keep, keptData } from './kept'
import { tablePath } from './paths'
import { become, person, recall } from './person.svelte'
import { go } from './router.svelte'
import { keepSetup } from './setups'

/** A game at once: me on the first seat, a bot on each other. */

/** The bot to sit beside a person: one that plays sensibly and quickly. */
export function usualBot(game: GameInfo): string {
  return (game.bots.find((bot) => bot.id === 'steady') ?? game.bots[0])?.id ?? ''
}

export function quickSeats(game: GameInfo): SeatWish[] {
  const bot = usualBot(game)
  return Array.from({ length: game.players }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'bot', bot }))
}

/** The tables at which somebody was taught here: whoever comes from a lesson has not played yet. */
const taught = (): string[] => keptData<string[]>('lessons') ?? []

export function keepLesson(table: string): void {
  keep('lessons', JSON.stringify([...taught(), table].slice(-20)))
}

/** Whether somebody has not sat at a table of this game yet, but for its lesson. */
export async function isFirst(game: GameInfo): Promise<boolean> {
  try {
    const lessons = taught()
    return !(await recall()) || !(await api.myTables()).some((table) => table.game === game.id && !lessons.includes(table.id))
  } catch {
    return false
  }
}

/** The answers of a game at once: the first is set up as the guide advises, later ones as usual. */
export async function quickAnswers(game: GameInfo): Promise<Answers> {
  return advises(game) && (await isFirst(game)) ? answersOf(game, fresh(game, true), game.players) : {}
}

/** Sit down with bots, at once. */
export async function playNow(game: GameInfo): Promise<void> {
  const answers = await quickAnswers(game)
  await become(person.name)
  const setup = { players: game.players, answers, seats: quickSeats(game), listed: false }
  const table = await api.make({ game: game.id, ...setup })
  keepSetup(table.id, setup)
  go(tablePath(table.id))
}
