/** The addresses of the pages, read and written. A game's id has `/` in it; an address writes `~` for that. */

export type Route =
  | { page: 'front' }
  | { page: 'new'; game: string; like: string | null }
  | { page: 'table'; id: string; sit: number | null }
  | { page: 'replay'; id: string; at: number | null; seat: string }
  | { page: 'how'; game: string; card: string | null }
  | { page: 'campaign'; id: string }
  | { page: 'begin'; campaign: string }
  | { page: 'code'; code: string }
  | { page: 'lost' }

export const tilde = (game: string): string => game.replaceAll('/', '~')
const untilde = (game: string): string => game.replaceAll('~', '/')

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function read(path: string, search = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decoded)
  const asked = new URLSearchParams(search)
  const [page, what] = parts
  if (page === undefined) return { page: 'front' }
  if (page === 'code' && parts.length <= 2) return { page: 'code', code: what ?? '' }
  if (what === undefined || parts.length > 2) return { page: 'lost' }
  switch (page) {
    case 'new':
      return { page, game: untilde(what), like: asked.get('like') }
    case 't':
      return { page: 'table', id: what, sit: whole(asked.get('sit')) }
    case 'r':
      return { page: 'replay', id: what, at: whole(asked.get('at')), seat: asked.get('seat') ?? 'guest' }
    case 'c':
      return { page: 'campaign', id: what }
    case 'begin':
      return { page, campaign: untilde(what) }
    case 'how':
      return { page, game: untilde(what), card: asked.get('card') }
    default:
      return { page: 'lost' }
  }
}

export const newPath = (game: string, like?: string): string =>
  `/new/${tilde(game)}${like === undefined ? '' : `?like=${encodeURIComponent(like)}`}`
export const tablePath = (id: string, sit?: number): string =>
  `/t/${encodeURIComponent(id)}${sit === undefined ? '' : `?sit=${sit}`}`
export const campaignPath = (id: string): string => `/c/${encodeURIComponent(id)}`
export const beginPath = (campaign: string): string => `/begin/${tilde(campaign)}`
export const howPath = (game: string): string => `/how/${tilde(game)}`

export function replayPath(id: string, at?: number, seat?: string): string {
  const asked = new URLSearchParams()
  if (at !== undefined) asked.set('at', String(at))
  if (seat !== undefined && seat !== 'guest') asked.set('seat', seat)
  const tail = asked.toString()
  return `/r/${encodeURIComponent(id)}${tail && `?${tail}`}`
}
