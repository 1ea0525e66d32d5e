import type { Dice } from './dice'
import { around, circle, flame, glow, line, mirror, n, oval, path, poly, ring, star, turned } from './ink'

/** A nemesis that stands before the light: its shape is black, and its eyes shine. */
export type Tower = (of: { dice: Dice; black: string; edge: string; eye: string }) => string

/** A mouth full of teeth. */
const maw = (x: number, y: number, r: number, eye: string): string =>
  oval(x, y, r, r * 0.62, eye) +
  oval(x, y, r * 0.82, r * 0.4, '#000') +
  [-0.5, -0.17, 0.17, 0.5]
    .map(
      (k) =>
        poly([[x + (k - 0.14) * r, y - r * 0.4], [x + (k + 0.14) * r, y - r * 0.4], [x + k * r, y - r * 0.02]], '#f4ead2') +
        poly([[x + (k - 0.14) * r, y + r * 0.4], [x + (k + 0.14) * r, y + r * 0.4], [x + k * r, y + r * 0.04]], '#f4ead2'),
    )
    .join('')

/** A blade that points up. */
const blade = (x: number, tip: number, foot: number, wide: number, fill: string, edge: string): string =>
  poly([[x, tip], [x + wide, tip + wide * 2.4], [x + wide, foot], [x - wide, foot], [x - wide, tip + wide * 2.4]], fill) +
  line(`M${n(x)} ${n(tip + 2)}V${n(foot)}`, edge, 0.8)

const experiment: Tower = ({ black, edge, eye }) =>
  mirror(
    path('M50 20Q34 16 24 30Q8 34 8 56Q4 80 10 100H50Z', black) +
      line('M24 30Q10 24 12 6', black, 5) +
      line('M14 50Q2 44 2 28', black, 4) +
      path('M14 58Q22 46 34 46L30 52Q20 56 18 68Z', edge, 0.5),
  ) +
  maw(38, 34, 11, eye) +
  maw(63, 42, 12, eye) +
  maw(34, 62, 13, eye) +
  maw(64, 74, 14, eye)
const dreamer: Tower = ({ black, edge, eye }) =>
  path('M72 6A26 26 0 1 0 88 48A20 20 0 1 1 72 6Z', eye, 0.9) +
  mirror(
    path('M50 16Q36 18 36 38Q26 48 22 70L14 100H50Z', black) +
      line('M34 52Q14 54 12 74', black, 5) +
      [-6, -2, 2, 6].map((k) => line(`M12 72q${k} 8 ${k * 1.3} 18`, black, 1.6)).join(''),
  ) +
  path('M40 28Q50 22 60 28L58 46Q50 56 42 46Z', edge) +
  mirror(line('M43 37Q46 40 49 37', eye, 1.6)) +
  star(50, 66, 5, 2, 4, eye) +
  star(24, 22, 3, 1.2, 4, eye)
const thrall: Tower = ({ black, edge, eye }) =>
  blade(86, 4, 74, 3, edge, eye) +
  line('M76 74H96', edge, 3) +
  mirror(
    path('M50 14Q34 14 34 34L36 46Q18 50 14 66L10 100H50Z', black) +
      path('M16 56L34 46L40 56L20 70Z', edge, 0.8) +
      line('M40 62Q32 76 40 92', edge, 1.4),
  ) +
  path('M38 32H62V40L56 52H44L38 40Z', '#0a0708') +
  mirror(oval(45, 38, 2.8, 2, eye, 12) + line('M46 48V53', edge, 1.2)) +
  line('M34 26Q50 20 66 26', edge, 2) +
  [0, 1, 2, 3].map((k) => ring(28 + k * 5, 78 + k * 2, 2.6, edge, 1.2)).join('')
const fountain: Tower = ({ dice, black, edge, eye }) =>
  [22, 36, 50, 64, 78]
    .map((x, k) => {
      const y = 34 - (k % 2) * 12 + dice.between(-3, 3)
      return (
        path(`M${x - 6} ${n(y)}Q${x} ${n(y - 14)} ${x + 6} ${n(y)}Q${x + 4} ${n(y + 14)} ${x + 7} ${n(y + 26)}Q${x} ${n(y + 18)} ${x - 6} ${n(y + 26)}Z`, eye, 0.75) +
        circle(x - 2, y, 1.2, black) +
        circle(x + 2, y, 1.2, black) +
        oval(x, y + 5, 1.2, 2, black)
      )
    })
    .join('') +
  mirror(path('M50 62H12Q14 76 36 80L34 100H50Z', black) + line('M12 62H50', edge, 2.4) + line('M22 66Q24 76 38 78', eye, 1, 0.7)) +
  mirror([30, 42].map((x) => flame(x, 62, 14, eye, 0.7)).join('')) +
  circle(50, 86, 3, eye)
const blades: Tower = ({ black, edge, eye }) =>
  mirror(
    [0, 1, 2, 3].map((k) => turned(-16 - k * 20, blade(50, 2 - k * 3, 60, 3.2, black, edge), 50, 62)).join('') +
      path('M50 26Q38 26 38 42L22 54L26 100H50Z', black) +
      poly([[38, 44], [14, 48], [28, 64]], edge, 0.8),
  ) +
  blade(50, 0, 34, 3.4, black, edge) +
  mirror(poly([[48, 40], [40, 36], [42, 42]], eye)) +
  line('M50 46V58M46 52H54', eye, 1.2)
