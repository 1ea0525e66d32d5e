import type { Answer, Fault, Foreseen, Lang, State } from '../protocol'

/**
 * The line to one table. It comes back by itself when it breaks, goes on from the last State seen, and asks again what got no
 * answer: a choice keeps its number, so one that was stored after all is answered `stale` and changes nothing.
 */

export type Act =
  | { type: 'choose'; number: number; key: string; seat?: number }
  | { type: 'foresee'; number: number }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'agree'; yes: boolean }
  | { type: 'chat'; text: string }

export type Outcome =
  | { ok: true; version: number; foreseen?: Record<string, Foreseen[]> }
  | { ok: false; error: Fault; again: boolean }

interface Pending {
  act: Act
  sent: number
  done: (outcome: Outcome) => void
}

export interface Listener {
  state(state: State): void
  /** False: the line is broken and we try again. */
  line(up: boolean): void
  /** The server will not have us at this table, and says why: there is no such table, or we may not look. */
  refused(why: string): void
}

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 15_000
const PING_EVERY = 25_000
/** Reasons that pass by themselves: coming back later helps. */
const PASSING = new Set(['too-many', 'trouble', 'stale'])

/** The last words of a server that closes the line. */
interface Closed {
  type: 'closed'
  error: Fault
}

export class Live {
  private socket: WebSocket | null = null
  private pending = new Map<number, Pending>()
  private next = 1
  private since: number | null = null
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private pinger: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private over = false
  private readonly wake = (): void => this.retryNow()

  constructor(
    private readonly table: string,
    private lang: Lang,
    private seat: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.open()
  }

  /** From now on in this language, from that seat. */
  look(lang: Lang, seat: string): void {
    if (lang === this.lang && seat === this.seat) return
    this.lang = lang
    this.seat = seat
    // The log of another seat, or in other words, begins anew.
    this.since = null
    this.sendLook()
  }

  private sendLook(): void {
    this.send({ type: 'look', id: this.next++, lang: this.lang, seat: /^\d+$/.test(this.seat) ? Number(this.seat) : this.seat })
  }

  /** Begin anew, as whoever the cookie says we are now. */
  restart(seat: string): void {
    this.seat = seat
    this.since = null
    this.drop()
    this.open()
  }

  act(act: Act): Promise<Outcome> {
    return new Promise((done) => {
      const id = this.next++
      this.pending.set(id, { act, sent: 0, done })
      if (this.up) this.deliver(id)
    })
  }

  close(): void {
    this.over = true
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.drop()
  }

  private get up(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  private address(): string {
    const asked = new URLSearchParams({ lang: this.lang, seat: this.seat })
    if (this.since !== null) asked.set('since', String(this.since))
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live?${asked.toString()}`
  }

  private open(): void {
    clearTimeout(this.timer)
    const socket = new WebSocket(this.address())
    socket.binaryType = 'arraybuffer'
    this.socket = socket
    let farewell: Fault | null = null
    const { lang, seat } = this
    socket.onopen = () => {
      this.heard = Date.now()
      this.listener.line(true)
      // Somebody may have changed the language while the line was being opened.
      if (lang !== this.lang || seat !== this.seat) this.sendLook()
      for (const id of this.pending.keys()) this.deliver(id)
      clearInterval(this.pinger)
      this.pinger = setInterval(() => this.ping(), PING_EVERY)
    }
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => {
      const text = typeof event.data === 'string' ? event.data : new TextDecoder().decode(event.data)
      const said = JSON.parse(text) as State | Answer | Closed
      if (said.type === 'closed') farewell = said.error
      else this.hear(said)
    }
    socket.onclose = () => {
      if (this.socket !== socket) return
      clearInterval(this.pinger)
      this.socket = null
      if (this.over) return
      if (farewell && !PASSING.has(farewell.code)) {
        this.listener.refused(farewell.text)
        return
      }
      this.listener.line(false)
      // A little chance, so that a server that comes back is not met by everybody at once.
      const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.tries++) * (0.75 + Math.random() / 2)
      this.timer = setTimeout(() => this.open(), pause)
    }
  }

  private drop(): void {
    clearTimeout(this.timer)
    clearInterval(this.pinger)
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  private retryNow(): void {
    if (this.over || this.socket || document.visibilityState === 'hidden') return
    this.open()
  }

  /** A line can die without a word (a laptop slept): if nothing came since the last ping, it is broken. */
  private ping(): void {
    if (Date.now() - this.heard > 2 * PING_EVERY) {
      const socket = this.socket
      socket?.close()
      return
    }
    this.send({ type: 'ping', id: this.next++ })
  }

  private hear(said: State | Answer): void {
    this.heard = Date.now()
    if (said.type === 'state') {
      this.tries = 0
      this.since = said.version
      this.listener.state(said)
    } else {
      const asked = this.pending.get(said.id)
      if (!asked) return
      this.pending.delete(said.id)
      asked.done(said.ok ? { ok: true, version: said.version, foreseen: said.foreseen } : { ok: false, error: said.error, again: asked.sent > 1 })
    }
  }

  private deliver(id: number): void {
    const asked = this.pending.get(id)
    if (!asked) return
    // Only a choice names its decision; the rest, said twice, would be done twice.
    if (asked.sent > 0 && asked.act.type !== 'choose') {
      this.pending.delete(id)
      asked.done({ ok: false, error: { code: 'offline', text: '' }, again: true })
      return
    }
    asked.sent += 1
    this.send({ ...asked.act, id })
  }

  private send(message: object): void {
    if (this.up) this.socket?.send(JSON.stringify(message))
  }
}
