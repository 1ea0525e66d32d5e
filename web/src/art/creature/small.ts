import { circle, group, line, mirror, n, oval, path, poly } from '../ink'
import type { Plan } from './body'

/** Small round things with a tail and whiskers; a hedgehog has spikes, a mole shovels. */
export function rodent(kind: 'mouse' | 'hedgehog' | 'mole' | 'marmot'): Plan {
  return (coat, dice) => {
    const upright = kind === 'marmot'
    const [cx, cy, rx, ry] = upright ? [46, 60, 17, 23] : [46, 66, 24, 16]
    const [hx, hy] = upright ? [54, 38] : [66, 62]
    let spikes = ''
    if (kind === 'hedgehog')
      for (let k = 0; k < 15; k++)
        spikes += group(
          `rotate(${n(-100 + k * 11)} ${cx} ${cy + 4})`,
          poly(
            [
              [cx - 4, cy - 14],
              [cx + 4, cy - 14],
              [cx, cy - 32 + (k % 2) * 4],
            ],
            k % 2 ? coat.dark : coat.pale,
          ),
        )
    const ear =
      kind === 'mole'
        ? ''
        : circle(hx - 7, hy - 11, kind === 'mouse' ? dice.between(6, 8.5) : 4, coat.mid) +
          circle(hx - 7, hy - 11, kind === 'mouse' ? 4 : 2, coat.pale)
    const paws =
      kind === 'mole'
        ? [58, 40].map((x) => line(`M${x} 78l6 4m-4 -5l7 2m-8 1l2 4`, coat.pale, 2.2)).join('')
        : oval(56, 81, 5, 2.4, coat.light) + oval(38, 81, 6, 2.4, coat.light)
    const drawn =
      (kind === 'mouse' ? line(`M26 74Q8 76 12 ${n(dice.between(50, 62))}`, coat.light, 2.4) : '') +
      spikes +
      oval(cx, cy, rx, ry, coat.mid) +
      oval(cx + 3, cy + 4, rx * 0.65, ry * 0.6, coat.light, 0, 0.6) +
      ear +
      circle(hx, hy, 12, coat.light) +
      path(`M${hx + 6} ${hy - 7}Q${hx + 20} ${hy + 1} ${hx + 6} ${hy + 9}Z`, coat.light) +
      circle(hx + 14, hy + 1, 2.4, coat.dark) +
      line(`M${hx + 10} ${hy + 3}l9 3m-9 -4l10 0`, coat.pale, 0.8) +
      circle(hx + 3, hy - 3, 3, coat.eye) +
      circle(hx + 3.8, hy - 3, 1.6, '#120d16') +
      paws
    return { drawn, head: [hx, hy, 12] }
  }
}

/** Squat, wide-mouthed, all eyes. */
export const frog: Plan = (coat, dice) => ({
  drawn:
    mirror(
      path('M50 78H22Q10 82 12 72Q20 54 34 62Z', coat.mid) + line('M36 66L32 82M32 82l-6 0m6 0l0 3', coat.light, 4),
    ) +
    oval(50, 64, 25, 18, coat.light) +
    oval(50, 70, 17, 11, coat.pale, 0, 0.7) +
    mirror(
      circle(36, 44, 9, coat.light) +
        circle(36, 43, 5.5, coat.eye) +
        oval(36, 43, 1.8, 4, '#120d16') +
        circle(dice.between(28, 34), 66, 2.4, coat.dark, 0.6) +
        circle(dice.between(36, 44), 54, 1.6, coat.dark, 0.6),
    ) +
    line('M32 60Q50 70 68 60', coat.dark, 2.2),
  head: [50, 44, 14],
})

