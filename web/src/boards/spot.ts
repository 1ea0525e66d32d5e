import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Thing } from '../protocol'
import { label } from '../cards/words'
import { came } from '../lib/pointer'
import { tell } from '../lib/toast.svelte'
import type { BoardProps } from './board'
import { drag } from './drag'
import './spot.css'

/** How long a finger rests on a thing before it is shown large, and a mouse, so that passing over shows nothing. */
const LONG_PRESS = 500
const HOVER = 140

/** What the parts of a board hand on to every thing on it. */
export type Table = Pick<BoardProps, 'lit' | 'pick' | 'show' | 'drop'>

export interface Spot {
  /** May it be chosen now? */
  lit: boolean
  /** Why it may not, where somebody might wonder. */
  why?: string
  pick: BoardProps['pick']
  show: BoardProps['show']
  drop?: BoardProps['drop']
}

// The one element whose thing is shown large now. It outlives the attachment: a thing that has changed is attached anew, and
// the large card must neither flicker then nor stay when its element went.
let shown: { at: HTMLElement; hide: () => void } | null = null

function open(thing: Thing, at: HTMLElement, show: Spot['show']) {
  shown = { at, hide: () => show(null) }
  show(thing, at)
  document.addEventListener('keydown', closeByKey)
}

function close() {
  document.removeEventListener('keydown', closeByKey)
  document.removeEventListener('pointerdown', close, { capture: true })
  const was = shown
  shown = null
  was?.hide()
}

function closeByKey(event: KeyboardEvent) {
  if (event.key === 'Escape') close()
}

/**
 * Makes an element the place of one thing: `{@attach spot(thing, {lit, pick, show})}`. Lit it is a button; unlit it can
 * still be reached and read. The element must not contain another spot. Give it the classes `spot` and, lit, `lit`.
 */
export function spot(thing: Thing, { lit, why: reason = '', pick, show, drop }: Spot): Attachment<HTMLElement> {
  return (at) => {
    at.dataset.ref = thing.ref
    at.tabIndex = 0
    at.setAttribute('role', lit ? 'button' : 'img')
    at.setAttribute('aria-label', label(thing))
    const why = lit ? '' : reason
    at.toggleAttribute('data-dim', why !== '')
    const described = [why, thing.text, thing.changed].filter(Boolean).join('\n')
    if (described) at.setAttribute('aria-description', described)
    else at.removeAttribute('aria-description')

    let timer = 0
    let held = false // a long press has shown the thing: the click that ends it chooses nothing
    let touched = false
    let resting = false // it came under a mouse that rests, which does not ask to see it

    let dragged = false // something was being dragged when the mouse came: what is dropped here does not cover the board at once

    const after = (time: number, act: () => void) => {
      clearTimeout(timer)
      timer = window.setTimeout(act, time)
    }
    const leave = () => {
      clearTimeout(timer)
      if (shown?.at === at) close()
    }
    // After a touch the large card stays to be read, until the next touch anywhere.
    const openUntilTouched = () => {
      open(thing, at, show)
      document.addEventListener('pointerdown', close, { capture: true, once: true })
    }
    const choose = () => {
      leave()
      pick(thing.ref)
    }

    const on = {
      click: (event: MouseEvent) => {
        if (held) event.preventDefault()
        else if (lit) choose()
        else if (touched) openUntilTouched()
        else if (why) tell(why)
        held = false
      },
      keydown: (event: KeyboardEvent) => {
        // Space is the table's: it does what its label says, and only without one it means the thing in focus.
        if (event.key !== 'Enter' || !(lit || why)) return
        event.preventDefault()
        if (lit) choose()
        else tell(why)
      },
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        resting = !came(event)
        dragged = event.buttons !== 0
        if (!resting && !dragged) after(HOVER, () => open(thing, at, show))
      },
      pointermove: (event: PointerEvent) => {
        if (!resting || dragged || event.pointerType === 'touch') return
        resting = false
        after(HOVER, () => open(thing, at, show))
      },
      pointerleave: (event: PointerEvent) => {
        clearTimeout(timer)
        if (event.pointerType !== 'touch') leave()
      },
      pointerdown: (event: PointerEvent) => {
        held = false
        touched = event.pointerType === 'touch'
        // A finger that moves scrolls; a mouse that moves drags.
        if (!touched && lit && drop && event.button === 0) {
          drag(at, event, (to) => {
            held = true
            leave()
            drop(thing.ref, to)
          })
        }
        if (!touched) return
        after(LONG_PRESS, () => {
          held = true
          openUntilTouched()
        })
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      // A long press means the card here, not the browser's menu.
      contextmenu: (event: MouseEvent) => {
        if (touched) event.preventDefault()
      },
      // A click focuses too; only the keyboard's focus asks to read.
      focus: () => {
        if (at.matches(':focus-visible')) open(thing, at, show)
      },
      // Not at once: an element that is taken away loses its focus in the middle of drawing.
      blur: () => queueMicrotask(leave),
    }
    for (const [name, hear] of Object.entries(on)) at.addEventListener(name, hear as EventListener)
    if (shown?.at === at) untrack(() => open(thing, at, show))

    return () => {
      clearTimeout(timer)
      for (const [name, hear] of Object.entries(on)) at.removeEventListener(name, hear as EventListener)
      queueMicrotask(() => {
        if (shown?.at === at && !at.isConnected) close()
      })
    }
  }
}
