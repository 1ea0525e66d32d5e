import { circle, line, mirror, n, oval, path, poly } from '../ink'
import type { Plan } from './body'

/** Feathers: a chick is all down, a crane all legs, a harrier all wings. */
export function bird(kind: 'chick' | 'songbird' | 'crane' | 'hunter'): Plan {
  return (coat, dice) => {
    if (kind === 'hunter') {
      const lift = dice.between(8, 16)
      return {
        drawn:
          mirror(
            path(`M50 52Q34 30 4 ${n(lift)}Q8 26 6 34Q16 34 16 44Q26 44 28 54Q38 54 46 64Z`, coat.mid) +
              line('M46 54Q30 36 10 18M46 58Q32 44 14 36', coat.pale, 1.2),
          ) +
          poly(
            [
              [42, 70],
              [58, 70],
              [62, 92],
              [50, 86],
              [38, 92],
            ],
            coat.dark,
          ) +
          oval(50, 60, 11, 17, coat.light) +
          circle(50, 40, 10, coat.light) +
          poly(
            [
              [45, 42],
              [55, 42],
              [50, 53],
            ],
            coat.pale,
          ) +
          mirror(circle(45.5, 38, 2.6, coat.eye) + line('M41 34l7 3', coat.dark, 1.8)),
        head: [50, 38, 10],
      }
    }
    const tall = kind === 'crane'
    const round = kind === 'chick'
    const y = tall ? 52 : 62
    const [hx, hy, r] = tall ? [66, 22, 7.5] : round ? [60, 44, 13] : [64, 44, 10]
    const neck = tall ? line(`M58 48Q72 40 62 32T66 22`, coat.light, 6) : ''
    const drawn =
      line(`M46 ${y + 10}L44 82m-4 0h9M56 ${y + 10}L57 82m-4 0h9`, coat.pale, 2) +
      poly(
        [
          [28, y - 2],
          [8, y - (round ? 4 : dice.between(6, 14))],
          [12, y + 8],
          [32, y + 8],
        ],
        coat.dark,
      ) +
      oval(47, y, round ? 20 : 22, round ? 18 : 14, coat.mid, -14) +
      neck +
      circle(hx, hy, r, coat.light) +
      oval(50, y + 6, 14, 7, coat.pale, -14, 0.6) +
      path(`M54 ${y - 6}Q36 ${y - 14} 22 ${y + 6}Q40 ${y + 12} 54 ${y + 2}Z`, coat.light) +
      line(`M50 ${y - 2}Q40 ${y - 4} 30 ${y + 4}`, coat.mid, 1.4) +
      poly(
        [
          [hx + r * 0.7, hy - 3],
          [hx + r + (tall ? 20 : 9), hy + 1],
          [hx + r * 0.7, hy + 4],
        ],
        coat.pale,
      ) +
      (round || dice.chance(0.5)
        ? line(`M${hx} ${n(hy - r)}q-2 -7 -6 -7m6 7q2 -6 5 -8`, coat.light, 2)
        : poly(
            [
              [hx - r, hy - 3],
              [hx - r - 9, hy - 9],
              [hx - 2, hy - r],
            ],
            coat.light,
          )) +
      circle(hx + r * 0.25, hy - 1, r * 0.27, coat.eye) +
      circle(hx + r * 0.3, hy - 1, r * 0.14, '#120d16')
    return { drawn, head: [hx, hy, r] }
  }
}

export const bat: Plan = (coat, dice) => ({
  drawn:
    mirror(
      path(`M46 50Q34 26 6 ${n(dice.between(26, 36))}Q12 46 8 64Q18 56 24 68Q32 58 42 68Z`, coat.mid) +
        line('M44 52Q28 36 8 34M44 54Q30 50 24 66', coat.light, 1.2) +
        poly(
          [
            [46, 38],
            [36, 22],
            [34, 42],
          ],
          coat.light,
        ),
    ) +
    oval(50, 58, 11, 15, coat.light) +
    circle(50, 44, 13, coat.light) +
    mirror(
      circle(44.5, 43, 3.6, coat.eye) +
        circle(45, 43, 1.8, '#120d16') +
        poly(
          [
            [46, 51],
            [49, 51],
            [47.5, 55],
          ],
          '#fff',
        ),
    ) +
    oval(50, 62, 6, 8, coat.pale, 0, 0.6),
  head: [50, 40, 13],
})

export const moth: Plan = (coat, dice) => {
  const spot = dice.between(4, 7)
  return {
    drawn:
      mirror(
        path('M48 50Q38 14 8 20Q6 46 46 56Z', coat.mid) +
          path('M48 56Q22 56 18 78Q34 86 48 64Z', coat.light) +
          circle(24, 35, spot, coat.pale) +
          circle(24, 35, spot * 0.55, coat.dark) +
          circle(32, 70, 3, coat.pale) +
          line('M48 34Q44 20 34 16m4 2l-3 4m6 -2l-4 5', coat.pale, 1.6),
      ) +
      oval(50, 56, 5.5, 20, coat.dark) +
      circle(50, 38, 7, coat.light) +
      mirror(circle(47, 37, 2.2, coat.eye)),
    head: [50, 36, 8],
  }
}

