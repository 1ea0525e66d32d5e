import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Thing } from '../protocol'
import type { BoardProps } from './board'
import './spot.css'

/** How long a finger rests on a thing before it is shown large. */
const LONG_PRESS = 500

export interface Spot {
  /** May it be chosen now? */
  lit: boolean
  pick: (ref: string) => void
  show: (thing: Thing | null, at?: HTMLElement) => void
}

/** What the parts of a board hand on to every thing on it. */
export type Table = Pick<BoardProps, 'lit' | 'pick' | 'show'>

/** What a screen reader says of a thing before its text. */
export function label(thing: Thing): string {
  const count = thing.count > 1 ? `×${thing.count}` : ''
  const known = [thing.title, count, thing.kind, ...thing.facts]
  return known.filter((part, n) => part && known.indexOf(part) === n).join(', ')
}

// The element whose thing is shown large now. A new state attaches every spot anew; the picture must not flicker then,
// and must go when its element went.
let shown: HTMLElement | null = null

/**
 * Makes an element the place of one thing: `{@attach spot(thing, {lit, pick, show})}`. Lit it is a button; unlit it can
 * still be reached and read. The element must not contain another spot. Give it the classes `spot` and, lit, `lit`.
 */
export function spot(thing: Thing, { lit, pick, show }: Spot): Attachment<HTMLElement> {
  return (at) => {
    at.dataset.ref = thing.ref
    at.tabIndex = 0
    at.setAttribute('role', lit ? 'button' : 'img')
    at.setAttribute('aria-label', label(thing))
    if (thing.text) at.setAttribute('aria-description', thing.text)
    else at.removeAttribute('aria-description')

    let timer = 0
    let held = false // a long press has shown the thing: the click that ends it chooses nothing

    const open = () => {
      shown = at
      show(thing, at)
    }
    const close = () => {
      clearTimeout(timer)
      if (shown !== at) return
      shown = null
      show(null)
    }
    // After a touch the large card stays to be read, until the next touch anywhere.
    const openUntilTouched = () => {
      open()
      setTimeout(() => document.addEventListener('pointerdown', close, { once: true, capture: true }))
    }

    const on = {
      click: (event: MouseEvent) => {
        if (held) {
          held = false
          event.preventDefault()
          return
        }
        if (lit) {
          close()
          pick(thing.ref)
        } else if (event instanceof PointerEvent && event.pointerType === 'touch') openUntilTouched()
      },
      keydown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') close()
        if (lit && (event.key === 'Enter' || event.key === ' ')) {
          event.preventDefault()
          close()
          pick(thing.ref)
        }
      },
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') open()
      },
      pointerleave: (event: PointerEvent) => {
        clearTimeout(timer)
        if (event.pointerType !== 'touch') close()
      },
      pointerdown: (event: PointerEvent) => {
        held = false
        if (event.pointerType !== 'touch') return
        clearTimeout(timer)
        timer = window.setTimeout(() => {
          held = true
          openUntilTouched()
        }, LONG_PRESS)
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event: MouseEvent) => {
        if (held) event.preventDefault() // a long press means the card here, not the browser's menu
      },
      // A click focuses too; only the keyboard's focus asks to read.
      focus: () => {
        if (at.matches(':focus-visible')) open()
      },
      blur: close,
    }
    for (const [name, hear] of Object.entries(on)) at.addEventListener(name, hear as EventListener)
    if (shown === at) untrack(() => show(thing, at))

    return () => {
      clearTimeout(timer)
      for (const [name, hear] of Object.entries(on)) at.removeEventListener(name, hear as EventListener)
      document.removeEventListener('pointerdown', close, { capture: true })
      queueMicrotask(() => {
        if (at.isConnected || shown !== at) return
        shown = null
        show(null)
      })
    }
  }
}
