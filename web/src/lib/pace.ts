import type { State } from '../protocol'

/**
 * A bot moves faster than anybody can follow. Positions that a bot's choice led to are shown one after another; what people
 * do is shown at once, behind what is still waiting.
 */

export const BEAT = 450
const MOST = 20

export interface Pace {
  take(state: State): void
  /** Show all that waits, now. */
  hurry(): void
  stop(): void
  readonly waiting: number
}

/** What stands before a position: the steps that led to it. `play` says whether there are any, and calls `done` after them. */
export interface Before {
  play(state: State, done: () => void): boolean
  skip(): void
}

/** `show` gets the positions in order, each with the ones skipped on the way to it (their log lines count, too). */
export function paced(show: (state: State, skipped: State[]) => void, beat: () => number, before?: Before): Pace {
  let staged = false
  let queue: State[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let shownAt = -Infinity

  function next(upTo = 1): void {
    clearTimeout(timer)
    timer = undefined
    const skipped = queue.slice(0, upTo)
    queue = queue.slice(upTo)
    const state = skipped.pop()
    if (!state) return
    shownAt = performance.now()
    show(state, skipped)
    plan()
  }

  function plan(): void {
    const first = queue[0]
    if (timer !== undefined || staged || !first) return
    const pause = first.cause?.bot ? Math.max(0, shownAt + beat() - performance.now()) : 0
    if (pause === 0) enter(first)
    else timer = setTimeout(() => enter(first), pause)
  }

  function enter(state: State): void {
    clearTimeout(timer)
    timer = undefined
    staged = true
    const plays = before?.play(state, () => {
      staged = false
      next()
    })
    if (plays) return
    staged = false
    next()
  }

  return {
    take(state) {
      queue.push(state)
      if (staged && queue.length <= MOST) return
      if (queue.length > MOST || beat() === 0) this.hurry()
      else plan()
    },
    hurry() {
      // What is on the stage ends by showing its position; the rest follows at once.
      if (staged) before?.skip()
      if (queue.length) next(queue.length)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      queue = []
    },
    get waiting() {
      return queue.length
    },
  }
}
