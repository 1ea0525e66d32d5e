import { tick } from 'svelte'
import { fly, movesBetween } from '../boards/motion'
import { calm } from '../lib/calm'
import { leadsTo, litBy, verbOf } from '../lib/keys'
import { Live, type Act } from '../lib/live'
import { mergeChat, mergeLog } from '../lib/merge'
import { order } from '../lib/order.svelte'
import { BEAT, paced } from '../lib/pace'
import { whenReleased } from '../lib/pointer'
import { sharing } from '../lib/same'
import { pace as wanted } from '../lib/speed.svelte'
import { FACTOR, holdsUp, stepsOf, textOf, type Step } from '../lib/steps'
import { chime } from '../lib/sound.svelte'
import { complain, tell } from '../lib/toast.svelte'
import { reasons, refusal } from '../lib/why'
import { t, words } from '../lib/words.svelte'
import type { ChatLine, Decision, Foreseen, LogLine, Option, State, TableInfo } from '../protocol'
import { placesOf } from './order'
import { Stage } from './stage.svelte'

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
  /** What happened since my last choice and was not shown step by step. */
  happened = $state.raw<LogLine[]>([])

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
  readonly lit = $derived<Map<string, Option[]>>(litBy(this.ready ? (this.current?.options ?? []) : [], this.shown?.scene))
  /** Where things stand on the board: lists follow it. */
  readonly places = $derived(placesOf(this.shown?.scene))
  /** Why things cannot be chosen, by their ref. */
  readonly why = $derived<Map<string, string>>(reasons(this.ready ? (this.current?.why_not ?? []) : []))
  /** Only the options of one kind, once its letter was pressed, until the next question. */
  private narrowed = $state.raw<{ number: number; options: Option[] } | null>(null)
  readonly listed = $derived<Option[]>(
    this.narrowed && this.narrowed.number === this.current?.number ? this.narrowed.options : (this.current?.options ?? []),
  )
  /** What can be done in one go, because it needs no thought. */
  readonly together = $derived(this.ready && this.current ? [this.current.together, ...this.current.further].filter((each) => each !== null) : [])
  /** The option that leaves things as they lie, where only an order is asked for. */
  readonly usual = $derived<Option | null>((this.ready && this.current?.options.find((option) => option.key === this.current?.usual)) || null)
  /** What ends the turn at once. */
  readonly finish = $derived(this.ready ? (this.current?.finish ?? null) : null)
  private last = $state('')
  private lastAsked = $state('')
  /** The option I took last, if the same question has it again. */
  readonly repeatable = $derived<Option | null>(
    this.ready && this.current?.question === this.lastAsked
      ? (this.current.options.find((option) => option.key === this.last && option.about !== '') ?? null)
      : null,
  )
  /** What would follow from the options of a decision, once somebody asked. */
  private seenAhead = $state.raw<{ number: number; by: Record<string, Foreseen[]> } | null>(null)
  private askedAhead = -1
  /** Choices to send one after the other, as soon as each can be made. */
  private row: { keys: string[]; made: number } | null = null
  /** How many of my last choices were made in one go, and are undone in one go. */
  private batch = 0
  /** Where a card was dropped: the next question is answered with that place, if it asks for one. */
  private dropped = ''

  /** When my turn began: a Space that was meant for the turn before must not answer its first question. */
  began = -Infinity
  /** The position that is shown is the first one here. */
  private opened = false
  /** The last page of the log before the position that is shown. */
  private heard = -1

  private live: Live
  private readonly pace = paced(
    (state, skipped) => this.show(state, skipped),
    () => BEAT * this.factor,
    { play: (state, done) => this.stageIt(state, done), skip: () => this.stage.skip() },
  )
  readonly stage = new Stage()

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

  /** How long things take now; 0 shows all at once. */
  private get factor(): number {
    return calm() || document.visibilityState === 'hidden' ? 0 : FACTOR[wanted.speed]
  }

  /** The steps that lead to a position, if they are news here: not when a table is opened, and not when a choice is undone. */
  private steps(state: State): Step[] {
    const before = this.shown
    if (!before || state.cause === null || state.seat !== before.seat || state.lang !== before.lang) return []
    const known = this.log.at(-1)?.page ?? -1
    const lines = state.log.lines.filter((line) => line.page > known)
    const next = lines.find((line) => line.shows === 'turn')
    const mine = (seat: number | null): boolean => seat !== null && state.table.mine.includes(seat)
    const byMe = !state.cause.bot && mine(state.cause.seat)
    const passes = next !== undefined && byMe && !state.table.mine.some((seat) => next.about === `p${seat}`)
    const inSight = new Set(before.scene.areas.flatMap((area) => area.things.map((thing) => thing.card)))
    const own = (line: LogLine, card: string): boolean =>
      byMe && state.table.mine.some((seat) => `${line.about}/`.startsWith(`p${seat}/`)) && inSight.has(card)
    return stepsOf(lines, passes, own)
  }

  /** Show the steps before their position, where they are worth waiting for. */
  private stageIt(state: State, done: () => void): boolean {
    const steps = this.steps(state)
    if (this.factor === 0 || !holdsUp(steps, state)) return false
    this.stage.play(steps, this.factor, done)
    this.seen = state.version
    return true
  }

  /** The last position whose steps were on the stage. */
  private seen = -1

  get ready(): boolean {
    return this.current !== null && this.sending === null && this.behind === 0
  }

  get isNarrowed(): boolean {
    return this.narrowed !== null && this.narrowed.number === this.current?.number
  }

  narrow(options: Option[] | null): void {
    this.narrowed = options && this.current ? { number: this.current.number, options } : null
  }

  choose(option: Option, inRow = false): void {
    const decision = this.current
    if (!decision || !this.ready) return
    if (!inRow) {
      this.row = null
      this.batch = 1
      this.last = option.key
      this.lastAsked = decision.question
    }
    this.happened = []
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

  /** What an option would certainly do: asked of the server when somebody first points at one, and then known. */
  foreseen(option: Option | null): Foreseen[] {
    const number = this.current?.number
    return option && this.ready && this.seenAhead?.number === number ? (this.seenAhead?.by[option.key] ?? []) : []
  }

  /** The same in words for a list: what befalls neither the option's own thing nor whoever decides says whom. Beside others
   * the option's own thing is named, too. */
  told(option: Option): Foreseen[] {
    const all = this.foreseen(option)
    const whoever = ['', `p${this.current?.seat}`]
    const alone = all.every((one) => whoever.includes(one.about) || one.about === option.about)
    const known = alone ? [...whoever, option.about] : whoever
    return all.map((one) => {
      const name = known.includes(one.about) ? '' : this.whose(one.about)
      return name ? { ...one, text: `${name} ${one.text}` } : one
    })
  }

  /** What a thing is called, and at whose place it lies if another of the others has one of that name. */
  private whose(ref: string): string {
    const title = this.titleOf(ref)
    const others = (this.shown?.scene.areas ?? []).filter((area) => area.place !== 'mine')
    const alike = others.filter((area) => area.things.some((thing) => thing.title === title))
    const place = alike.length > 1 && alike.find((area) => area.things.some((thing) => thing.ref === ref))
    return place ? `${place.title}: ${title}` : title
  }

  /** What a thing or a place on the board is called. */
  titleOf(ref: string): string {
    for (const area of this.shown?.scene.areas ?? []) {
      if (area.ref === ref) return area.title
      for (const thing of area.things) if (thing.ref === ref) return thing.title
    }
    return ''
  }

  lookAhead(): void {
    const number = this.current?.number
    if (number === undefined || !this.ready || this.askedAhead === number) return
    this.askedAhead = number
    void this.live.act({ type: 'foresee', number }).then((outcome) => {
      const foreseen = outcome.ok ? outcome.foreseen : undefined
      // It makes options longer and moves those below: never from under a finger that presses one of them.
      if (foreseen) whenReleased(() => (this.seenAhead = { number, by: foreseen }))
    })
  }

  /** All of these, one after the other, each as a choice of its own; whatever cannot be chosen any more ends the row. */
  chooseAll(keys: string[]): void {
    this.row = { keys: [...keys], made: 0 }
    this.next()
  }

  private next(): void {
    const row = this.row
    if (!row || !this.ready) return
    const key = row.keys.shift()
    const option = key === undefined ? undefined : this.current?.options.find((one) => one.key === key)
    if (!option) {
      this.row = null
      return
    }
    row.made += 1
    this.batch = row.made
    this.choose(option, true)
  }

  /** What was made in one go is undone in one go. */
  async undo(): Promise<void> {
    const times = this.shown?.undo.free ? Math.max(1, this.batch) : 1
    this.row = null
    this.batch = 0
    this.last = '' // not what I have just thought better of
    for (let n = 0; n < times; n++) if (!(await this.do({ type: 'undo' }))) return
  }

  /** The options that lead something to a place, where the place itself may not be chosen. */
  leading(ref: string): Option[] {
    return !this.ready || this.lit.has(ref) ? [] : (this.current?.options.filter((option) => leadsTo(option, ref)) ?? [])
  }

  /** A card was dragged onto a thing: the option that leads there, or the one that will ask where. */
  drop(from: string, to: string): boolean {
    const parent = (ref: string): string => ref.slice(0, Math.max(0, ref.lastIndexOf('/')))
    const all = this.lit.get(from) ?? []
    const near = parent(from) !== '' && parent(from) === parent(to)
    const options = near ? all.filter((option) => verbOf(option.key) === 'move') : all
    if (near && !options.length) return true // moved about in the hand: nothing is meant
    const end = to.slice(to.lastIndexOf('/') + 1)
    const straight = options.find((option) => option.key.split('>')[1] === end)
    const no = straight ? '' : refusal(this.current?.why_not ?? [], from, to)
    if (no) {
      tell(no)
      return true
    }
    // Dropped on the discard pile it is discarded; anywhere else the first thing it can do is meant.
    const chosen = straight ?? options.find((option) => to.split('/').includes(verbOf(option.key))) ?? options[0]
    if (!chosen) return false
    this.dropped = straight ? '' : to
    this.choose(chosen)
    return true
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
    this.stage.stop()
    this.live.close()
  }

  private hear(state: State): void {
    this.newest = state.table
    this.chat = mergeChat(this.chat, state.chat)
    this.pace.take(state)
    this.behind = this.pace.waiting
  }

  private show(state: State, skipped: State[]): void {
    const news = [...skipped, state].flatMap((one) => (one.version === this.seen ? [] : this.steps(one)))
    this.heard = this.log.at(-1)?.page ?? -1
    for (const one of [...skipped, state]) this.log = mergeLog(this.log, one.log)
    if (this.factor === 0) this.happened = [...this.happened, ...news.map((step) => step.line)].slice(-30)
    else this.stage.fly(news.filter((step) => step.kind === 'loss' || step.kind === 'gain').slice(-6), this.factor)
    const before = this.shown
    const wasMine = before?.decisions.some((decision) => decision.mine) ?? true
    const lift = before && before.seat === state.seat && !calm() ? this.lift(before, state) : null
    this.shown = { ...state, scene: sharing(before?.scene, state.scene) }
    this.behind = this.pace.waiting
    if (this.sending !== null && !state.decisions.some((decision) => decision.number === this.sending)) this.sending = null
    const begins = before && state.cause !== null ? this.myTurn([...skipped, state]) : null
    if (begins && this.factor > 0) {
      this.began = performance.now()
      this.stage.tell(state.table.mine.length > 1 ? textOf(begins) : t('your-turn'), this.factor)
    }
    const dealt = before !== null && !before.table.dealt && state.table.dealt
    if (dealt) tell(t('cards-dealt'))
    if (dealt || (!wasMine && state.decisions.some((decision) => decision.mine))) chime()
    if (lift) void tick().then(lift)
    this.opened = before === null
    this.goOn()
  }

  /** The line that tells that one of my turns began, in what is news here. */
  private myTurn(states: State[]): LogLine | null {
    const lines = states.flatMap((state) => state.log.lines.filter((line) => line.page > this.heard && line.shows === 'turn'))
    const last = lines.at(-1)
    return last && states.at(-1)?.table.mine.some((seat) => last.about === `p${seat}`) ? last : null
  }

  /** What was begun goes on with the new question: the rest of a row, or the place where a card was dropped. */
  private goOn(): void {
    if (!this.ready) return
    const to = this.dropped
    this.dropped = ''
    const places = to ? (this.current?.options.filter((option) => option.about === to) ?? []) : []
    if (places.length === 1 && places[0]) this.choose(places[0], true)
    else if (this.row) this.next()
    else if (this.usual && order.asItLies) this.leave(this.usual)
  }

  /**
   * An order that I do not mind: undone together with the choice of mine that led to it, and then asked for. A table that is
   * opened may not say what led there; there it is asked only if something was undone.
   */
  private leave(option: Option): void {
    const now = this.shown
    const cause = now?.cause ?? null
    if (!now || (cause === null && (!this.opened || now.undo.redo))) return
    const mine = cause !== null && !cause.bot && cause.seat !== null && now.table.mine.includes(cause.seat)
    this.batch = mine ? this.batch + 1 : 1
    this.choose(option, true)
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
