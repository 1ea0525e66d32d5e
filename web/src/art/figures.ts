import { cave, floor, rays } from './backdrop'
import { Dice, known } from './dice'
import { NEWER, type Tower } from './towers'
import { around, circle, flame, glow, group, hsl, line, mirror, n, oval, path, poly, rect, ring, star } from './ink'

/** A breach mage: hood or hair, a face half in shadow, and the light of the breaches behind. */
export function mage(id: string): string {
  const dice = new Dice(`mage ${id}`)
  const hue = dice.between(0, 360)
  const robe = hsl(hue + dice.between(90, 250), dice.between(30, 55), dice.between(24, 34))
  const fold = hsl(hue + dice.between(90, 250), 40, dice.between(38, 50))
  const shine = hsl(hue + 30, 95, 72)
  const skin = hsl(dice.between(14, 34), dice.between(28, 48), dice.between(34, 70))
  const wide = dice.between(28, 40)
  const aura = dice.pick([
    () => ring(50, 38, 33, shine, 1.6, 0.8, dice.pick(['', '5 3', '1 3', '12 4'])) + ring(50, 38, 38, shine, 0.7, 0.6),
    () => around(dice.count(9, 16), line('M50 4V-2M50 10V6', shine, 1.6), 50, 40),
    () => around(dice.count(5, 8), circle(50, 6, 2.8, shine), 50, 40) + ring(50, 40, 34, shine, 0.6, 0.7),
    () => mirror([0, 1, 2].map((k) => flame(14 + k * 7, 62 - k * 15, 20, shine, 0.5)).join('')),
  ] as const)()
  const body =
    mirror(
      path(`M50 60Q${n(58 - wide)} 62 ${n(50 - wide)} 80L${n(48 - wide)} 100H50Z`, robe) +
        path(`M50 66L${n(dice.between(36, 42))} 70L46 100H50Z`, fold),
    ) + line(`M42 64L50 ${n(dice.between(74, 84))}L58 64`, shine, 1.4, 0.8)
  const face = oval(50, 43, 12.5, 16, skin) + path('M37 40Q50 33 63 40V30H37Z', '#0b0812', 0.45)
  const gaze = dice.chance(0.6)
    ? mirror(oval(45, 43, 2.4, 1.3, shine, 8))
    : mirror(circle(45, 43, 1.4, '#120c18') + line('M42 40.5L47.5 41', '#120c18', 1))
  const mouth = dice.chance(0.4)
    ? path('M38 46H62L58 60Q50 66 42 60Z', fold)
    : line('M46 52.5Q50 54 54 52.5', '#00000066', 1.2)
  const cover = new Dice(`hood ${id}`).pick([
    () =>
      mirror(path(`M50 ${n(dice.between(12, 18))}Q30 20 32 ${n(dice.between(56, 64))}Q36 62 40 64Q36 40 50 28Z`, robe)),
    () =>
      mirror(path('M50 20Q32 22 34 42Q36 58 30 70Q40 66 39 50Q39 34 50 32Z', fold)) +
      mirror(path('M50 22Q42 24 40 34Q46 30 50 31Z', hsl(hue, 30, 60))),
    () =>
      mirror(
        path('M50 24Q36 24 36 36Q42 30 50 30Z', fold) +
          path(`M38 28Q${n(dice.between(22, 28))} 22 ${n(dice.between(22, 30))} 8Q36 14 44 24Z`, fold),
      ),
    () =>
      mirror(path('M50 22Q36 22 37 38Q42 30 50 30Z', fold)) +
      path('M40 62Q50 90 60 62Q58 52 50 54Q42 52 40 62Z', fold) +
      line('M46 66V76M50 66V80M54 66V76', robe, 1),
    () => path('M34 28Q50 4 66 28Q50 22 34 28Z', robe) + path('M20 30Q50 18 80 30Q50 26 20 30Z', fold),
    () =>
      mirror(
        poly(
          [
            [50, 8],
            [44, 24],
            [36, 20],
            [37, 34],
            [50, 30],
          ],
          fold,
        ),
      ) + circle(50, 25, 2.6, shine),
  ] as const)()
  const sign = star(50, 88, dice.between(4, 6), 2, dice.count(4, 8), shine)
  return cave(dice, hue, 1.2) + glow(50, 40, 44, shine, 0.25) + aura + body + face + gaze + mouth + cover + sign
}

const titan: Tower = ({ black, edge, eye, dice }) =>
  mirror(
    path('M50 24Q40 22 38 36Q14 34 8 58Q2 80 10 100H50Z', black) +
      path('M12 60Q20 44 38 42L34 48Q20 52 16 66Z', edge, 0.5) +
      path('M40 28Q26 24 24 6Q34 14 44 18Z', black),
  ) +
  mirror(oval(44.5, 31, 3, 1.6, eye, 16)) +
  [52, 62, 72]
    .map((y) => line(`M${n(dice.between(36, 42))} ${y}Q50 ${y + 6} ${n(dice.between(58, 64))} ${y}`, edge, 1.6))
    .join('') +
  glow(50, 66, 12, eye, 0.5)
