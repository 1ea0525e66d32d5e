/** Makes a copy of a thing a ghost of it: laid over the window where the thing is, and neither pressed nor read. */
export function ghostly(ghost: HTMLElement, box: DOMRect, zIndex: number): void {
  for (const named of [ghost, ...ghost.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ['id', 'data-ref', 'data-testid', 'tabindex', 'data-pointed']) named.removeAttribute(name)
  }
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: String(zIndex),
    pointerEvents: 'none',
  })
}
