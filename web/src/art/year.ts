import type { Dice } from './dice'
import { type Draw, dust, light, sky } from './horizon'
import { circle, hsl, leaf, line, n, path } from './ink'

/** The four seasons of a valley: the same hills, under another sky. On a sheet of 320 by 180. */

interface Season {
  top: string
  bottom: string
  sun: string
  at: [number, number]
  /** The hills, from the farthest to the nearest. */
  hills: [string, string, string, string]
  crown: (dice: Dice) => string
  falls: (dice: Dice) => string
}

function hill(dice: Dice, y: number, high: number, color: string): string {
  let d = `M-40 200V${n(y)}`
  for (let x = -40; x < 360; x += 64) d += `Q${n(x + 32)} ${n(y - dice.between(high / 2, high))} ${n(x + 64)} ${n(y + dice.between(-3, 5))}`
  return path(`${d}V200Z`, color)
}

/** A tree with a bare trunk and what the season has left on it. */
function tree(dice: Dice, x: number, y: number, size: number, crown: string): string {
  const trunk = line(`M${n(x)} ${n(y)}Q${n(x + size * 0.1)} ${n(y - size * 0.5)} ${n(x - size * 0.05)} ${n(y - size)}`, hsl(24, 24, 16), size * 0.09)
  const limbs = [-0.45, 0.5, -0.3, 0.35]
    .map((lean, k) => {
      const from = y - size * (0.45 + k * 0.12)
      return line(`M${n(x)} ${n(from)}Q${n(x + lean * size * 0.4)} ${n(from - size * 0.1)} ${n(x + lean * size)} ${n(from - size * 0.42)}`, hsl(24, 24, 16), size * 0.045)
    })
    .join('')
  let leaves = ''
  if (crown) for (let k = 0; k < 9; k++) leaves += circle(x + dice.between(-0.5, 0.5) * size, y - size * dice.between(0.75, 1.35), size * dice.between(0.16, 0.28), crown, 0.85)
  return trunk + limbs + leaves
}

function falling(dice: Dice, times: number, one: (x: number, y: number) => string): string {
  let out = ''
  for (let k = 0; k < times; k++) out += one(dice.between(0, 320), dice.between(0, 170))
  return out
}

const SEASONS: Record<string, Season> = {
  winter: {
    top: hsl(222, 46, 20),
    bottom: hsl(205, 48, 58),
    sun: hsl(200, 80, 92),
    at: [236, 44],
    hills: [hsl(212, 36, 46), hsl(208, 34, 62), hsl(206, 34, 76), hsl(204, 40, 88)],
    crown: () => '',
    falls: (dice) => falling(dice, 90, (x, y) => circle(x, y, dice.between(0.4, 1.3), '#fff', dice.between(0.4, 0.95))),
  },
  spring: {
    top: hsl(200, 60, 46),
    bottom: hsl(96, 50, 74),
    sun: hsl(56, 95, 86),
    at: [74, 46],
    hills: [hsl(150, 26, 46), hsl(124, 34, 40), hsl(108, 40, 34), hsl(104, 44, 26)],
    crown: () => hsl(338, 74, 80),
    falls: (dice) => falling(dice, 34, (x, y) => leaf(x, y, dice.between(1.6, 3), dice.between(0, 360), hsl(338, 80, 84), 0.85)),
  },
  summer: {
    top: hsl(204, 70, 42),
    bottom: hsl(44, 86, 72),
    sun: hsl(48, 100, 82),
    at: [160, 38],
    hills: [hsl(70, 26, 46), hsl(58, 44, 42), hsl(76, 42, 32), hsl(92, 42, 22)],
    crown: () => hsl(100, 46, 30),
    falls: (dice) => dust(dice, 60, hsl(50, 100, 84)),
  },
  autumn: {
    top: hsl(262, 30, 30),
    bottom: hsl(22, 76, 58),
    sun: hsl(30, 100, 76),
    at: [226, 84],
    hills: [hsl(330, 18, 36), hsl(16, 40, 36), hsl(20, 52, 26), hsl(18, 48, 16)],
    crown: (dice) => hsl(dice.between(8, 42), 78, 46),
    falls: (dice) => falling(dice, 40, (x, y) => leaf(x, y, dice.between(2, 3.6), dice.between(0, 360), hsl(dice.between(8, 44), 80, 48), 0.9)),
  },
}

function valley({ top, bottom, sun, at, hills, crown, falls }: Season): Draw {
  return (dice) => {
    const [x, y] = at
    let trees = ''
    for (const [where, foot, size] of [[22, 150, 34], [58, 158, 22], [268, 156, 26], [300, 148, 40]] as const) trees += tree(dice, where, foot, size, crown(dice))
    return (
      sky(top, bottom) +
      light('sun', x, y, 120, sun, 0.85, 0.9) +
      circle(x, y, 13, sun, 0.95) +
      hill(dice, 104, 34, hills[0]) +
      hill(dice, 122, 26, hills[1]) +
      hill(dice, 140, 20, hills[2]) +
      trees +
      hill(dice, 160, 12, hills[3]) +
      falls(dice)
    )
  }
}

export const YEAR: Record<string, Draw> = Object.fromEntries(Object.entries(SEASONS).map(([name, season]) => [name, valley(season)]))