const brood: Tower = ({ black, edge, eye }) =>
  mirror(
    line('M44 44Q20 22 6 44L2 70M42 52Q16 44 8 66L10 92M44 60Q26 62 22 80L28 100', black, 4.2) +
      path('M50 12Q40 14 40 26Q42 36 50 38Z', black) +
      path('M50 34Q30 36 30 62Q32 88 50 94Z', black) +
      line('M46 36L42 42', edge, 2),
  ) +
  [[42, 58, 6], [57, 55, 7], [49, 70, 7], [60, 72, 5], [39, 74, 5], [50, 84, 5]]
    .map(([x, y, r]) => oval(x!, y!, r!, r! * 1.2, eye, 0, 0.45) + circle(x!, y! + 1, r! * 0.4, black))
    .join('') +
  mirror(circle(46, 23, 2, eye) + circle(43, 19, 1.3, eye) + circle(47, 17, 1, eye))
const fungus: Tower = ({ dice, black, edge, eye }) =>
  ([[22, 46, 16], [80, 40, 18], [50, 20, 30]] as const)
    .map(
      ([x, y, r]) =>
        path(`M${n(x - r * 0.24)} ${y}L${n(x - r * 0.34)} 100H${n(x + r * 0.34)}L${n(x + r * 0.24)} ${y}Z`, black) +
        path(`M${x - r} ${n(y + r * 0.5)}Q${x - r} ${n(y - r * 0.55)} ${x} ${n(y - r * 0.55)}Q${x + r} ${n(y - r * 0.55)} ${x + r} ${n(y + r * 0.5)}Q${x} ${n(y + r * 0.2)} ${x - r} ${n(y + r * 0.5)}Z`, black) +
        path(`M${n(x - r * 0.8)} ${n(y + r * 0.3)}Q${x} ${n(y + r * 0.02)} ${n(x + r * 0.8)} ${n(y + r * 0.3)}Q${x} ${n(y + r * 0.14)} ${n(x - r * 0.8)} ${n(y + r * 0.3)}Z`, edge),
    )
    .join('') +
  mirror(oval(44.5, 47, 2.6, 3.4, eye, -10)) +
  line('M44 60Q50 55 56 60', eye, 1.6) +
  Array.from({ length: 16 }, () => circle(dice.between(4, 96), dice.between(4, 90), dice.between(0.6, 1.5), eye, 0.7)).join('')
const haze: Tower = ({ dice, black, edge, eye }) =>
  Array.from({ length: 14 }, () => oval(dice.between(10, 90), dice.between(40, 98), dice.between(12, 22), dice.between(6, 12), edge, 0, 0.3)).join('') +
  mirror(
    path('M50 22Q36 22 36 40Q16 50 22 72Q6 82 12 100H50Z', black) +
      line('M42 26Q30 18 32 2M36 16Q26 14 22 4M38 20Q24 22 16 14', black, 2.6),
  ) +
  mirror(path('M47 38Q40 34 37 38Q42 42 47 38Z', eye)) +
  path('M40 54Q50 48 60 54Q56 66 50 62Q44 66 40 54Z', '#000') +
  [0, 1, 2].map((k) => line(`M${44 + k * 6} 58q${k - 1} 12 ${(k - 1) * 8} 24`, eye, 1.6, 0.6)).join('')
const mind: Tower = ({ black, edge, eye }) =>
  mirror(
    path('M50 6Q24 4 20 28Q12 36 22 48Q28 58 40 56Q40 70 44 78L50 80Z', black) +
      line('M50 12Q36 8 32 20Q40 22 38 30M26 28Q34 34 30 42Q38 40 42 48M50 22Q44 24 46 34M22 40Q28 44 26 48', edge, 1.8) +
      line('M42 72Q26 74 24 90Q20 98 12 98M46 76Q38 86 42 100', black, 4),
  ) +
  mirror(path('M48 52Q40 46 33 50Q40 58 48 52Z', eye) + circle(41, 51, 1.6, black)) +
  ring(50, 30, 36, eye, 0.8, 0.6, '2 5') +
  glow(50, 28, 14, eye, 0.5)
const maelstrom: Tower = ({ black, edge, eye }) =>
  around(9, path('M50 50Q66 44 70 22Q62 4 48 2Q62 18 50 50Z', black), 50, 44) +
  around(9, line('M54 42Q66 34 64 14', edge, 1), 50, 44) +
  around(9, poly([[47, 2], [53, 2], [50, -8]], black), 50, 44) +
  circle(50, 44, 15, '#000') +
  oval(50, 44, 12, 7, eye) +
  oval(50, 44, 3, 6.4, '#000') +
  mirror(path('M50 66Q34 74 26 100H50Z', black))
const breacher: Tower = ({ black, edge, eye }) =>
  ([[14, 40], [34, 14], [66, 14], [86, 40]] as const)
    .map(([x, y]) => circle(x, y, 11, '#0a0614') + ring(x, y, 11, eye, 2) + ring(x, y, 6, edge, 1.4, 1, '5 3') + circle(x, y, 2, eye))
    .join('') +
  mirror(
    path('M50 28Q38 28 38 44Q26 50 22 66L16 100H50Z', black) +
      line('M28 60Q14 60 12 48', black, 5) +
      line('M34 68Q40 80 36 100', edge, 1.4) +
      path('M40 34Q34 26 38 18Q44 24 48 28Z', black),
  ) +
  mirror(oval(45, 42, 2.6, 1.3, eye, 14)) +
  star(50, 68, 8, 3, 8, eye)

/** By a word of the nemesis' name. */
export const NEWER: Record<string, Tower> = {
  experiment,
  dreams: dreamer,
  thrall,
  souls: fountain,
  bladius: blades,
  spawning: brood,
  fungal: fungus,
  haze,
  deathmind: mind,
  maelstrom,
  xaxos: breacher,
}