/** Six legs and a hard back, seen from above. */
export const beetle: Plan = (coat, dice) => ({
  drawn:
    mirror(
      [44, 56, 68].map((y, k) => line(`M36 ${y}L20 ${y - 5 + k * 5}L12 ${y + 2 + k * 6}`, coat.dark, 3)).join('') +
        line(`M46 26Q40 14 ${n(dice.between(28, 36))} 12`, coat.light, 2.4),
    ) +
    circle(50, 32, 11, coat.light) +
    mirror(
      path('M49.4 40Q26 40 26 62Q28 84 49.4 86Z', coat.mid) +
        Array.from({ length: dice.count(2, 4) }, (_, k) => circle(39 - (k % 2) * 3, 52 + k * 9, 3, coat.pale)).join(
          '',
        ) +
        circle(45, 29, 2.4, coat.eye),
    ) +
    path('M34 44Q50 34 66 44Q50 50 34 44Z', coat.light),
  head: [50, 28, 11],
})

export const spider: Plan = (coat, dice) => ({
  drawn:
    line('M50 0V40', coat.pale, 1) +
    mirror(
      [0, 1, 2, 3]
        .map((k) =>
          line(
            `M42 ${52 + k * 5}Q${22 - k} ${n(dice.between(30, 40) + k * 9)} ${14 + k * 4} ${62 + k * 9}`,
            coat.mid,
            2.8,
          ),
        )
        .join(''),
    ) +
    circle(50, 52, 19, coat.mid) +
    poly(
      [
        [50, 40],
        [43, 50],
        [50, 60],
        [57, 50],
      ],
      coat.pale,
    ) +
    circle(50, 68, 12, coat.light) +
    mirror(circle(45.5, 68, 3.4, coat.eye) + circle(46, 68.4, 1.6, '#120d16') + circle(41, 63, 1.6, coat.eye)) +
    line('M46 77l2 3M54 77l-2 3', coat.dark, 1.6),
  head: [50, 36, 12],
})

/** Fire or ink or nothing at all: it floats. */
export function ghost(kind: 'ghost' | 'wisp' | 'lantern' | 'ink'): Plan {
  return (coat, dice) => {
    const face =
      mirror(oval(44, 48, 3, 4.4, '#120d16') + circle(44.8, 46.6, 1.2, coat.eye)) +
      line('M46 57q4 4 8 0', '#120d16', 1.6)
    if (kind === 'lantern') {
      return {
        drawn:
          line('M50 6V20', coat.dark, 3) +
          poly(
            [
              [36, 26],
              [64, 26],
              [58, 18],
              [42, 18],
            ],
            coat.dark,
          ) +
          path('M36 28H64L68 66H32Z', coat.pale) +
          circle(50, 50, 13, coat.light) +
          line('M36 28L32 66M64 28L68 66M50 28V32', coat.dark, 3) +
          poly(
            [
              [30, 66],
              [70, 66],
              [64, 76],
              [36, 76],
            ],
            coat.dark,
          ) +
          mirror(
            poly(
              [
                [40, 42],
                [47, 46],
                [41, 48],
              ],
              '#120d16',
            ),
          ) +
          path('M42 55l4 3 4-3 4 3 4-3-8 8z', '#120d16') +
          mirror(line('M34 72Q22 76 24 88', coat.mid, 2.4)),
        head: [50, 20, 12],
      }
    }
    if (kind === 'wisp') {
      const sway = dice.between(-6, 6)
      return {
        drawn:
          path(`M${n(50 + sway)} 8Q66 30 70 54A20 22 0 0 1 30 54Q34 36 44 30Q42 20 ${n(50 + sway)} 8Z`, coat.light) +
          path('M50 30Q60 44 60 58A10 12 0 0 1 40 58Q42 44 50 30Z', coat.pale) +
          face +
          oval(50, 84, 10, 2.4, coat.dark),
        head: [50, 30, 12],
      }
    }
    if (kind === 'ink') {
      return {
        drawn:
          circle(50, 52, 22, coat.mid) +
          Array.from({ length: 7 }, (_, k) =>
            line(
              `M${30 + k * 6.6} 64Q${n(26 + k * 8 + dice.between(-4, 4))} 76 ${n(28 + k * 7.3)} ${n(dice.between(80, 90))}`,
              coat.mid,
              5.5,
            ),
          ).join('') +
          oval(42, 40, 8, 5, coat.light, -30, 0.7) +
          face,
        head: [50, 34, 14],
      }
    }
    const hem = Array.from({ length: 5 }, (_, k) => `q${n(-dice.between(3, 6))} ${n(k % 2 ? 6 : -6)} -9.6 0`).join('')
    return {
      drawn:
        path(`M26 50Q26 22 50 22T74 50V80${hem}Z`, coat.light, 0.92) +
        path('M26 58Q12 58 12 46Q20 50 27 48ZM74 58Q88 58 88 46Q80 50 73 48Z', coat.light) +
        face,
      head: [50, 30, 14],
    }
  }
}
