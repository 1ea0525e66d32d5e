import type { Attachment } from 'svelte/attachments'

/**
 * What gives way, step by step: `data-fit` from 0 to 5, and how large the letters are. First the picture, then the letters where
 * they are large; at 5 the lines run on, and at last (`data-run`) they begin beside the name.
 */
const STEPS: readonly (readonly [fit: number, letters: number, run?: boolean])[] = [
  [0, 1],
  [1, 1],
  [2, 0.95],
  [3, 0.95],
  [4, 0.91],
  [4, 0.87],
  [4, 0.83],
  [4, 0.8],
  [5, 0.8],
  [5, 0.74],
  [5, 0.68],
  [5, 0.62],
  [5, 0.62, true],
]

/** Everything on the page whose words must fit. */
const framed = new Set<HTMLElement>()

/** One observer for all: what is laid out or sized anew at the same time is measured together. */
const sized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver((seen) => measure(seen.map(({ target }) => target as HTMLElement)))

if (typeof document !== 'undefined') document.fonts?.addEventListener('loadingdone', () => measure([...framed]))

/**
 * Makes the words of an element fit its frame: `{@attach fit(shown)}`, where `shown` is a string that changes when what it shows
 * does. `data-fit` and `--letters` say how much must give way, and the style says how; no letter gets smaller than may be read.
 * What is longer even then stays as it is, and is marked `data-over`.
 */
export function fit(shown: string): Attachment<HTMLElement> {
  return (at) => {
    void shown
    take(at, 0) // already now, so that what fits is found laid out, and need not be laid out once more
    framed.add(at)
    sized?.observe(at)
    return () => {
      framed.delete(at)
      sized?.unobserve(at)
    }
  }
}

/**
 * Finds the first step at which each of them fits. A look lays the whole page out anew, so all are changed and then all are
 * looked at; most fit at once, and for the others half of the steps are left out each time.
 */
function measure(all: HTMLElement[]): void {
  for (const at of all) at.removeAttribute('data-over') // its dots would count as words
  const searches = all.map((at) => ({ at, low: 0, high: STEPS.length, step: 0 }))
  for (let open = searches; open.length > 0; open = open.filter(({ low, high }) => low < high)) {
    for (const one of open) take(one.at, (one.step = one.low && (one.low + one.high) >> 1))
    for (const one of open) {
      if (one.at.scrollHeight <= one.at.clientHeight + 1) one.high = one.step
      else one.low = one.step + 1
    }
  }
  for (const { at, low } of searches) {
    take(at, Math.min(low, STEPS.length - 1))
    at.toggleAttribute('data-over', low === STEPS.length)
  }
}

/** At which step each of them is. */
const taken = new WeakMap<HTMLElement, number>()

function take(at: HTMLElement, step: number): void {
  if (taken.get(at) === step) return
  taken.set(at, step)
  const [fit, letters, run = false] = STEPS[step]!
  at.dataset.fit = String(fit)
  at.toggleAttribute('data-run', run)
  at.style.setProperty('--letters', String(letters))
}
