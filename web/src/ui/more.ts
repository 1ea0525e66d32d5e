/** Says of a row that is pushed along on which sides it goes on (`data-more`), so that its edges fade there (app.css). */

export type Sides = '' | 'left' | 'right' | 'both'

/** On which sides there is more than one sees. */
export function sides(scrolled: number, seen: number, whole: number): Sides {
  const [left, right] = [scrolled > 2, scrolled + seen < whole - 2]
  return left && right ? 'both' : left ? 'left' : right ? 'right' : ''
}

export function more(row: HTMLElement): () => void {
  const look = (): void => {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(row).overflowX)
    row.dataset.more = scrolls ? sides(row.scrollLeft, row.clientWidth, row.scrollWidth) : ''
  }
  const sized = new ResizeObserver(look)
  const changed = new MutationObserver(() => {
    for (const child of row.children) sized.observe(child)
    look()
  })
  sized.observe(row)
  for (const child of row.children) sized.observe(child)
  changed.observe(row, { childList: true })
  row.addEventListener('scroll', look, { passive: true })
  look()
  return () => {
    sized.disconnect()
    changed.disconnect()
    row.removeEventListener('scroll', look)
  }
}
