import type { Answers, SeatWish } from '../protocol'
import { keep, keptData } from './kept'

/** The set-ups of the tables made here, for "once more". The server does not tell them: another game may be played secretly. */

export interface Setup {
  players: number
  answers: Answers
  seats: SeatWish[]
  listed: boolean
}

const MOST = 20

export function keepSetup(table: string, setup: Setup): void {
  const all = Object.entries(keptData<Record<string, Setup>>('setups') ?? {}).slice(1 - MOST)
  keep('setups', JSON.stringify(Object.fromEntries([...all, [table, setup]])))
}

export function keptSetup(table: string): Setup | null {
  return keptData<Record<string, Setup>>('setups')?.[table] ?? null
}
