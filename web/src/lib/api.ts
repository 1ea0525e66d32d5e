import type {
  Answers,
  CampaignInfo,
  CampaignState,
  CardInfo,
  Fault,
  GameInfo,
  MyCampaign,
  Person,
  Replay,
  SeatWish,
  Story,
  TableInfo,
} from '../protocol'
import { tilde } from './paths'
import { t, words } from './words.svelte'

/** Every request to the server, and its answer or the sentence that says why not. */

export class Refused extends Error {
  readonly code: string

  constructor(fault: Fault) {
    super(fault.text)
    this.code = fault.code
  }
}

function address(path: string): string {
  return `/api${path}${path.includes('?') ? '&' : '?'}lang=${words.lang}`
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response
  try {
    response = await fetch(address(path), {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Refused({ code: 'offline', text: t('error-offline') })
  }
  if (!response.ok) throw new Refused(await faultOf(response))
  return response
}

async function faultOf(response: Response): Promise<Fault> {
  try {
    const told = (await response.json()) as { error?: Fault }
    if (told.error?.text) return told.error
  } catch {
    // Something between us and the server answered in its own way.
  }
  return { code: 'trouble', text: t('error-trouble', { status: String(response.status) }) }
}

async function get<T>(path: string): Promise<T> {
  return (await ask('GET', path)).json() as Promise<T>
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await ask('POST', path, body)).json() as Promise<T>
}

export interface Wanted {
  game: string
  players: number
  seed?: number
  answers: Answers
}

export interface Sheet {
  seed: number
  sheet: { title: string; lines: string[] }[]
  /** The answers, with what chance decided. */
  settled: Record<string, unknown>
}

export interface WantedCampaign {
  campaign: string
  players: number
  seed?: number
  names: string[]
  answers: Answers
  seats: SeatWish[]
}

const campaign = (id: string): string => `/campaigns/${encodeURIComponent(id)}`
const table = (id: string): string => `/tables/${encodeURIComponent(id)}`

export const api = {
  me: () => get<Person>('/me'),
  become: (name: string) => post<Person>('/people', { name }),
  rename: async (name: string) => (await ask('PATCH', '/me', { name })).json() as Promise<Person>,
  games: async () => (await get<{ games: GameInfo[] }>('/games')).games,
  game: (game: string) => get<GameInfo>(`/games/${tilde(game)}`),
  cards: async (game: string) => (await get<{ cards: CardInfo[] }>(`/games/${tilde(game)}/cards`)).cards,
  setup: (wanted: Wanted) => post<Sheet>('/setup', wanted),
  openTables: async () => (await get<{ tables: TableInfo[] }>('/tables')).tables,
  myTables: async () => (await get<{ tables: TableInfo[] }>('/tables/mine')).tables,
  table: (id: string) => get<TableInfo>(table(id)),
  make: (wanted: Wanted & { seats: SeatWish[]; listed: boolean; after?: string }) => post<TableInfo>('/tables', wanted),
  learn: (game: string) => post<TableInfo>('/lessons', { game }),
  sit: (id: string, seat: number, name: string) => post<TableInfo>(`${table(id)}/sit`, { seat, name }),
  leave: (id: string, seat: number) => post<unknown>(`${table(id)}/leave`, { seat }),
  resign: (id: string, seat: number, bot: string) => post<unknown>(`${table(id)}/resign`, { seat, bot }),
  code: (id: string) => post<{ code: string; minutes: number }>(`${table(id)}/code`),
  useCode: (code: string) => post<TableInfo>('/code', { code }),
  story: (id: string) => get<Story>(`${table(id)}/story`),
  replay: (id: string, at: number, seat: string) => get<Replay>(`${table(id)}/replay/${at}?seat=${seat}`),
  campaigns: async () => (await get<{ campaigns: CampaignInfo[] }>('/campaigns')).campaigns,
  myCampaigns: async () => (await get<{ campaigns: MyCampaign[] }>('/campaigns/mine')).campaigns,
  campaign: (id: string) => get<CampaignState>(campaign(id)),
  beginCampaign: (wanted: WantedCampaign) => post<CampaignState>('/campaigns', wanted),
  /** The table of the match that follows the one I come from. */
  goOn: (id: string, from: string) => post<TableInfo>(`${campaign(id)}/on`, { table: from }),
  bringCampaign: (file: string) => post<CampaignState>('/campaigns/file', { file }),
  copyCampaign: (id: string) => post<CampaignState>(`${campaign(id)}/copy`),
  downloadCampaign: (id: string) => keepFile(`${campaign(id)}/file`, `talia-campaign-${id}.json`),
  download: (id: string, what: 'save' | 'report', seat: string) =>
    keepFile(`${table(id)}/${what}${what === 'report' ? `?seat=${seat}` : ''}`, `talia-${id}-${what}.json`),
}

/** A file to keep: fetched first, so that a refusal is told as a sentence and not saved as a file. */
async function keepFile(path: string, name: string): Promise<void> {
  const response = await ask('GET', path)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = named(response) ?? name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

function named(response: Response): string | null {
  return /filename="?([^";]+)"?/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? null
}
