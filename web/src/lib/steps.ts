import type { LogLine, State } from '../protocol'
import type { Speed } from './speed.svelte'

/**
 * What happened by one choice, as steps that can be followed: a card comes up large, a number flies where it lands. The game
 * says which events deserve it (`LogLine.shows`); nothing here knows a game.
 */

export interface Step {
  line: LogLine
  kind: 'card' | 'banner' | 'loss' | 'gain'
  /** The card that comes up. */
  card: string
  /** Milliseconds at the usual pace. */
  long: number
}

const LONG = { card: 1500, banner: 1100, loss: 520, gain: 520 }
/** That somebody else's turn begins: one's own may have ended by itself, because nothing was left to do. */
const TURN = 700
/** Nothing that matters is shorter than this at the usual pace, however much there is to show. */
export const SHORTEST = 300
/** So long may all steps of one choice take together before each gets shorter. */
const PATIENCE = 9000

export const FACTOR: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, none: 0 }

export function textOf(line: LogLine): string {
  return line.parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

/**
 * `passes`: what I did ended my turn, so whoever's turn begins in these lines is told. `known`: cards that need not come up,
 * because I have just played them myself.
 */
export function stepsOf(lines: LogLine[], passes = false, known: (line: LogLine, card: string) => boolean = () => false): Step[] {
  const steps: Step[] = []
  for (const line of lines) {
    if (line.shows === 'turn') {
      if (passes) steps.push({ line, kind: 'banner', card: '', long: TURN })
      passes = false
      continue
    }
    if (line.shows === '') continue
    const named = line.parts.find((part) => typeof part !== 'string')
    const card = typeof named === 'object' ? named.card : ''
    const kind = line.shows === 'card' && card === '' ? 'banner' : line.shows
    if (kind === 'card' && known(line, card)) continue
    if ((kind === 'loss' || kind === 'gain') && line.n === 0) continue
    steps.push({ line, kind, card: kind === 'card' ? card : '', long: LONG[kind] })
  }
  const all = steps.reduce((sum, step) => sum + step.long, 0)
  const shorter = Math.min(1, PATIENCE / Math.max(1, all))
  return steps.map((step) => ({ ...step, long: Math.max(SHORTEST, Math.round(step.long * shorter)) }))
}

/** Steps worth waiting for: a card or an announcement, or whatever somebody else did. My own numbers fly while I go on. */
export function holdsUp(steps: Step[], state: State): boolean {
  const mine = state.cause !== null && !state.cause.bot && state.cause.seat !== null && state.table.mine.includes(state.cause.seat)
  return steps.some((step) => step.kind === 'card' || step.kind === 'banner') || (steps.length > 0 && !mine)
}
