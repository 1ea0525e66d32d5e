import type { Area, Thing } from '../protocol'

/** An area that can itself be pointed at, as a thing. */
export function asThing(area: Area, picture: { card: string; art: string } = { card: '', art: '' }): Thing {
  const { ref, title, facts } = area
  return { ref, title, facts, text: '', tone: 'ability', count: 1, cost: null, kind: '', holds: [], ...picture }
}
