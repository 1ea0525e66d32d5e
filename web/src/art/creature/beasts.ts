import { circle, group, leaf, line, mirror, n, oval, path, poly } from '../ink'
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
  boar: { long: 24, deep: 17, legs: 13, reach: [10, 2], head: 11.5, ears: 'point', horns: 'tusks', tail: 'thin', mark: 'bristles' },
  ram: { long: 21, deep: 16, legs: 18, reach: [8, 10], head: 9, ears: 'none', horns: 'ram', tail: 'stub' },
  badger: { long: 24, deep: 13, legs: 10, reach: [9, 3], head: 10, ears: 'round', tail: 'bushy', mark: 'stripes' },
  gryphon: { long: 20, deep: 12, legs: 19, reach: [6, 17], head: 8.5, ears: 'point', tail: 'up', beak: true, wings: true },
} satisfies Record<string, Make>

export type Beast = keyof typeof LIKE

const drawHorns: Record<NonNullable<Make['horns']>, (x: number, y: number, r: number, coat: Coat) => string> = {
  bull: (x, y, r, { pale }) => line(`M${n(x - r * 0.5)} ${n(y - r * 0.7)}q${n(-r)} ${n(-r * 0.4)} ${n(-r * 0.7)} ${n(-r * 1.3)}M${n(x + r * 0.4)} ${n(y - r * 0.7)}q${n(r)} ${n(-r * 0.3)} ${n(r * 0.8)} ${n(-r * 1.3)}`, pale, 3),
  antlers: (x, y, r, { pale }) => line([-1, 1].map((s) => `M${n(x + s * 2)} ${n(y - r * 0.8)}q${n(s * 3)} -9 ${n(s * 9)} -13m${n(-s * 5)} 7l${n(-s * 1)} -9m${n(s * 5)} 3l${n(s * 8)} 0`).join(''), pale, 2),
  ram: (x, y, r, { pale, dark }) => circle(x - r * 0.4, y - r * 0.1, r * 0.85, pale) + line(`M${n(x - r * 0.4)} ${n(y - r * 0.1)}m-2 0a2 2 0 1 1 3 2a4.6 4.6 0 0 1 -6 -5`, dark, 1.6),
  tusks: (x, y, r, { pale }) => line(`M${n(x + r * 0.7)} ${n(y + r * 0.6)}q5 -1 4 -7`, pale, 2.4),
}

function tail(kind: Make['tail'], x: number, y: number, coat: Coat): string {
  if (kind === 'thin') return line(`M${n(x)} ${n(y - 4)}Q${n(x - 10)} ${n(y)} ${n(x - 8)} ${n(y + 16)}`, coat.mid, 2.4) + leaf(x - 8, y + 22, 9, 0, coat.dark)
  if (kind === 'bushy') return path(`M${n(x + 4)} ${n(y)}Q${n(x - 10)} ${n(y - 22)} ${n(x - 20)} ${n(y - 10)}Q${n(x - 16)} ${n(y + 8)} ${n(x + 4)} ${n(y + 5)}Z`, coat.mid) + circle(x - 16, y - 8, 4, coat.pale)
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
    const leg = (at: number, color: string) => path(`M${n(at - 3.6)} ${n(y + deep * 0.3)}L${n(at - 2.6)} 82h6l1.2 ${n(-(82 - y - deep * 0.3))}Z`, color)
    let marks = ''
    if (make.mark === 'stripes') for (let k = 0; k < 4; k++) marks += line(`M${n(x - long * 0.6 + k * long * 0.38)} ${n(y - deep * 0.85)}q3 ${n(deep * 0.5)} 0 ${n(deep * 0.9)}`, coat.dark, 2, 0.6)
    if (make.mark === 'spots') for (let k = 0; k < 6; k++) marks += circle(x + dice.between(-0.7, 0.7) * long, y + dice.between(-0.6, 0.2) * deep, dice.between(1.2, 2.2), coat.pale, 0.8)
    if (make.mark === 'bristles') for (let k = 0; k < 7; k++) marks += poly([[x - long * 0.6 + k * 5.5, y - deep * 0.75], [x - long * 0.6 + k * 5.5 + 5, y - deep * 0.75], [x - long * 0.6 + k * 5.5 - 1, y - deep * 1.4]], coat.dark)
    const ears = {
      round: circle(hx - head * 0.7, hy - head * 0.75, head * 0.38, coat.mid) + circle(hx + head * 0.3, hy - head * 0.9, head * 0.38, coat.light),
      point: poly([[hx - head * 0.9, hy - head * 0.3], [hx - head * 0.7, hy - head * 1.7], [hx, hy - head * 0.7]], coat.mid) + poly([[hx - head * 0.1, hy - head * 0.6], [hx + head * 0.5, hy - head * 1.6], [hx + head * 0.8, hy - head * 0.4]], coat.light),
      flat: oval(hx - head * 1.1, hy - head * 0.5, head * 0.75, head * 0.3, coat.mid, 20),
      none: '',
    }[make.ears]
    const snout = make.beak
      ? path(`M${n(hx + head * 0.6)} ${n(hy - head * 0.4)}Q${n(hx + head * 2)} ${n(hy - head * 0.2)} ${n(hx + head * 1.6)} ${n(hy + head)}Q${n(hx + head)} ${n(hy + head * 0.5)} ${n(hx + head * 0.4)} ${n(hy + head * 0.6)}Z`, coat.pale)
      : oval(hx + head * 0.85, hy + head * 0.35, head * 0.65, head * 0.48, coat.pale) + circle(hx + head * 1.4, hy + head * 0.2, head * 0.17, coat.dark)
    const wing = make.wings ? path(`M${n(x + 10)} ${n(y - 4)}Q${n(x - 4)} ${n(y - 38)} ${n(x - 34)} ${n(y - 36)}Q${n(x - 26)} ${n(y - 28)} ${n(x - 30)} ${n(y - 20)}Q${n(x - 20)} ${n(y - 18)} ${n(x - 20)} ${n(y - 8)}Q${n(x - 8)} ${n(y - 8)} ${n(x + 2)} ${n(y + 4)}Z`, coat.pale) : ''
    const drawn =
      tail(make.tail, x - long, y, coat) + leg(x - long * 0.55, coat.dark) + leg(x + long * 0.72, coat.dark) +
      oval(x, y, long, deep, coat.mid) + oval(x - long * 0.1, y - deep * 0.35, long * 0.75, deep * 0.5, coat.light, 0, 0.5) +
      poly([[x + long * 0.4, y - deep * 0.85], [x + long * 0.95, y + deep * 0.4], [hx + head * 0.3, hy + head * 0.7], [hx - head * 0.8, hy - head * 0.2]], coat.mid) +
      marks + leg(x - long * 0.78, coat.mid) + leg(x + long * 0.48, coat.mid) + wing +
      ears + circle(hx, hy, head, coat.light) + snout + (make.horns ? drawHorns[make.horns](hx, hy, head, coat) : '') +
      circle(hx + head * 0.25, hy - head * 0.15, head * 0.24, coat.eye) + circle(hx + head * 0.3, hy - head * 0.15, head * 0.12, '#120d16')
    return { drawn: group(`translate(${n(50 - (x + 6))} 0)`, drawn), head: [hx - (x - 44), hy, head] }
  }
}

