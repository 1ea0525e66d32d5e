import { ghostly } from './ghost'

/** Dragging a thing of the board to another one, with a mouse or a pen. A press that hardly moves stays a click. */

const FAR = 8

export function drag(at: HTMLElement, start: PointerEvent, dropped: (ref: string) => void): void {
  let ghost: HTMLElement | null = null
  const box = at.getBoundingClientRect()

  function under(event: PointerEvent): HTMLElement | null {
    const there = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-ref]') ?? null
    return there === at ? null : there
  }

  function move(event: PointerEvent): void {
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY]
    if (!ghost) {
      if (Math.hypot(x, y) < FAR) return
      ghost = at.cloneNode(true) as HTMLElement
      ghostly(ghost, box, 65)
      ghost.style.opacity = '0.9'
      document.body.append(ghost)
    }
    ghost.style.translate = `${x}px ${y}px`
  }

  function end(event: PointerEvent): void {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    if (!ghost) return
    ghost.remove()
    const ref = event.type === 'pointerup' ? under(event)?.dataset.ref : undefined
    if (ref !== undefined) dropped(ref)
  }

  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}
