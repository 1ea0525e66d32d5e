/** Where the mouse was last moved to or pressed. What comes under a mouse that rests was not pointed at. */

let x = NaN
let y = NaN

function note(event: PointerEvent): void {
  if (event.pointerType === 'touch') return
  x = event.screenX
  y = event.screenY
}

for (const name of ['pointermove', 'pointerdown'] as const) addEventListener(name, note, { capture: true, passive: true })

let pressed = false
let waiting: (() => void)[] = []

addEventListener('pointerdown', () => (pressed = true), { capture: true, passive: true })
// The click that a press ends with comes right after it.
for (const name of ['pointerup', 'pointercancel'] as const) addEventListener(name, () => setTimeout(release), { capture: true, passive: true })

function release(): void {
  pressed = false
  const acts = waiting
  waiting = []
  for (const act of acts) act()
}

/** Do it now, or once nothing is pressed any more: a button that moves away while it is pressed would not be clicked. */
export function whenReleased(act: () => void): void {
  if (pressed) waiting.push(act)
  else act()
}

/** Whether the mouse came to the thing that tells of it, and not the thing under the mouse. */
export function came(event: PointerEvent): boolean {
  return event.screenX !== x || event.screenY !== y
}