/** Small round things with a tail and whiskers; a hedgehog has spikes, a mole shovels. */
export function rodent(kind: 'mouse' | 'hedgehog' | 'mole' | 'marmot'): Plan {
  return (coat, dice) => {
    const upright = kind === 'marmot'
    const [cx, cy, rx, ry] = upright ? [46, 60, 17, 23] : [46, 66, 24, 16]
    const [hx, hy] = upright ? [54, 38] : [66, 62]
    let spikes = ''
    if (kind === 'hedgehog') for (let k = 0; k < 15; k++) spikes += group(`rotate(${n(-100 + k * 11)} ${cx} ${cy + 4})`, poly([[cx - 4, cy - 14], [cx + 4, cy - 14], [cx, cy - 32 + (k % 2) * 4]], k % 2 ? coat.dark : coat.pale))
    const ear = kind === 'mole' ? '' : circle(hx - 7, hy - 11, kind === 'mouse' ? dice.between(6, 8.5) : 4, coat.mid) + circle(hx - 7, hy - 11, kind === 'mouse' ? 4 : 2, coat.pale)
    const paws = kind === 'mole' ? [58, 40].map((x) => line(`M${x} 78l6 4m-4 -5l7 2m-8 1l2 4`, coat.pale, 2.2)).join('') : oval(56, 81, 5, 2.4, coat.light) + oval(38, 81, 6, 2.4, coat.light)
    const drawn =
      (kind === 'mouse' ? line(`M26 74Q8 76 12 ${n(dice.between(50, 62))}`, coat.light, 2.4) : '') + spikes + oval(cx, cy, rx, ry, coat.mid) + oval(cx + 3, cy + 4, rx * 0.65, ry * 0.6, coat.light, 0, 0.6) +
      ear + circle(hx, hy, 12, coat.light) + path(`M${hx + 6} ${hy - 7}Q${hx + 20} ${hy + 1} ${hx + 6} ${hy + 9}Z`, coat.light) + circle(hx + 14, hy + 1, 2.4, coat.dark) +
      line(`M${hx + 10} ${hy + 3}l9 3m-9 -4l10 0`, coat.pale, 0.8) + circle(hx + 3, hy - 3, 3, coat.eye) + circle(hx + 3.8, hy - 3, 1.6, '#120d16') + paws
    return { drawn, head: [hx, hy, 12] }
  }
}

