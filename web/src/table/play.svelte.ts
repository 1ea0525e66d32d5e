import { tick } from 'svelte'
import { fly, movesBetween } from '../boards/motion'
import { calm } from '../lib/calm'
import { litBy } from '../lib/keys'
import { Live, type Act } from '../lib/live'
import { mergeChat, mergeLog } from '../lib/merge'
import { BEAT, paced } from '../lib/pace'
import { chime } from '../lib/sound.svelte'
import { complain, tell } from '../lib/toast.svelte'
import { t, words } from '../lib/words.svelte'
import type { ChatLine, Decision, LogLine, Option, State, TableInfo } from '../protocol'

/** One table as this browser sees it: the position shown, the log, the chat, and what I may do. */
export class Play {
  shown = $state.raw<State | null>(null)
  log = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatLine[]>([])
  up = $state(true)
  /** Why the server will not have us here any more. */
  gone = $state('')
  /** How many positions wait to be shown: a bot is moving. */
  behind = $state(0)
  /** The choice on its way to the server, by the number of its decision. */
  sending = $state<number | null>(null)
  /** Seats as the newest State tells them, though the board may still show an older one. */
  newest = $state.raw<TableInfo | null>(null)
  wish = $state('follow')

  /** Whether I decide now. Nothing may be chosen while older positions are still being shown. */
  readonly mine = $derived<Decision[]>(this.shown?.decisions.filter((decision) => decision.mine) ?? [])
  readonly others = $derived<Decision[]>(this.shown?.decisions.filter((decision) => !decision.mine) ?? [])
  /**
   * The decision of the seat I look from. Another seat of mine may be answered from here where all play together; where they
   * do not, its options would tell one person at this screen what the other holds.
   */
  readonly current = $derived<Decision | null>(
    this.mine.find((decision) => decision.seat === this.shown?.seat || decision.seat === null) ??
      (this.shown?.table.cooperative ? this.mine[0] : null) ??
      null,
  )
  readonly lit = $derived<Map<string, Option[]>>(litBy(this.ready ? (this.current?.options ?? []) : []))

  private live: Live
  private readonly pace = paced(
    (state, skipped) => this.show(state, skipped),
    () => (calm() || document.visibilityState === 'hidden' ? 0 : BEAT),
  )

  constructor(
    readonly id: string,
    private readonly board: () => HTMLElement | null,
  ) {
    this.live = new Live(id, words.lang, this.wish, {
      state: (state) => this.hear(state),
      line: (up) => (this.up = up),
      refused: (why) => (this.gone = why || t('table-gone')),
    })
  }

  get ready(): boolean {
    return this.current !== null && this.sending === null && this.behind === 0
  }

  choose(option: Option): void {
    const decision = this.current
    if (!decision || !this.ready) return
    this.sending = decision.number
    const act: Act = { type: 'choose', number: decision.number, key: option.key }
    if (decision.seat !== null) act.seat = decision.seat
    void this.live.act(act).then((outcome) => {
      if (outcome.ok) {
        // The State that follows from it may already be here; else it opens the options again.
        if (this.shown && this.shown.version >= outcome.version && this.sending === decision.number) this.sending = null
        return
      }
      this.sending = null
      // A choice asked again after a break, and stale: it had been stored. Nothing to complain about.
      if (!(outcome.again && outcome.error.code === 'stale')) this.refuse(outcome.error.text)
    })
  }

  async do(act: Act): Promise<boolean> {
    const outcome = await this.live.act(act)
    if (!outcome.ok) this.refuse(outcome.error.text)
    return outcome.ok
  }

  private refuse(text: string): void {
    tell(text || t('error-offline'), true)
  }

  look(seat: string): void {
    this.wish = seat
    this.live.look(words.lang, seat)
  }

  speak(): void {
    this.live.look(words.lang, this.wish)
  }

  /** After sitting down or standing up: the line must know who we are now. */
  again(seat = 'follow'): void {
    this.wish = seat
    this.pace.hurry()
    this.live.restart(seat)
  }

  hurry(): void {
    this.pace.hurry()
  }

  close(): void {
    this.pace.stop()
    this.live.close()
  }

  private hear(state: State): void {
    this.newest = state.table
    this.chat = mergeChat(this.chat, state.chat)
    this.pace.take(state)
    this.behind = this.pace.waiting
  }

  private show(state: State, skipped: State[]): void {
    for (const one of [...skipped, state]) this.log = mergeLog(this.log, one.log)
    const before = this.shown
    const wasMine = before?.decisions.some((decision) => decision.mine) ?? true
    const lift = before && before.seat === state.seat && !calm() ? this.lift(before, state) : null
    this.shown = state
    this.behind = this.pace.waiting
    if (this.sending !== null && !state.decisions.some((decision) => decision.number === this.sending)) this.sending = null
    const dealt = before !== null && !before.table.dealt && state.table.dealt
    if (dealt) tell(t('cards-dealt'))
    if (dealt || (!wasMine && state.decisions.some((decision) => decision.mine))) chime()
    if (lift) void tick().then(lift)
  }

  /** Take hold of the cards that will move, before the board is drawn anew. */
  private lift(before: State, after: State): (() => void) | null {
    const board = this.board()
    if (!board) return null
    try {
      return fly(board, movesBetween(before.scene, after.scene, after.cause?.about ?? ''))
    } catch (error) {
      complain(error)
      return null
    }
  }
}
