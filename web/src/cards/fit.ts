import type { Attachment } from 'svelte/attachments'

/** How often it is tried: first the letters give way, then the picture. */
const STEPS = 6

/**
 * Makes the words of an element fit its frame: `{@attach fit(text)}`. `data-fit` says how much must give way, from 0 to 6, and
 * the style says what; no letter gets smaller than may be read. What is longer even then stays as it is.
 */
export function fit(words: string): Attachment<HTMLElement> {
  return (at) => {
    void words
    const measure = (): void => {
      for (let step = 0; step <= STEPS; step++) {
        at.dataset.fit = String(step)
        if (at.scrollHeight <= at.clientHeight + 1) return
      }
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
