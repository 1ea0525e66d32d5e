import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { State } from '../protocol'
import { Live } from './live'

/** A line whose other end is held by the test. */
class Wire {
  static readonly OPEN = 1
  static all: Wire[] = []
  static get last(): Wire {
    return Wire.all.at(-1)!
  }
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor(readonly url: string) {
    Wire.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
  open(): this {
    this.readyState = 1
    this.onopen?.()
    return this
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  Wire.all = []
  const nobody = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' })
  vi.stubGlobal('document', { ...nobody, visibilityState: 'visible' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function sitAt() {
  const heard = { states: [] as number[], up: [] as boolean[], refused: [] as string[] }
  const live = new Live('k3', 'pl', 'follow', {
    state: (state: State) => heard.states.push(state.version),
    line: (up) => heard.up.push(up),
    refused: (why) => heard.refused.push(why),
  })
  return { live, heard, wire: Wire.last.open() }
}

const state = (version: number) => ({ type: 'state', version })
const stale = { code: 'stale', text: 'Too late.' }

test('a broken line comes back and goes on from the last State seen', () => {
  const { heard, wire } = sitAt()
  wire.says(state(7))
  wire.close()
  expect(heard.up).toEqual([true, false])
  vi.advanceTimersByTime(1000)
  expect(Wire.last.url).toBe('ws://table/api/tables/k3/live?lang=pl&seat=follow&since=7')
  Wire.last.open().says(state(8))
  expect(heard).toMatchObject({ states: [7, 8], up: [true, false, true] })
})

test('it waits longer each time the server is not there', () => {
  const { wire } = sitAt()
  wire.close()
  for (let n = 0; n < 4; n++) {
    vi.advanceTimersByTime(20_000)
    Wire.last.close()
  }
  const tries = Wire.all.length
  vi.advanceTimersByTime(2000)
  expect(Wire.all).toHaveLength(tries)
})

test('a choice that got no answer is asked again with its number', async () => {
  const { live, wire } = sitAt()
  const outcome = live.act({ type: 'choose', number: 25, key: 'end' })
  wire.close()
  vi.advanceTimersByTime(1000)
  const again = Wire.last.open().sent[0]
  expect(again).toEqual(wire.sent[0])
  expect(again).toMatchObject({ type: 'choose', number: 25, key: 'end' })
  Wire.last.says({ type: 'answer', id: again!.id, ok: false, error: stale })
  expect(await outcome).toEqual({ ok: false, error: stale, again: true })
})

test('what would be done twice is not asked again', async () => {
  const { live, wire } = sitAt()
  const outcome = live.act({ type: 'undo' })
  wire.close()
  vi.advanceTimersByTime(1000)
  expect(Wire.last.open().sent).toEqual([])
  expect(await outcome).toMatchObject({ ok: false, error: { code: 'offline' } })
})

test('what is said while the line is broken is said when it is back', () => {
  const { live, wire } = sitAt()
  wire.close()
  void live.act({ type: 'chat', text: 'Still there?' })
  vi.advanceTimersByTime(1000)
  expect(Wire.last.open().sent).toMatchObject([{ type: 'chat', text: 'Still there?' }])
})

test('another language is asked for at once, and the log then begins anew', () => {
  const { live, wire } = sitAt()
  wire.says(state(7))
  live.look('en', '1')
  expect(wire.sent).toMatchObject([{ type: 'look', lang: 'en', seat: 1 }])
  wire.close()
  vi.advanceTimersByTime(1000)
  expect(Wire.last.url).toBe('ws://table/api/tables/k3/live?lang=en&seat=1')
})

test('a language changed while the line opens is not forgotten', () => {
  const { live, wire } = sitAt()
  wire.close()
  vi.advanceTimersByTime(1000)
  live.look('en', 'follow')
  expect(Wire.last.open().sent).toMatchObject([{ type: 'look', lang: 'en', seat: 'follow' }])
})

test('a server that will not have us says why, and is not asked again', () => {
  const { heard, wire } = sitAt()
  wire.says({ type: 'closed', error: { code: 'missing', text: 'No such table.' } })
  wire.close()
  vi.advanceTimersByTime(60_000)
  expect(heard.refused).toEqual(['No such table.'])
  expect(Wire.all).toHaveLength(1)
})
