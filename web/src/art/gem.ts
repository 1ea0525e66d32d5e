import { cave } from './backdrop'
import { Dice, known } from './dice'
import { hueOf } from './hues'
import { glow, hsl, line, n, poly, polar, star, type Point } from './ink'

type Cut = (dice: Dice, hue: number, saturation: number) => string

/** The light comes from the upper left; a facet that looks there is bright. */
const shade = (dice: Dice, hue: number, saturation: number, degrees: number, high = 76, low = 28): string => {
  const toLight = Math.cos(((degrees + 40) * Math.PI) / 180)
  return hsl(hue + dice.between(-9, 9), saturation, low + ((toLight + 1) / 2) * (high - low) + dice.between(-5, 5))
}

const radii = (dice: Dice, sides: number, r: number, rough: number) =>
  Array.from({ length: sides }, () => r * dice.between(1 - rough, 1))

/** Rings of facets around a flat table, even or rough. */
function ringCut(rough: number): Cut {
  return (dice, hue, saturation) => {
    const sides = dice.count(rough ? 6 : 7, rough ? 9 : 12)
    const turn = dice.between(0, 360 / sides)
    const tall = dice.between(0.86, 1.16)
    const far = radii(dice, sides, 36, rough)
    const near = radii(dice, sides, dice.between(17, 23), rough)
    const at = (r: number, angle: number): Point => {
      const [x, y] = polar(50, 50, r, angle)
      return [x, 50 + (y - 50) * tall]
    }
    const step = 360 / sides
    const outer = far.map((r, k) => at(r, turn + step * k))
    const inner = near.map((r, k) => at(r, turn + step * (k + 0.5)))
    let facets = ''
    for (let k = 0; k < sides; k++) {
      const next = (k + 1) % sides
      const angle = turn + step * (k + 0.5)
      facets += poly([outer[k]!, outer[next]!, inner[k]!], shade(dice, hue, saturation, angle))
      facets += poly([inner[k]!, outer[next]!, inner[next]!], shade(dice, hue, saturation, angle + step / 2, 68, 34))
    }
    return facets + poly(inner, hsl(hue, saturation, 66), 0.92) + poly([inner[0]!, inner[1]!, inner[2]!], '#fff', 0.25)
  }
}

/** Prisms that grow from one root. */
const cluster: Cut = (dice, hue, saturation) => {
  const many = dice.count(3, 6)
  const prisms = Array.from({ length: many }, (_, k) => ({
    turn: (k - (many - 1) / 2) * (74 / many) + dice.between(-7, 7),
    tall: dice.between(30, 46) + (k === many >> 1 ? 18 : 0),
    wide: dice.between(6, 9.5),
  }))
  prisms.sort((a, b) => Math.abs(b.turn) - Math.abs(a.turn))
  return prisms
    .map(({ turn, tall, wide }) => {
      const y = 84
      const top = y - tall
      const ridge = 50 + dice.between(-wide / 2.5, wide / 2.5)
      const body =
        poly(
          [
            [50 - wide, y],
            [50 - wide, top + wide],
            [ridge, top + wide * 1.7],
            [ridge, y],
          ],
          shade(dice, hue, saturation, turn - 60),
        ) +
        poly(
          [
            [ridge, y],
            [ridge, top + wide * 1.7],
            [50 + wide, top + wide],
            [50 + wide, y],
          ],
          shade(dice, hue, saturation, turn + 80),
        ) +
        poly(
          [
            [50 - wide, top + wide],
            [50, top - wide * 0.8],
            [50 + wide, top + wide],
            [ridge, top + wide * 1.7],
          ],
          hsl(hue, saturation, 80),
        )
      return `<g transform="rotate(${n(turn)} 50 ${y})">${body}</g>`
    })
    .join('')
}

/** A stone broken open, with crystals inside. */
const geode: Cut = (dice, hue, saturation) => {
  const sides = 14
  const edge = Array.from({ length: sides }, (_, k) => polar(50, 50, 36 * dice.between(0.88, 1.05), (360 / sides) * k))
  const rim = edge.map(([x, y]): Point => [50 + (x - 50) * 0.82, 50 + (y - 50) * 0.82])
  let inside = ''
  for (let k = 0; k < sides; k++) {
    const tip = polar(50, 50, dice.between(4, 14), (360 / sides) * (k + 0.5))
    inside += poly([rim[k]!, rim[(k + 1) % sides]!, tip], shade(dice, hue, saturation, (360 / sides) * (k + 180 / 25)))
  }
  return poly(edge, hsl(hue + 150, 12, 36)) + poly(rim, hsl(hue, 70, 88)) + inside + star(50, 50, 7, 2, 4, '#fff')
}

/** A long shard that hangs in the air, with splinters. */
const shard: Cut = (dice, hue, saturation) => {
  const lean = dice.between(-26, 26)
  const ridge = 50 + dice.between(-5, 5)
  const waist = dice.between(34, 56)
  const wide = dice.between(13, 19)
  const body =
    poly(
      [
        [50, 10],
        [50 - wide, waist],
        [ridge, waist + 6],
      ],
      shade(dice, hue, saturation, -60),
    ) +
    poly(
      [
        [50, 10],
        [50 + wide, waist - 5],
        [ridge, waist + 6],
      ],
      shade(dice, hue, saturation, 70),
    ) +
    poly(
      [
        [50 - wide, waist],
        [ridge, waist + 6],
        [50 + dice.between(-6, 6), 90],
      ],
      shade(dice, hue, saturation, -110),
    ) +
    poly(
      [
        [50 + wide, waist - 5],
        [ridge, waist + 6],
        [50, 90],
      ],
      shade(dice, hue, saturation, 130),
    )
  let splinters = ''
  for (let k = dice.count(2, 5); k > 0; k--) {
    const [x, y] = polar(50, 50, dice.between(28, 38), dice.between(0, 360))
    const size = dice.between(3, 7)
    splinters += poly(
      [
        [x, y - size],
        [x - size / 2, y],
        [x, y + size],
        [x + size / 2, y],
      ],
      hsl(hue, saturation, dice.between(45, 75)),
    )
  }
  return `<g transform="rotate(${n(lean)} 50 50)">${body}${splinters}${line(`M50 12L${n(ridge)} ${n(waist + 6)}`, '#fff', 0.7, 0.6)}</g>`
}

const CUTS: Record<string, Cut> = {
  crystal: cluster,
  shard,
  geode,
  diamond: ringCut(0),
  jewel: ringCut(0),
  paragon: ringCut(0),
  ore: ringCut(0.34),
  slag: ringCut(0.4),
  ingot: ringCut(0.2),
  magmite: ringCut(0.28),
  glass: shard,
}

/** A stone of its own cut and colour. */
export function gem(id: string): string {
  const dice = new Dice(`gem ${id}`)
  const hue = hueOf(id, dice)
  const cut = known(id, CUTS) ?? dice.pick([cluster, shard, ringCut(0), ringCut(0.3), geode])
  const saturation =
    known(id, { coal: 12, scoria: 45, slag: 40, volcanic: 50, oblivion: 40, dread: 48 }) ?? dice.between(52, 78)
  const stone = cut(dice, hue, saturation)
  const gleam = star(dice.between(32, 44), dice.between(26, 38), dice.between(4, 7), 1, 4, '#fff')
  return cave(dice, hue + dice.between(-30, 30)) + glow(50, 52, 40, hsl(hue, 80, 65), 0.35) + stone + gleam
}
