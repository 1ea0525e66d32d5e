import type { Option, Scene } from '../protocol'

/** So few that what each of them would do is told at once, without pointing at it. */
const FEW = 4
export const few = (options: Option[]): boolean => options.length <= FEW

/** Where each thing stands on the board, from its first area to its last. */
export function placesOf(scene: Scene | undefined): Map<string, number> {
  const refs = (scene?.areas ?? []).flatMap((area) => [
    area.ref,
    ...area.things.flatMap((thing) => [thing.ref, ...thing.holds.map((held) => held.ref)]),
  ])
  return new Map(refs.map((ref, n) => [ref, n]))
}

const verb = (option: Option): string => option.key.split(':')[0] ?? option.key

/**
 * The options as they are listed: those about a thing on the table, then the plain ones, which stay in sight. A question about
 * things of one kind lists them as they lie, so that the first digit is the first card.
 */
export function inOrder(options: Option[], places?: Map<string, number>): Option[] {
  const about = options.filter((option) => option.about !== '')
  if (places && new Set(about.map(verb)).size === 1) {
    const at = (option: Option): number => places.get(option.about) ?? places.size
    about.sort((one, other) => at(one) - at(other))
  }
  return [...about, ...options.filter((option) => option.about === '')]
}
