import { circle, flame, group, leaf, line, mirror, n, oval, path, poly, rect, ring } from '../ink'
import type { Body, Coat, Plan } from './body'

type Tool = (coat: Coat) => string

// What the hand at (72, 54) holds.
const TOOLS = {
  lance: ({ pale, dark }) =>
    line('M70 84L80 8', dark, 3) +
    poly(
      [
        [76, 20],
        [84, 20],
        [81, 2],
      ],
      pale,
    ),
  torch: ({ dark, pale, light }) =>
    line('M70 66L76 36', dark, 4) + flame(76.5, 38, 24, light) + flame(76.5, 37, 14, pale),
  book: ({ pale, dark }) =>
    poly(
      [
        [60, 46],
        [74, 50],
        [88, 46],
        [88, 64],
        [74, 68],
        [60, 64],
      ],
      pale,
    ) + line('M74 50V68M64 52l7 2M64 57l7 2M77 54l7 -2M77 59l7 -2', dark, 1.2),
  harp: ({ pale, light }) =>
    line('M66 70Q60 40 84 28Q88 54 68 72', pale, 3) + line('M70 66V40M75 62V34M80 54V31', light, 1),
  bell: ({ pale, dark }) =>
    line('M74 30V38', dark, 3) +
    path('M64 62Q66 40 74 38Q82 40 84 62Z', pale) +
    circle(74, 65, 3.4, dark) +
    line('M62 62H86', dark, 2),
  staff: ({ dark, pale }) =>
    line('M72 86L76 18', dark, 3) + circle(76.4, 16, 6.5, pale) + ring(76.4, 16, 9.5, pale, 1, 0.7),
  pack: ({ dark, pale }) =>
    rect(18, 36, 22, 30, dark, 5) +
    line('M20 46H38M20 56H38', pale, 1.6) +
    poly(
      [
        [24, 36],
        [29, 24],
        [34, 36],
      ],
      pale,
    ),
  flute: ({ pale, dark }) =>
    line('M54 46L88 60M55 52L86 70', pale, 3.4) + line('M64 50v1M72 53.6v1M80 57v1', dark, 1.6),
  scythe: ({ dark, pale }) => line('M68 86L76 18', dark, 3) + path('M76 18Q54 6 40 20Q58 16 74 26Z', pale),
  shield: ({ pale, mid, dark }) =>
    path('M60 42H84V58Q84 74 72 80Q60 74 60 58Z', pale) +
    path('M64 46H72V75Q64 70 64 58Z', mid) +
    line('M84 20L90 84', dark, 2.4),
  cards: ({ pale, dark }) =>
    [-24, -4, 16]
      .map((turn) => group(`rotate(${turn} 74 66)`, rect(69, 42, 11, 17, pale, 1.5) + circle(74.5, 50, 2, dark)))
      .join(''),
  drum: ({ pale, dark, light }) =>
    oval(72, 70, 13, 4.5, light) +
    rect(59, 58, 26, 12, light) +
    oval(72, 58, 13, 4.5, pale) +
    line('M60 44L70 57M86 44L76 57', dark, 2.2),
  lens: ({ pale, dark }) => ring(76, 44, 9, dark, 3) + circle(76, 44, 8, pale, 0.7) + line('M72 53L66 66', dark, 3.4),
  blade: ({ pale, dark }) =>
    poly(
      [
        [70, 58],
        [75, 58],
        [84, 16],
        [78, 20],
      ],
      pale,
    ) + line('M65 58L80 60M71 60L69 70', dark, 3),
  fan: ({ pale, mid }) =>
    [-50, -25, 0, 25, 50]
      .map((turn) => group(`rotate(${turn} 72 58)`, leaf(72, 58, 24, 0, turn % 50 ? mid : pale)))
      .join(''),
  gem: ({ pale, light }) =>
    poly(
      [
        [74, 34],
        [64, 44],
        [74, 62],
        [84, 44],
      ],
      light,
    ) +
    poly(
      [
        [74, 34],
        [64, 44],
        [84, 44],
      ],
      pale,
    ),
} satisfies Record<string, Tool>

export type ToolName = keyof typeof TOOLS
const NAMES = Object.keys(TOOLS) as [ToolName, ...ToolName[]]

