import { circle, group, leaf, line, n, oval, path, poly } from '../ink'
import type { Body, Coat, Plan } from './body'

interface Make {
  long: number
  deep: number
  legs: number
  /** How far the head is before and above the shoulders. */
  reach: readonly [number, number]
  head: number
  ears: 'round' | 'point' | 'flat' | 'none'
  horns?: 'bull' | 'antlers' | 'ram' | 'tusks'
  tail: 'thin' | 'bushy' | 'stub' | 'up'
  mark?: 'stripes' | 'spots' | 'bristles'
  beak?: boolean
  wings?: boolean
}

const LIKE = {
  ox: { long: 25, deep: 17, legs: 17, reach: [9, 5], head: 10, ears: 'flat', horns: 'bull', tail: 'thin' },
  calf: { long: 19, deep: 12, legs: 20, reach: [8, 11], head: 9, ears: 'flat', tail: 'thin', mark: 'spots' },
  bear: { long: 26, deep: 19, legs: 13, reach: [7, 9], head: 12, ears: 'round', tail: 'stub' },
  stag: { long: 19, deep: 12, legs: 25, reach: [9, 20], head: 7.5, ears: 'flat', horns: 'antlers', tail: 'stub' },
  fawn: { long: 16, deep: 10, legs: 23, reach: [8, 16], head: 8, ears: 'flat', tail: 'stub', mark: 'spots' },
  fox: { long: 18, deep: 9.5, legs: 17, reach: [9, 10], head: 9, ears: 'point', tail: 'bushy' },
  hound: { long: 20, deep: 11, legs: 20, reach: [9, 13], head: 9, ears: 'point', tail: 'up' },
  pup: { long: 15, deep: 11, legs: 13, reach: [6, 12], head: 11, ears: 'flat', tail: 'up', mark: 'spots' },
  cat: { long: 16, deep: 10, legs: 16, reach: [7, 12], head: 9.5, ears: 'point', tail: 'up', mark: 'stripes' },
  boar: {
    long: 24,
    deep: 17,
    legs: 13,
    reach: [10, 2],
    head: 11.5,
    ears: 'point',
    horns: 'tusks',
    tail: 'thin',
    mark: 'bristles',
  },
  ram: { long: 21, deep: 16, legs: 18, reach: [8, 10], head: 9, ears: 'none', horns: 'ram', tail: 'stub' },
  badger: { long: 24, deep: 13, legs: 10, reach: [9, 3], head: 10, ears: 'round', tail: 'bushy', mark: 'stripes' },
  gryphon: {
    long: 20,
    deep: 12,
    legs: 19,
    reach: [6, 17],
    head: 8.5,
    ears: 'point',
    tail: 'up',
    beak: true,
    wings: true,
  },
} satisfies Record<string, Make>

export type Beast = keyof typeof LIKE

const drawHorns: Record<NonNullable<Make['horns']>, (x: number, y: number, r: number, coat: Coat) => string> = {
  bull: (x, y, r, { pale }) =>
    line(
      `M${n(x - r * 0.5)} ${n(y - r * 0.7)}q${n(-r)} ${n(-r * 0.4)} ${n(-r * 0.7)} ${n(-r * 1.3)}M${n(x + r * 0.4)} ${n(y - r * 0.7)}q${n(r)} ${n(-r * 0.3)} ${n(r * 0.8)} ${n(-r * 1.3)}`,
      pale,
      3,
    ),
  antlers: (x, y, r, { pale }) =>
    line(
      [-1, 1]
        .map(
          (s) =>
            `M${n(x + s * 2)} ${n(y - r * 0.8)}q${n(s * 3)} -9 ${n(s * 9)} -13m${n(-s * 5)} 7l${n(-s * 1)} -9m${n(s * 5)} 3l${n(s * 8)} 0`,
        )
        .join(''),
      pale,
      2,
    ),
  ram: (x, y, r, { pale, dark }) =>
    circle(x - r * 0.4, y - r * 0.1, r * 0.85, pale) +
    line(`M${n(x - r * 0.4)} ${n(y - r * 0.1)}m-2 0a2 2 0 1 1 3 2a4.6 4.6 0 0 1 -6 -5`, dark, 1.6),
  tusks: (x, y, r, { pale }) => line(`M${n(x + r * 0.7)} ${n(y + r * 0.6)}q5 -1 4 -7`, pale, 2.4),
}

function tail(kind: Make['tail'], x: number, y: number, coat: Coat): string {
  if (kind === 'thin')
    return (
      line(`M${n(x)} ${n(y - 4)}Q${n(x - 10)} ${n(y)} ${n(x - 8)} ${n(y + 16)}`, coat.mid, 2.4) +
      leaf(x - 8, y + 22, 9, 0, coat.dark)
    )
  if (kind === 'bushy')
    return (
      path(
        `M${n(x + 4)} ${n(y)}Q${n(x - 10)} ${n(y - 22)} ${n(x - 20)} ${n(y - 10)}Q${n(x - 16)} ${n(y + 8)} ${n(x + 4)} ${n(y + 5)}Z`,
        coat.mid,
      ) + circle(x - 16, y - 8, 4, coat.pale)
    )
  if (kind === 'up') return line(`M${n(x + 3)} ${n(y)}Q${n(x - 14)} ${n(y - 2)} ${n(x - 9)} ${n(y - 22)}`, coat.mid, 4)
  return circle(x, y - 4, 4, coat.light)
}

