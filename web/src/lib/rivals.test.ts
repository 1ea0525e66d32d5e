import { expect, test } from 'vitest'
import type { SeatInfo, TableInfo } from '../protocol'
import { areRivals, brief, maySit, seedMayHelp, verifyLine } from './rivals'

type Kind = 'me' | 'other' | 'open' | 'bot'

function table(kinds: Kind[], more: Partial<TableInfo> = {}): TableInfo {
  const seats = kinds.map((kind, seat): SeatInfo => {
    const told = { seat, title: `Player ${seat + 1}`, name: kind, bot: null, kept: false, here: true, deciding: false }
    return { ...told, kind: kind === 'open' || kind === 'bot' ? kind : 'person', mine: kind === 'me' }
  })
  return {
    id: 'abc',
    campaign: null,
    game: 'ostium',
    explained_by: 'ostium',
    title: 'Ostium',
    players: kinds.length,
    cooperative: false,
    listed: false,
    made_at: 0,
    changed_at: 0,
    over: false,
    dealt: true,
    outdated: false,
    one_screen: false,
    host: false,
    chance: { seed: null, hash: null, secret: null },
    round: 1,
    choices: 0,
    mine: seats.filter((seat) => seat.mine).map((seat) => seat.seat),
    my_turn: false,
    seats,
    watching: 0,
    ...more,
  }
}

test('rivals have one seat each, but where the table was laid for one screen', () => {
  expect(maySit(table(['other', 'open']))).toBe(true)
  expect(maySit(table(['me', 'open']))).toBe(false)
  expect(maySit(table(['me', 'me', 'open'], { one_screen: true }))).toBe(true)
  expect(maySit(table(['me', 'open'], { cooperative: true }))).toBe(true)
})

test('one who plays alone is nobody’s rival', () => {
  expect(areRivals(table(['me']))).toBe(false)
  expect(areRivals(table(['me', 'bot']))).toBe(true)
})

test('a chosen seed is a warning where somebody else plays against me', () => {
  const chance = { seed: 0, hash: null, secret: null }
  expect(seedMayHelp(table(['me', 'other'], { chance }))).toBe(true)
  expect(seedMayHelp(table(['me', 'open'], { chance }))).toBe(true)
  expect(seedMayHelp(table(['me', 'bot'], { chance }))).toBe(false)
  expect(seedMayHelp(table(['me', 'other'], { chance, cooperative: true }))).toBe(false)
  expect(seedMayHelp(table(['me', 'other']))).toBe(false)
})

test('a hash is told short in passing, and whole in the line that checks a game', () => {
  const hash = '0123456789abcdef'.repeat(4)
  expect(brief(hash)).toBe('01234567…')
  const sealed = table(['me', 'other'], { chance: { seed: null, hash, secret: null } })
  expect(verifyLine(sealed)).toBe(`talia verify talia-abc.json --hash ${hash}`)
})