/** Somebody on two legs: robe or armour, hat or hood, and what they work with. */
export function folk(tool?: ToolName): Plan {
  return (coat, dice): Body => {
    const held = TOOLS[tool ?? dice.pick(NAMES)](coat)
    const wide = dice.between(16, 23)
    const robe = dice.chance(0.6)
      ? mirror(path(`M50 42Q36 42 34 54L${n(50 - wide)} 84H50Z`, coat.mid) + path('M50 48L44 50L46 84H50Z', coat.light))
      : mirror(
          path('M50 42Q34 40 33 56L36 66H50Z', coat.light) +
            path('M50 64H37L38 84H46L49 68Z', coat.mid) +
            circle(34, 46, 6, coat.pale),
        )
    const arm =
      line('M38 50Q28 58 32 68', coat.mid, 6) + line('M62 50L71 56', coat.mid, 6) + circle(72, 57, 3.4, coat.pale)
    const face =
      circle(50, 31, 11, coat.pale) +
      mirror(oval(46, 31, 1.6, 2.2, '#120d16')) +
      path('M39 28Q50 22 61 28V20H39Z', '#000', 0.22)
    const hat = dice.pick([
      () => mirror(path('M50 14Q34 16 36 44Q40 42 41 36Q40 24 50 23Z', coat.mid)),
      () =>
        poly(
          [
            [36, 25],
            [64, 25],
            [54, 4],
          ],
          coat.mid,
        ) + oval(50, 25, 18, 3.4, coat.light),
      () => path('M38 30Q38 16 50 16T62 30L58 24H42Z', coat.light) + rect(48, 18, 4, 20, coat.light),
      () => mirror(path('M50 18Q38 18 38 30Q34 40 38 46Q42 34 43 26Z', coat.dark)),
      () => path('M38 27Q50 14 62 27Z', coat.light) + line('M50 18Q62 10 70 14', coat.pale, 2.6),
    ] as const)()
    return {
      drawn: (tool === 'pack' ? held : '') + robe + arm + face + hat + (tool === 'pack' ? '' : held),
      head: [50, 27, 12],
    }
  }
}

/** Small, with ears or wings or horns, and up to something. */
export function imp(kind: 'imp' | 'sprite'): Plan {
  return (coat, dice) => ({
    drawn:
      (kind === 'sprite'
        ? mirror(oval(26, 46, 17, 8, coat.pale, 30, 0.75) + oval(30, 62, 12, 6, coat.pale, -20, 0.6))
        : line('M58 74Q78 80 78 62', coat.mid, 3) +
          poly(
            [
              [73, 64],
              [83, 64],
              [78, 54],
            ],
            coat.mid,
          )) +
      mirror(
        line('M46 72L42 83', coat.mid, 5) +
          line(`M42 60L${n(dice.between(28, 34))} ${n(dice.between(50, 66))}`, coat.mid, 4.5),
      ) +
      oval(50, 64, 11, 13, coat.mid) +
      circle(50, 42, 15, coat.light) +
      mirror(
        kind === 'imp'
          ? poly(
              [
                [40, 32],
                [34, 16],
                [47, 28],
              ],
              coat.dark,
            ) +
              poly(
                [
                  [36, 42],
                  [22, 36],
                  [37, 49],
                ],
                coat.light,
              )
          : leaf(44, 30, 14, -30, coat.mid),
      ) +
      (kind === 'sprite' ? path('M33 38Q50 16 67 38Q50 30 33 38Z', coat.dark) + line('M50 27V20', coat.dark, 3) : '') +
      mirror(circle(44, 43, 4, coat.eye) + circle(44.6, 43, 2.2, '#120d16')) +
      line('M45 51q5 4 10 0', '#120d16', 1.6),
    head: [50, 32, 14],
  })
}

