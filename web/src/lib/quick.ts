import type { GameInfo, SeatWish } from '../protocol'

/** A game at once: me on the first seat, a bot on each other. */

/** The bot to sit beside a person: one that plays sensibly and quickly. */
export function usualBot(game: GameInfo): string {
  return (game.bots.find((bot) => bot.id === 'steady') ?? game.bots[0])?.id ?? ''
}

export function quickSeats(game: GameInfo): SeatWish[] {
  const bot = usualBot(game)
  return Array.from({ length: game.players }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'bot', bot }))
}
