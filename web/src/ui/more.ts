/** Says of a row that is pushed along on which sides it goes on (`data-more`), and of a list that it goes on below (`data-below`),
 * so that the edges fade there (app.css). */

export type Sides = '' | 'left' | 'right' | 'both'

/** The air around what lies in a row is nothing to see; below a list there is hardly any. */
const AIR = 8
const BELOW = 2

/** On which sides there is more than one sees. */
export function sides(scrolled: number, seen: number, whole: number, air = AIR): Sides {
  const [left, right] = [scrolled > air, scrolled + seen < whole - air]
  return left && right ? 'both' : left ? 'left' : right ? 'right' : ''
}

export function more(row: HTMLElement): () => void {
  const look = (): void => {
    const { overflowX, overflowY } = getComputedStyle(row)
    const scrolls = (how: string): boolean => how === 'auto' || how === 'scroll'
    const along = scrolls(overflowX) ? sides(row.scrollLeft, row.clientWidth, row.scrollWidth) : ''
    const below = scrolls(overflowY) && ['right', 'both'].includes(sides(row.scrollTop, row.clientHeight, row.scrollHeight, BELOW))
    if (row.dataset.more !== along) row.dataset.more = along
    row.toggleAttribute('data-below', below)
  }
  // It looks when the page has been laid out, and never before: that would lay it out once more.
  const sized = new ResizeObserver(look)
  const watch = (): void => {
    for (const child of row.children) sized.observe(child)
    sized.unobserve(row)
    sized.observe(row) // whatever is observed anew is looked at once, though its size is as it was
  }
  const changed = new MutationObserver(watch)
  watch()
  changed.observe(row, { childList: true })
  row.addEventListener('scroll', look, { passive: true })
  return () => {
    sized.disconnect()
    changed.disconnect()
    row.removeEventListener('scroll', look)
  }
}
