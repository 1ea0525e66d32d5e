import { keep, kept } from '../lib/kept'

/** The story before a match is told once to each browser: on the campaign's page, or when its table is opened. */

const SEEN = 'tale-seen'

export const taleSeen = (table: string): boolean => kept(SEEN) === table

export function seeTale(table: string): void {
  keep(SEEN, table)
}
