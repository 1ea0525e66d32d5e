import { keyed, ofLetter, spaced } from '../lib/keys'
import type { Option } from '../protocol'
import { inOrder } from './order'
import type { Play } from './play.svelte'

/** The table by keyboard alone. */

export interface Hands {
  play: Play
  /** The options of one thing, while they are shown beside it. */
  near: () => Option[] | null
  /** Show only the options of one kind; null: all of them. */
  narrow: (options: Option[] | null) => void
  choose: (option: Option) => void
  back: () => void
  fold: () => void
  language: () => void
  help: () => void
  chat: () => void
}

/** After "show all", and when my turn has just begun, a press of Space that was meant for that must not also end a phase. */
const GRACE = 600
let hurried = -Infinity

/** Where the keyboard was used last: there it goes on with the next decision. */
let hand: 'options' | 'board' | null = null
const WALKS = /^(Arrow|Tab$|Enter$|Home$|End$)/
const OPTIONS = '[data-testid="near-option"], [data-testid="option"]'
const LIT = '[data-testid="board"] [data-ref]:is(button, [role="button"])'

export function remember(event: Event): void {
  if (event.type === 'pointerdown') hand = null
  // Digits and letters choose from anywhere: whoever clicks and types is not led about the board.
  else if (event instanceof KeyboardEvent && !WALKS.test(event.key)) return
  else if (document.activeElement?.closest('[data-testid="board"], [data-testid="near"]')) hand = 'board'
  else if (document.activeElement?.closest('[data-testid="option"]')) hand = 'options'
}

/** The focused option is gone with its decision: go on with the next one's first, not from the top of the page. */
export function resume(): void {
  if (hand === null || (document.activeElement !== null && document.activeElement !== document.body)) return
  const first = (what: string): HTMLElement | null => document.querySelector<HTMLElement>(what)
  const next = hand === 'board' ? (first(LIT) ?? first(OPTIONS)) : first(OPTIONS)
  next?.focus()
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}

export function press(event: KeyboardEvent, hands: Hands): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return
  if (document.querySelector('dialog[open]')) return
  if (act(event, hands)) event.preventDefault()
}

function act(event: KeyboardEvent, hands: Hands): boolean {
  const { play } = hands
  // Any key skips what is being shown.
  if (play.stage.busy && event.key !== 'Tab' && event.key.length > 0) {
    hurried = performance.now()
    play.hurry()
    return true
  }
  // The log scrolls with the arrows, and tabs turn with them.
  if (event.key.startsWith('Arrow') && (event.target as Element).closest?.('[role="log"], [role="tablist"]')) return false
  switch (event.key) {
    case 'Escape':
      hands.back()
      return false
    case 'ArrowDown':
    case 'ArrowUp':
      return step(OPTIONS, event.key === 'ArrowDown' ? 1 : -1)
    case 'ArrowRight':
    case 'ArrowLeft':
      return step(LIT, event.key === 'ArrowRight' ? 1 : -1)
    case '?':
      hands.help()
      return true
    case '/':
      hands.chat()
      return true
  }
  if (event.repeat) return false
  if (event.key === ' ') return space(event, hands)
  if (!event.shiftKey && take(event.key.toLowerCase(), hands)) return true
  switch (event.key.toLowerCase()) {
    case 'f':
      hands.fold()
      return true
    case 'u':
      if (play.shown?.undo.can) void play.undo()
      return true
    case 'r':
      if (play.shown?.undo.redo) void play.do({ type: 'redo' })
      return true
    case 'l':
      hands.language()
      return true
    case 'a': {
      const all = play.together[event.shiftKey ? 1 : 0]
      if (all) play.chooseAll(all.keys)
      return true
    }
    case 'v':
      if (play.repeatable) hands.choose(play.repeatable)
      return true
  }
  return false
}

/** A digit takes what it stands on; a letter takes the only option of its kind, or leaves those of its kind to choose from. */
function take(key: string, hands: Hands): boolean {
  const { play } = hands
  const options = hands.near() ?? (play.ready ? play.listed : [])
  const numbered = keyed(inOrder(options, play.places)).find(({ digit }) => digit !== '' && digit === key)
  if (numbered) {
    hands.choose(numbered.option)
    return true
  }
  const kind = ofLetter(inOrder(hands.near() ?? (play.ready ? (play.current?.options ?? []) : [])), key)
  const only = kind.length === 1 ? kind[0] : undefined
  if (only) hands.choose(only)
  else if (kind.length) hands.narrow(kind)
  return kind.length > 0
}

function space(event: KeyboardEvent, { play, choose }: Hands): boolean {
  if (play.behind > 0) {
    hurried = performance.now()
    play.hurry()
    return true
  }
  const at = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('button, a, summary, [role="button"]') : null
  const playing = at?.matches(`${LIT}, ${OPTIONS}`) ?? false
  // On a button that is no part of the game, Space is that button's own; in the game it does what its label says.
  if (at && !playing) return false
  if (performance.now() - Math.max(hurried, play.began) < GRACE) return true
  if (play.finish) {
    play.chooseAll(play.finish.keys)
    return true
  }
  const option = play.ready ? spaced(play.current?.options ?? []) : null
  if (!option) {
    if (at?.matches(LIT)) at.click()
    return at?.matches(LIT) ?? false
  }
  choose(option)
  return true
}

/** Move the focus among what matches, round and round. */
function step(what: string, by: number): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(what)].filter((one) => one.offsetParent !== null)
  if (!all.length) return false
  const at = all.indexOf(document.activeElement as HTMLElement)
  const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return true
}