/** Squat, wide-mouthed, all eyes. */
export const frog: Plan = (coat, dice) => ({
  drawn:
    mirror(path('M50 78H22Q10 82 12 72Q20 54 34 62Z', coat.mid) + line('M36 66L32 82M32 82l-6 0m6 0l0 3', coat.light, 4)) + oval(50, 64, 25, 18, coat.light) + oval(50, 70, 17, 11, coat.pale, 0, 0.7) +
    mirror(circle(36, 44, 9, coat.light) + circle(36, 43, 5.5, coat.eye) + oval(36, 43, 1.8, 4, '#120d16') + circle(dice.between(28, 34), 66, 2.4, coat.dark, 0.6) + circle(dice.between(36, 44), 54, 1.6, coat.dark, 0.6)) + line('M32 60Q50 70 68 60', coat.dark, 2.2),
  head: [50, 44, 14],
})

/** A long back close to the ground; a drake has wings. */
export function lizard(wings: boolean): Plan {
  return (coat, dice) => ({
    drawn:
      line(`M14 ${n(dice.between(56, 70))}Q22 84 40 74T66 52`, coat.mid, 9) + line('M40 72L34 82M52 68L56 82M38 74l10 8', coat.dark, 4.5) +
      (wings ? path('M48 62Q40 30 12 18Q16 34 10 44Q24 42 26 54Q36 50 44 66Z', coat.pale) + line('M46 60Q36 38 14 20M44 62Q34 48 12 43', coat.mid, 1.4) : '') +
      oval(49, 66, 18, 11, coat.mid, -26) + poly([[56, 62], [64, 40], [74, 46], [66, 66]], coat.mid) + oval(74, 40, 14, 9.5, coat.light, 10) + oval(82, 43, 8, 5, coat.pale, 10) +
      [0, 1, 2, 3, 4].map((k) => poly([[34 + k * 7, 62 - k * 4], [40 + k * 7, 59 - k * 4], [34 + k * 7, 52 - k * 5]], coat.pale)).join('') +
      (wings ? line('M68 34q-8 -4 -9 -13M76 32q-4 -6 -2 -13', coat.pale, 2.6) : circle(66, 31, 2.5, coat.pale)) + circle(76, 37, 3, coat.eye) + oval(76, 37, 1, 2.6, '#120d16'),
    head: [72, 38, 11],
  })
}

/** A house on the back. */
export function shelled(kind: 'snail' | 'tortoise'): Plan {
  return (coat, dice) => {
    if (kind === 'snail') {
      return {
        drawn: path('M14 82Q20 72 40 74H70Q80 60 78 48L86 48Q90 74 74 82Z', coat.light) + circle(44, 56, 22, coat.mid) + line('M44 56c3-4 9 0 7 6s-14 7-18-1 2-19 12-20 20 8 19 19', coat.pale, dice.between(2.4, 3.6)) + line('M79 50L74 34M84 50L88 35', coat.light, 2.4) + circle(74, 33, 3.4, coat.eye) + circle(88, 34, 3.4, coat.eye) + circle(74.8, 33, 1.5, '#120d16') + circle(88.6, 34, 1.5, '#120d16'),
        head: [81, 34, 7],
      }
    }
    const plates = [0, 1, 2, 3].map((k) => poly([[28 + k * 10, 64], [32 + k * 10, 48 - (k % 3 ? 4 : 0)], [40 + k * 10, 50], [38 + k * 10, 66]], k % 2 ? coat.light : coat.pale, 0.85)).join('')
    return {
      drawn: oval(30, 78, 6, 6, coat.light) + oval(60, 78, 6, 6, coat.light) + path('M16 70Q20 34 46 34T76 70Z', coat.mid) + plates + poly([[72, 66], [84, 54], [90, 62], [78, 74]], coat.light) + circle(87, 56, 8.5, coat.light) + circle(89, 54, 2.2, coat.eye) + circle(89.6, 54, 1.1, '#120d16') + line('M14 70H78', coat.dark, 3),
      head: [86, 55, 8.5],
    }
  }
}

/** It swims in the air as if it were the sea. */
export const whale: Plan = (coat, dice) => ({
  drawn:
    path('M8 40Q14 30 22 38Q28 30 36 34Q28 42 30 50Q60 26 84 44Q96 58 82 70Q56 86 30 62Q20 52 8 40Z', coat.mid) + path('M40 66Q62 82 86 64Q88 58 84 58Q62 66 40 66Z', coat.pale) + [46, 54, 62, 70].map((x) => line(`M${x} 68q3 5 9 7`, coat.mid, 1)).join('') +
    path('M52 66Q46 84 36 86Q40 74 44 66Z', coat.light) + circle(76, 54, 3, coat.eye) + circle(76.5, 54, 1.5, '#120d16') + line(`M70 38q${n(dice.between(-4, 4))} -10 -8 -14m8 14q2 -10 10 -12`, coat.pale, 2.4),
  head: [70, 42, 9],
})
