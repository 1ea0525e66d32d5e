import type { Area, Thing } from '../protocol'

/** An area that can itself be pointed at, as a thing. */
export function asThing(area: Area, picture: { card: string; art: string } = { card: '', art: '' }): Thing {
  const { ref, title, facts } = area
  return { ref, title, facts, text: '', tone: 'ability', count: 1, cost: null, kind: '', holds: [], ...picture }
}

/** Things with a key each: the ref, so that a card stays itself when others come and go, told apart where two share one. */
export function keyed(things: Thing[]): { key: string; thing: Thing }[] {
  const seen = new Map<string, number>()
  return things.map((thing) => {
    const before = seen.get(thing.ref) ?? 0
    seen.set(thing.ref, before + 1)
    return { key: before ? `${thing.ref}#${before}` : thing.ref, thing }
  })
}