const hollow: Tower = ({ dice, black, edge, eye }) =>
  rays(dice, eye, 9, 0.06) +
  mirror(path('M50 46Q32 46 26 64L16 100H50Z', black) + line(`M30 66Q${n(dice.between(10, 18))} 72 12 94`, black, 8)) +
  oval(50, 52, 12, 14, '#000') +
  mirror(
    circle(45, 51, 1.8, eye) +
      poly(
        [
          [50, 42],
          [35, 42],
          [30, 22],
          [38, 31],
          [43, 18],
          [50, 29],
        ],
        'hsl(44 75% 52%)',
      ),
  ) +
  mirror(
    poly(
      [
        [50, 42],
        [37, 42],
        [36, 37],
        [50, 37],
      ],
      'hsl(40 70% 34%)',
    ) +
      circle(30, 21, 2, eye) +
      circle(43, 17, 2.2, eye),
  ) +
  circle(50, 39.5, 2.2, eye) +
  ring(50, 34, 30, edge, 0.8, 0.7, '2 4')
const witch: Tower = ({ black, edge, eye, dice }) =>
  ring(50, 44, 38, eye, 2, 0.9) +
  ring(50, 44, 33, edge, 1, 0.8, '4 3') +
  mirror(
    path('M50 16Q38 20 38 38Q28 44 24 66L18 100H50Z', black) +
      line(`M40 44Q14 44 10 ${n(dice.between(18, 26))}`, black, 5) +
      [-4, 0, 4].map((k) => line(`M10 22l${k} -9`, black, 2)).join(''),
  ) +
  poly(
    [
      [50, 2],
      [38, 26],
      [62, 26],
    ],
    black,
  ) +
  oval(50, 27, 20, 3.6, black) +
  mirror(oval(45, 33, 2.6, 1.4, eye, 14)) +
  line('M44 60L50 84L56 60', edge, 1.4)
const cloaks: Tower = ({ dice, black, edge, eye }) =>
  [0, 1, 2, 3]
    .map((k) =>
      mirror(
        path(
          `M50 ${16 + k * 8}Q${n(34 - k * 7)} ${24 + k * 11} ${n(30 - k * 9)} 100H50Z`,
          k % 2 ? black : edge,
          k % 2 ? 1 : 0.75,
        ),
      ),
    )
    .reverse()
    .join('') +
  mirror(path('M50 12Q34 16 36 44Q44 50 50 50Z', black)) +
  oval(50, 36, 8, 11, '#000') +
  mirror(oval(46.6, 35, 1.8, 1, eye, 10)) +
  mirror(circle(dice.between(16, 22), 62, 3, eye) + circle(24, 80, 2, eye))
const horned: Tower = ({ dice, black, edge, eye }) =>
  mirror(
    path('M50 22Q36 22 36 40Q18 46 12 70L6 100H50Z', black) +
      path(`M42 28Q${n(dice.between(14, 24))} 24 ${n(dice.between(10, 22))} 2Q32 8 48 22Z`, black) +
      line('M20 64Q32 56 40 60', edge, 1.6),
  ) +
  Array.from({ length: dice.count(1, 3) }, (_, k) =>
    mirror(oval(45 - k, 32 + k * 5, 2.6 - k * 0.5, 1.5, eye, 14)),
  ).join('') +
  star(50, 70, 9, 4, dice.count(5, 9), eye)

const TOWERS: Record<string, Tower> = { titan, crown: hollow, witch, cloaks, queen: hollow, ...NEWER }

interface Drawn {
  dice: Dice
  hue: number
  body: string
}

function tower(id: string): Drawn {
  const dice = new Dice(`nemesis ${id}`)
  const hue = dice.between(0, 360)
  const of = { dice, black: hsl(hue, 40, 7), edge: hsl(hue, 40, 34), eye: hsl(hue + dice.between(140, 220), 95, 66) }
  const draw = known(id, TOWERS) ?? dice.pick([titan, hollow, witch, cloaks, horned])
  return { dice, hue, body: draw(of) }
}

/** What the mages fight: taller than the picture, with light only in its eyes. */
export function nemesis(id: string): string {
  const { dice, hue, body } = tower(id)
  return cave(dice, hue, 1.5) + rays(dice, hsl(hue, 80, 60), 12, 0.1) + floor(dice, hsl(hue, 30, 10), 90) + body
}

/** The same for a wide frame: the sheet is 180 by 100, its upper edge always seen, and the figure stands on the right. */
export function figure(id: string): string {
  const { dice, hue, body } = tower(id)
  const stands = group('translate(64 2) scale(1.06)', rays(dice, hsl(hue, 85, 62), 14, 0.14) + body)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 100" preserveAspectRatio="xMidYMin slice" focusable="false">' +
    rect(-60, -20, 300, 240, hsl(hue, 45, 9)) +
    glow(118, 42, 90, hsl(hue, 80, 44), 0.85) +
    glow(118, 40, 46, hsl(hue, 90, 58), 0.6) +
    stands +
    '</svg>'
  )
}
