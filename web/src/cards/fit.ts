import type { Attachment } from 'svelte/attachments'

type Step = readonly [fit: number, letters: number, run?: boolean]

/**
 * What gives way, step by step: `data-fit` from 0 to 5, and how large the letters are. First the picture, then the letters where
 * they are large; at 5 the lines run on, and at last (`data-run`) they begin beside the name.
 */
const STEPS: readonly Step[] = [
  [0, 1],
  [1, 1],
  [2, 0.95],
  [3, 0.95],
  [4, 0.91],
  [4, 0.87],
  [4, 0.83],
  [4, 0.8],
  [5, 0.95],
  [5, 0.91],
  [5, 0.87],
  [5, 0.83],
  [5, 0.8],
  [5, 0.74],
  [5, 0.68],
  [5, 0.62],
  [5, 0.62, true],
]

/** Rules without a picture: the letters give way but a little before the lines run on. What is longer is pushed along. */
export const LONG: readonly Step[] = [
  [0, 1],
  [1, 0.96],
  [5, 0.96],
]

/** The last step at which lines are apart. Running on saves more than small letters do, so beyond it they are larger again. */
const apart = (steps: readonly Step[]): number => steps.findLastIndex(([fit]) => fit < 5)

/** Everything on the page whose words must fit, and by which steps. */
const framed = new Map<HTMLElement, readonly Step[]>()

/** One observer for all: what is laid out or sized anew at the same time is measured together. */
const sized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver((seen) => measure(seen.map(({ target }) => target as HTMLElement)))

if (typeof document !== 'undefined') document.fonts?.addEventListener('loadingdone', () => measure([...framed.keys()]))

/**
 * Makes the words of an element fit its frame: `{@attach fit(shown)}`, where `shown` is a string that changes when what it shows
 * does. `data-fit` and `--letters` say how much must give way, and the style says how; no letter gets smaller than may be read.
 * What is longer even then stays as it is, and is marked `data-over`.
 */
export function fit(shown: string, steps = STEPS): Attachment<HTMLElement> {
  return (at) => {
    void shown
    framed.set(at, steps)
    take(at, 0) // already now, so that what fits is found laid out, and need not be laid out once more
    sized?.observe(at)
    return () => {
      framed.delete(at)
      sized?.unobserve(at)
    }
  }
}

/**
 * Finds the first step at which each of them fits. A look lays the whole page out anew, so all are changed and then all are
 * looked at; most fit at once, and for the others half of the steps are left out each time, first those apart or those running on.
 */
function measure(all: HTMLElement[]): void {
  for (const at of all) at.removeAttribute('data-over') // its dots would count as words
  const searches = all.map((at) => ({ at, low: 0, high: stepsOf(at).length, apart: apart(stepsOf(at)), air: stepsOf(at) === LONG ? 0 : 1, step: 0 }))
  for (let open = searches; open.length > 0; open = open.filter(({ low, high }) => low < high)) {
    for (const one of open) take(one.at, (one.step = next(one)))
    for (const one of open) {
      if (one.at.scrollHeight <= one.at.clientHeight + one.air) one.high = one.step
      else one.low = one.step + 1
    }
  }
  for (const { at, low } of searches) {
    const most = stepsOf(at).length
    take(at, Math.min(low, most - 1))
    at.toggleAttribute('data-over', low === most && stepsOf(at) !== LONG)
  }
}

const stepsOf = (at: HTMLElement): readonly Step[] => framed.get(at) ?? STEPS

function next({ low, high, apart }: { low: number; high: number; apart: number }): number {
  if (low === 0) return 0
  return low <= apart && high > apart + 1 ? apart : (low + high) >> 1
}

/** At which step each of them is. */
const taken = new WeakMap<HTMLElement, number>()

function take(at: HTMLElement, step: number): void {
  if (taken.get(at) === step) return
  taken.set(at, step)
  const [fit, letters, run = false] = stepsOf(at)[step]!
  at.dataset.fit = String(fit)
  at.toggleAttribute('data-run', run)
  at.style.setProperty('--letters', String(letters))
}