/** Four legs, seen from the side, looking to the right. */
export function beast(name: Beast): Plan {
  const make: Make = LIKE[name]
  return (coat, dice): Body => {
    const { long, deep, legs, head } = make
    const y = 82 - legs - deep * 0.7
    const x = 44
    const hx = x + long + make.reach[0] - 3
    const hy = y - make.reach[1]
    const leg = (at: number, color: string) =>
      path(`M${n(at - 3.6)} ${n(y + deep * 0.3)}L${n(at - 2.6)} 82h6l1.2 ${n(-(82 - y - deep * 0.3))}Z`, color)
    let marks = ''
    if (make.mark === 'stripes')
      for (let k = 0; k < 4; k++)
        marks += line(
          `M${n(x - long * 0.6 + k * long * 0.38)} ${n(y - deep * 0.85)}q3 ${n(deep * 0.5)} 0 ${n(deep * 0.9)}`,
          coat.dark,
          2,
          0.6,
        )
    if (make.mark === 'spots')
      for (let k = 0; k < 6; k++)
        marks += circle(
          x + dice.between(-0.7, 0.7) * long,
          y + dice.between(-0.6, 0.2) * deep,
          dice.between(1.2, 2.2),
          coat.pale,
          0.8,
        )
    if (make.mark === 'bristles')
      for (let k = 0; k < 7; k++)
        marks += poly(
          [
            [x - long * 0.6 + k * 5.5, y - deep * 0.75],
            [x - long * 0.6 + k * 5.5 + 5, y - deep * 0.75],
            [x - long * 0.6 + k * 5.5 - 1, y - deep * 1.4],
          ],
          coat.dark,
        )
    const ears = {
      round:
        circle(hx - head * 0.7, hy - head * 0.75, head * 0.38, coat.mid) +
        circle(hx + head * 0.3, hy - head * 0.9, head * 0.38, coat.light),
      point:
        poly(
          [
            [hx - head * 0.9, hy - head * 0.3],
            [hx - head * 0.7, hy - head * 1.7],
            [hx, hy - head * 0.7],
          ],
          coat.mid,
        ) +
        poly(
          [
            [hx - head * 0.1, hy - head * 0.6],
            [hx + head * 0.5, hy - head * 1.6],
            [hx + head * 0.8, hy - head * 0.4],
          ],
          coat.light,
        ),
      flat: oval(hx - head * 1.1, hy - head * 0.5, head * 0.75, head * 0.3, coat.mid, 20),
      none: '',
    }[make.ears]
    const snout = make.beak
      ? path(
          `M${n(hx + head * 0.6)} ${n(hy - head * 0.4)}Q${n(hx + head * 2)} ${n(hy - head * 0.2)} ${n(hx + head * 1.6)} ${n(hy + head)}Q${n(hx + head)} ${n(hy + head * 0.5)} ${n(hx + head * 0.4)} ${n(hy + head * 0.6)}Z`,
          coat.pale,
        )
      : oval(hx + head * 0.85, hy + head * 0.35, head * 0.65, head * 0.48, coat.pale) +
        circle(hx + head * 1.4, hy + head * 0.2, head * 0.17, coat.dark)
    const wing = make.wings
      ? path(
          `M${n(x + 10)} ${n(y - 4)}Q${n(x - 4)} ${n(y - 38)} ${n(x - 34)} ${n(y - 36)}Q${n(x - 26)} ${n(y - 28)} ${n(x - 30)} ${n(y - 20)}Q${n(x - 20)} ${n(y - 18)} ${n(x - 20)} ${n(y - 8)}Q${n(x - 8)} ${n(y - 8)} ${n(x + 2)} ${n(y + 4)}Z`,
          coat.pale,
        )
      : ''
    const drawn =
      tail(make.tail, x - long, y, coat) +
      leg(x - long * 0.55, coat.dark) +
      leg(x + long * 0.72, coat.dark) +
      oval(x, y, long, deep, coat.mid) +
      oval(x - long * 0.1, y - deep * 0.35, long * 0.75, deep * 0.5, coat.light, 0, 0.5) +
      poly(
        [
          [x + long * 0.4, y - deep * 0.85],
          [x + long * 0.95, y + deep * 0.4],
          [hx + head * 0.3, hy + head * 0.7],
          [hx - head * 0.8, hy - head * 0.2],
        ],
        coat.mid,
      ) +
      marks +
      leg(x - long * 0.78, coat.mid) +
      leg(x + long * 0.48, coat.mid) +
      wing +
      ears +
      circle(hx, hy, head, coat.light) +
      snout +
      (make.horns ? drawHorns[make.horns](hx, hy, head, coat) : '') +
      circle(hx + head * 0.25, hy - head * 0.15, head * 0.24, coat.eye) +
      circle(hx + head * 0.3, hy - head * 0.15, head * 0.12, '#120d16')
    return { drawn: group(`translate(${n(50 - (x + 6))} 0)`, drawn), head: [hx - (x - 44), hy, head] }
  }
}
