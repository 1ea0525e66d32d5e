/** Where the mouse was last moved to or pressed. What comes under a mouse that rests was not pointed at. */

let x = NaN
let y = NaN

function note(event: PointerEvent): void {
  if (event.pointerType === 'touch') return
  x = event.screenX
  y = event.screenY
}

for (const name of ['pointermove', 'pointerdown'] as const) addEventListener(name, note, { capture: true, passive: true })

/** Whether the mouse came to the thing that tells of it, and not the thing under the mouse. */
export function came(event: PointerEvent): boolean {
  return event.screenX !== x || event.screenY !== y
}
