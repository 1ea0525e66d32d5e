import type { Attachment } from 'svelte/attachments'

/**
 * What gives way, step by step: `data-fit` from 0 to 5, and how large the letters are. First the picture, then the letters where
 * they are large; at 5 the lines run on, too.
 */
const STEPS: readonly (readonly [fit: number, letters: number])[] = [
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
]

/**
 * Makes the words of an element fit its frame: `{@attach fit(text)}`. `data-fit` and `--letters` say how much must give way, and
 * the style says how; no letter gets smaller than may be read. What is longer even then stays as it is, and is marked `data-over`.
 */
export function fit(words: string): Attachment<HTMLElement> {
  return (at) => {
    void words
    const fits = (step: number): boolean => {
      const [fit, letters] = STEPS[step]!
      at.dataset.fit = String(fit)
      at.style.setProperty('--letters', String(letters))
      return at.scrollHeight <= at.clientHeight + 1
    }
    // Every look lays the element out anew: most fit at once, and for the others half of the steps are left out each time.
    const measure = (): void => {
      at.toggleAttribute('data-over', !found())
    }
    const found = (): boolean => {
      if (fits(0)) return true
      let [low, high] = [1, STEPS.length - 1]
      while (low < high) {
        const middle = (low + high) >> 1
        if (fits(middle)) high = middle
        else low = middle + 1
      }
      return fits(low)
    }
    const sized = new ResizeObserver(measure)
    sized.observe(at)
    let gone = false
    void document.fonts.ready.then(() => {
      if (!gone) measure()
    })
    return () => {
      gone = true
      sized.disconnect()
    }
  }
}