/** Blocks that learnt to walk. */
export const golem: Plan = (coat, dice) => ({
  drawn:
    mirror(
      rect(31, 64, 15, 19, coat.dark, 3) +
        rect(12, 38, 15, 20, coat.mid, 4) +
        rect(10, 56, 17, 18, coat.light, 5) +
        circle(24, 36, 8, coat.light),
    ) +
    rect(27, 32, 46, 36, coat.mid, 7) +
    poly(
      [
        [33, 38],
        [50, 34],
        [67, 38],
        [60, 60],
        [40, 60],
      ],
      coat.light,
    ) +
    circle(50, 49, dice.between(5, 8), coat.pale) +
    rect(38, 14, 24, 20, coat.light, 5) +
    mirror(rect(42, 22, 5, 3.4, coat.eye, 1)) +
    line(`M${n(dice.between(30, 40))} 34l6 10l-4 8`, coat.dark, 1.4),
  head: [50, 18, 13],
})

/** A tree with a face; a troll is a stump of one with arms. */
export function tree(kind: 'tree' | 'grove' | 'troll'): Plan {
  return (coat, dice) => {
    const face = (x: number, y: number) =>
      group(
        `translate(${n(x - 50)} ${n(y - 50)})`,
        mirror(oval(45, 48, 2.6, 3.4, '#120d16') + circle(45.5, 47, 1.2, coat.eye)) +
          line('M45 56q5 3 10 0', '#120d16', 2),
      )
    const bark = 'hsl(28 32% 26%)'
    const crown = (x: number, y: number, r: number) =>
      Array.from({ length: 7 }, (_, k) =>
        circle(
          x + r * Math.cos(k * 0.9) * dice.between(0.6, 0.95),
          y + r * Math.sin(k * 0.9) * 0.6,
          r * dice.between(0.45, 0.6),
          [coat.mid, coat.light, coat.dark][k % 3]!,
        ),
      ).join('') + circle(x, y, r * 0.75, coat.mid)
    if (kind === 'troll')
      return {
        drawn:
          mirror(
            path('M50 26H32L28 60L22 84H50Z', bark) +
              line('M32 44Q14 46 14 70m0 0l-5 8m5 -8l3 9', bark, 7) +
              leaf(32, 28, 14, -40, coat.light),
          ) +
          oval(50, 26, 18, 5.5, coat.pale) +
          ring(50, 26, 9, bark, 1.4) +
          face(50, 48),
        head: [50, 24, 14],
      }
    if (kind === 'grove')
      return {
        drawn:
          [24, 76, 50]
            .map(
              (x, k) =>
                line(`M${x} 84V44M${x} 76l-7 8m7 -8l7 8`, bark, k === 2 ? 9 : 6) +
                crown(x, k === 2 ? 32 : 42, k === 2 ? 24 : 17),
            )
            .join('') + face(50, 40),
        head: [50, 16, 14],
      }
    return {
      drawn:
        path('M42 84Q46 66 42 48H58Q54 66 60 84L50 80Z', bark) +
        line(`M46 54L${n(dice.between(24, 30))} 40M55 52L${n(dice.between(70, 78))} 38`, bark, 4.5) +
        crown(50, 32, dice.between(24, 30)) +
        face(50, 62),
      head: [50, 14, 14],
    }
  }
}

/** What was there before the clans: no shape for long. */
export const primal: Plan = (coat, dice) => {
  const edge = Array.from({ length: 12 }, (_, k) => {
    const r = dice.between(22, 34)
    const a = (k / 12) * Math.PI * 2
    return [50 + r * Math.cos(a), 50 + r * Math.sin(a)] as const
  })
  const mid = (k: number) =>
    [(edge[k % 12]![0] + edge[(k + 1) % 12]![0]) / 2, (edge[k % 12]![1] + edge[(k + 1) % 12]![1]) / 2] as const
  const flow =
    `M${mid(11).map(n).join(' ')}` + edge.map((p, k) => `Q${p.map(n).join(' ')} ${mid(k).map(n).join(' ')}`).join('')
  const hues = [0, 60, 130, 200, 280]
  return {
    drawn:
      hues
        .map((hue, k) =>
          group(`rotate(${k * 72} 50 50) translate(${n(5)} 0)`, path(flow + 'Z', `hsl(${hue} 70% 60%)`, 0.42)),
        )
        .join('') +
      circle(50, 50, 13, coat.pale, 0.85) +
      [44, 56, 50].map((x, k) => circle(x, k === 2 ? 56 : 48, 2.6, '#120d16')).join(''),
    head: [50, 30, 12],
  }
}
