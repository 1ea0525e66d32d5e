import type { TableInfo } from '../protocol'

/** Among rivals nobody may look ahead, nor sit on both sides; and everybody is told where somebody could. */

export const areRivals = (table: TableInfo): boolean => !table.cooperative && table.players > 1

/** Whether I may take an open seat. Rivals have one seat each, but where the table was laid for one screen. */
export const maySit = (table: TableInfo): boolean => !areRivals(table) || table.one_screen || table.mine.length === 0

/** Whether the seed may help one rival against another; who plays against bots alone need not be warned of themselves. */
export function seedMayHelp(table: TableInfo): boolean {
  return table.chance.seed !== null && areRivals(table) && table.seats.some((seat) => !seat.mine && seat.kind !== 'bot')
}

/** A hash as it is told in passing; enough to see that it is the same one. */
export const brief = (hash: string): string => `${hash.slice(0, 8)}…`

/** How to check a finished game; the file is named as the server names it. */
export const verifyLine = (table: TableInfo): string => `talia verify talia-${table.id}.json --hash ${table.chance.hash ?? ''}`