/** A long back close to the ground; a drake has wings. */
export function lizard(wings: boolean): Plan {
  return (coat, dice) => ({
    drawn:
      line(`M14 ${n(dice.between(56, 70))}Q22 84 40 74T66 52`, coat.mid, 9) +
      line('M40 72L34 82M52 68L56 82M38 74l10 8', coat.dark, 4.5) +
      (wings
        ? path('M48 62Q40 30 12 18Q16 34 10 44Q24 42 26 54Q36 50 44 66Z', coat.pale) +
          line('M46 60Q36 38 14 20M44 62Q34 48 12 43', coat.mid, 1.4)
        : '') +
      oval(49, 66, 18, 11, coat.mid, -26) +
      poly(
        [
          [56, 62],
          [64, 40],
          [74, 46],
          [66, 66],
        ],
        coat.mid,
      ) +
      oval(74, 40, 14, 9.5, coat.light, 10) +
      oval(82, 43, 8, 5, coat.pale, 10) +
      [0, 1, 2, 3, 4]
        .map((k) =>
          poly(
            [
              [34 + k * 7, 62 - k * 4],
              [40 + k * 7, 59 - k * 4],
              [34 + k * 7, 52 - k * 5],
            ],
            coat.pale,
          ),
        )
        .join('') +
      (wings ? line('M68 34q-8 -4 -9 -13M76 32q-4 -6 -2 -13', coat.pale, 2.6) : circle(66, 31, 2.5, coat.pale)) +
      circle(76, 37, 3, coat.eye) +
      oval(76, 37, 1, 2.6, '#120d16'),
    head: [72, 38, 11],
  })
}

/** A house on the back. */
export function shelled(kind: 'snail' | 'tortoise'): Plan {
  return (coat, dice) => {
    if (kind === 'snail') {
      return {
        drawn:
          path('M14 82Q20 72 40 74H70Q80 60 78 48L86 48Q90 74 74 82Z', coat.light) +
          circle(44, 56, 22, coat.mid) +
          line('M44 56c3-4 9 0 7 6s-14 7-18-1 2-19 12-20 20 8 19 19', coat.pale, dice.between(2.4, 3.6)) +
          line('M79 50L74 34M84 50L88 35', coat.light, 2.4) +
          circle(74, 33, 3.4, coat.eye) +
          circle(88, 34, 3.4, coat.eye) +
          circle(74.8, 33, 1.5, '#120d16') +
          circle(88.6, 34, 1.5, '#120d16'),
        head: [81, 34, 7],
      }
    }
    const plates = [0, 1, 2, 3]
      .map((k) =>
        poly(
          [
            [28 + k * 10, 64],
            [32 + k * 10, 48 - (k % 3 ? 4 : 0)],
            [40 + k * 10, 50],
            [38 + k * 10, 66],
          ],
          k % 2 ? coat.light : coat.pale,
          0.85,
        ),
      )
      .join('')
    return {
      drawn:
        oval(30, 78, 6, 6, coat.light) +
        oval(60, 78, 6, 6, coat.light) +
        path('M16 70Q20 34 46 34T76 70Z', coat.mid) +
        plates +
        poly(
          [
            [72, 66],
            [84, 54],
            [90, 62],
            [78, 74],
          ],
          coat.light,
        ) +
        circle(87, 56, 8.5, coat.light) +
        circle(89, 54, 2.2, coat.eye) +
        circle(89.6, 54, 1.1, '#120d16') +
        line('M14 70H78', coat.dark, 3),
      head: [86, 55, 8.5],
    }
  }
}

/** It swims in the air as if it were the sea. */
export const whale: Plan = (coat, dice) => ({
  drawn:
    path('M8 40Q14 30 22 38Q28 30 36 34Q28 42 30 50Q60 26 84 44Q96 58 82 70Q56 86 30 62Q20 52 8 40Z', coat.mid) +
    path('M40 66Q62 82 86 64Q88 58 84 58Q62 66 40 66Z', coat.pale) +
    [46, 54, 62, 70].map((x) => line(`M${x} 68q3 5 9 7`, coat.mid, 1)).join('') +
    path('M52 66Q46 84 36 86Q40 74 44 66Z', coat.light) +
    circle(76, 54, 3, coat.eye) +
    circle(76.5, 54, 1.5, '#120d16') +
    line(`M70 38q${n(dice.between(-4, 4))} -10 -8 -14m8 14q2 -10 10 -12`, coat.pale, 2.4),
  head: [70, 42, 9],
})
