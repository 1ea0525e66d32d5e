import { Dice, known } from './dice'
import { hueOf } from './hues'
import { around, circle, flame, glow, hsl, leaf, line, mirror, n, oval, path, poly, rect, ring, star, turned } from './ink'
import { plant } from './familiar'
import { halo, landscape } from './landscape'

/** Magic items of Seasons: an object that its name names, before a landscape. */

interface Stuff {
  dark: string
  mid: string
  light: string
  gem: string
  pale: string
}
type Shape = (of: Stuff, dice: Dice) => string

const amulet: Shape = (of, dice) =>
  line('M20 8Q26 46 50 46Q74 46 80 8', of.mid, 3) +
  around(dice.count(5, 9), oval(50, 40, 3.4, 6, of.light), 50, 64) +
  circle(50, 64, 19, of.dark) +
  circle(50, 64, 17, of.mid) +
  circle(50, 64, 12, of.gem) +
  star(50, 64, 9, 3.6, dice.count(4, 8), of.pale, dice.between(0, 40)) +
  circle(44, 57, 2.4, '#fff', 0.8)
const staff: Shape = (of, dice) =>
  turned(
    dice.between(18, 30),
    rect(47, 26, 6, 74, of.mid, 3) +
      rect(47, 26, 2, 74, of.light, 1) +
      line('M50 34Q32 32 34 18Q36 6 50 8Q64 6 66 18Q68 32 50 34', of.mid, 4) +
      circle(50, 20, 9, of.gem) +
      star(50, 20, 6, 2, dice.count(4, 7), of.pale) +
      [48, 60, 72].map((y) => rect(45.5, y, 9, 2.4, of.light)).join(''),
  )
const boots: Shape = (of) =>
  [0, 26].map((x) => path(`M${26 + x} 22h18l-1 32q10 4 18 14q4 6-2 8h-34q-4-2-3-10q4-20 4-44Z`, x ? of.light : of.mid)).join('') +
  [0, 26].map((x) => rect(24 + x, 22, 22, 7, of.dark, 2) + leaf(40 + x, 44, 16, 70, of.pale, 0.9) + leaf(40 + x, 50, 13, 84, of.pale, 0.8)).join('')
const purse: Shape = (of, dice) =>
  path('M36 34Q12 56 20 76Q26 88 50 88Q74 88 80 76Q88 56 64 34Z', of.mid) +
  path('M32 22Q42 30 50 22Q58 30 68 22Q66 32 62 36H38Q34 32 32 22Z', of.light) +
  line('M34 37Q50 42 66 37', of.gem, 3.4) +
  Array.from({ length: dice.count(4, 6) }, (_, k) => oval(26 + k * 10, 88 - (k % 2) * 3, 6, 3, of.pale)).join('') +
  star(50, 62, 11, 4.6, dice.count(4, 6), of.pale)
const chalice: Shape = (of, dice) =>
  mirror(path('M50 22H24Q24 52 46 58V76Q34 78 32 86H50Z', of.mid) + path('M30 26Q31 46 44 53Q34 42 34 26Z', of.light)) +
  oval(50, 22, 26, 6, of.dark) +
  oval(50, 22, 22, 4, of.gem) +
  [36, 50, 64].map((x) => circle(x, 38, 3, of.pale)).join('') +
  Array.from({ length: 3 }, () => circle(dice.between(34, 66), dice.between(6, 16), dice.between(1, 2.4), of.gem, 0.9)).join('')
const chest: Shape = (of, dice) =>
  rect(18, 50, 64, 34, of.mid, 3) +
  path('M18 50Q18 26 50 26Q82 26 82 50Z', of.light) +
  [18, 46, 74].map((x) => rect(x, 34, 8, 50, of.dark)).join('') +
  rect(18, 48, 64, 4, of.dark) +
  rect(42, 44, 16, 16, of.gem, 3) +
  circle(50, 50, 2.6, of.dark) +
  rect(49, 51, 2, 6, of.dark) +
  Array.from({ length: dice.count(2, 4) }, (_, k) => star(26 + k * 15, dice.between(12, 22), 3.4, 1, 4, of.pale)).join('')
const horn: Shape = (of, dice) =>
  path('M80 20Q92 56 58 74Q36 86 16 72Q40 70 50 54Q58 40 54 26Z', of.mid) +
  path('M76 26Q84 52 56 68Q66 54 66 26Z', of.light) +
  oval(67, 22, 14, 6, of.dark, -10) +
  Array.from({ length: dice.count(3, 6) }, (_, k) => circle(56 + k * 6, dice.between(10, 20), dice.between(3, 5), k % 2 ? of.gem : of.pale)).join('') +
  [0, 1, 2].map((k) => line(`M${n(62 - k * 9)} ${n(66 + k * 3)}l-6 -11`, of.dark, 1.6)).join('')
const die: Shape = (of, dice) =>
  turned(
    dice.between(-16, 16),
    path('M50 14L82 32V68L50 86L18 68V32Z', of.mid) +
      path('M50 14L82 32L50 50L18 32Z', of.light) +
      path('M50 50V86L18 68V32Z', of.dark) +
      star(50, 32, 9, 3.6, dice.count(4, 6), of.gem) +
      circle(34, 58, 4, of.gem) +
      Array.from({ length: dice.count(2, 4) }, (_, k) => circle(60 + k * 5, 70 - k * 8, 2.8, of.pale)).join(''),
  )
const book: Shape = (of, dice) =>
  turned(
    dice.between(-10, 8),
    rect(24, 16, 52, 68, of.dark, 3) +
      rect(28, 20, 50, 64, of.pale, 2) +
      rect(22, 14, 50, 66, of.mid, 4) +
      rect(22, 14, 8, 66, of.dark, 3) +
      ring(51, 46, 15, of.light, 2.4) +
      star(51, 46, 12, 5, dice.count(4, 9), of.gem) +
      mirror(poly([[36, 16], [46, 16], [36, 26]], of.light)) +
      rect(60, 80, 5, 14, of.gem),
  )
const scroll: Shape = (of, dice) =>
  rect(28, 20, 44, 60, of.pale) +
  mirror(oval(28, 20, 5, 6, of.mid) + oval(28, 80, 5, 6, of.mid)) +
  rect(26, 14, 48, 12, of.light, 6) +
  rect(26, 74, 48, 12, of.light, 6) +
  [34, 42, 50].map((y) => line(`M34 ${y}H${n(dice.between(54, 66))}`, of.dark, 1.6)).join('') +
  circle(54, 64, 6, of.gem) +
  star(54, 64, 4, 2, dice.count(5, 7), of.pale)
const helm: Shape = (of, dice) =>
  mirror(
    path('M50 20Q24 22 24 56L30 78H42L40 58H50Z', of.mid) +
      path('M28 40Q8 38 6 14Q20 16 34 30Z', of.light) +
      path('M34 50h14v6H38Z', of.dark),
  ) +
  rect(47, 16, 6, 54, of.light, 2) +
  circle(50, 34, 5, of.gem) +
  [0, 1, 2].map((k) => leaf(50, 18, dice.between(12, 18), (k - 1) * 26, of.gem)).join('')
export const hand: Shape = (of, dice) =>
  [30, 40, 50, 60].map((x, k) => rect(x, 18 + ([8, 2, 0, 5][k] ?? 0), 8.4, 36, of.light, 4)).join('') +
  path('M30 46H69V64Q68 82 50 84Q34 82 30 66Z', of.mid) +
  path('M69 54Q82 46 84 56Q80 68 66 72Z', of.light) +
  circle(50, 62, 9, of.gem) +
  star(50, 62, 6, 2.4, dice.count(4, 7), of.pale)
const cube: Shape = (of, dice) =>
  path('M50 12L80 28V66L50 84L20 66V28Z', of.mid) +
  path('M50 12L80 28L50 46L20 28Z', of.light) +
  path('M50 46V84L20 66V28Z', of.dark) +
  [0, 1, 2].map((k) => line(`M${28 + k * 7} ${n(44 + k * 4)}v${n(dice.between(8, 18))}`, of.gem, 2)).join('') +
  [0, 1, 2].map((k) => line(`M${58 + k * 7} ${n(52 - k * 4)}v${n(dice.between(8, 18))}`, of.gem, 2)).join('') +
  ring(50, 29, 8, of.gem, 2)
export const potion: Shape = (of, dice) =>
  rect(44, 8, 12, 8, of.mid, 2) +
  path('M44 16h12v16Q80 40 80 62Q80 86 50 86Q20 86 20 62Q20 40 44 32Z', of.pale, 0.55) +
  path(`M24 ${n(dice.between(52, 60))}Q38 ${n(dice.between(46, 54))} 50 56T76 56Q78 84 50 84Q22 84 24 56Z`, of.gem) +
  Array.from({ length: dice.count(4, 7) }, () => circle(dice.between(32, 68), dice.between(60, 78), dice.between(1.4, 3.6), '#fff', 0.6)).join('') +
  line('M30 48Q26 62 32 72', '#fff', 2.4, 0.8) +
  star(56, 22, 5, 1.4, 4, '#fff')
const hourglass: Shape = (of, dice) =>
  rect(26, 10, 48, 8, of.mid, 3) +
  rect(26, 82, 48, 8, of.mid, 3) +
  mirror(rect(28, 16, 4, 68, of.light, 2)) +
  mirror(path('M50 18H36Q36 40 47 50Q36 60 36 82H50Z', of.pale, 0.7)) +
  mirror(path(`M50 ${n(dice.between(28, 36))}H40Q42 42 49 49V78H39Q42 ${n(dice.between(66, 72))} 50 64Z`, of.gem))
const statue: Shape = (of, dice) =>
  rect(26, 78, 48, 10, of.dark, 2) +
  rect(31, 70, 38, 9, of.mid, 2) +
  mirror(path('M50 30Q34 32 33 52L37 70H50Z', of.mid) + line(`M36 44Q${n(dice.between(20, 28))} 50 ${n(dice.between(26, 32))} ${n(dice.between(22, 64))}`, of.light, 5)) +
  circle(50, 22, 11, of.light) +
  mirror(circle(46, 21, 1.8, of.gem)) +
  star(50, 50, 9, 4, dice.count(4, 9), of.gem) +
  ring(50, 20, 15, of.pale, 1.2, 0.8)
const monolith: Shape = (of, dice) =>
  poly([[34, 86], [30, 28], [46, 10], [64, 20], [70, 86]], of.mid) +
  poly([[46, 10], [64, 20], [70, 86], [54, 86]], of.dark) +
  [30, 44, 58].map((y) => star(44, y, 5, 2, dice.count(3, 7), of.gem)).join('') +
  Array.from({ length: 4 }, () => leaf(dice.between(20, 80), dice.between(20, 60), 6, dice.between(0, 360), of.pale)).join('')
const vase: Shape = (of, dice) =>
  mirror(
    path(`M50 14H40V24Q22 34 ${n(dice.between(20, 26))} 54Q28 78 42 84H50Z`, of.mid) + line('M39 20Q18 22 24 44', of.light, 4),
  ) +
  oval(50, 14, 11, 3, of.dark) +
  [44, 52].map((y) => line(`M26 ${y}Q50 ${y + 8} 74 ${y}`, of.light, 2.4)).join('') +
  around(dice.count(5, 8), circle(50, 60, 2.4, of.gem), 50, 68)
const tree: Shape = (of, dice) =>
  path('M44 90Q48 60 36 48M56 90Q52 60 66 46', of.dark) +
  line('M50 90V44M50 66L32 48M50 60L68 44', of.dark, 5) +
  Array.from({ length: 9 }, () => circle(dice.between(24, 76), dice.between(16, 48), dice.between(8, 13), of.mid, 0.85)).join('') +
  Array.from({ length: 8 }, () => star(dice.between(22, 78), dice.between(12, 52), dice.between(2.4, 4), 1, 4, of.pale)).join('')
const orb: Shape = (of, dice) =>
  mirror(path('M50 76L30 90H50Z', of.mid)) +
  circle(50, 46, 30, of.dark) +
  circle(50, 46, 28, of.gem) +
  glow(44, 40, 24, '#fff', 0.55) +
  Array.from({ length: dice.count(3, 5) }, (_, k) => star(34 + k * 9, dice.between(34, 60), 4, 1.2, 4, '#fff')).join('') +
  ring(50, 46, 34, of.light, 1.6, 0.8, dice.pick(['3 4', '9 3', '1 4']))
const cauldron: Shape = (of, dice) =>
  path('M16 42H84Q88 84 50 84Q12 84 16 42Z', of.dark) +
  oval(50, 42, 36, 9, of.mid) +
  oval(50, 41, 30, 6.4, of.gem) +
  Array.from({ length: dice.count(4, 6) }, (_, k) => circle(28 + k * 9, dice.between(18, 40), dice.between(3, 6), of.gem, 0.8)).join('') +
  mirror(line('M28 82L22 92', of.dark, 5) + circle(13, 50, 4, of.light)) +
  mirror(flame(38, 96, 12, '#ffb347'))
const crown: Shape = (of, dice) =>
  mirror(poly([[50, 78], [20, 78], [12, 30], [30, 50], [38, 22], [50, 48]], of.mid)) +
  rect(20, 70, 60, 10, of.light, 2) +
  [12, 38, 62, 88].map((x, k) => circle(x, k % 3 ? 20 : 28, 4.4, of.gem)).join('') +
  [30, 50, 70].map((x) => star(x, 75, 4, 1.8, dice.count(4, 6), of.gem)).join('') +
  path('M50 48q-7 10 0 16q7-6 0-16Z', of.gem)
const skull: Shape = (of, dice) =>
  path('M22 46Q22 16 50 16Q78 16 78 46Q78 58 68 64L70 82Q50 92 30 82L32 64Q22 58 22 46Z', of.pale) +
  mirror(path('M28 46Q36 36 46 46Q42 58 30 56Z', of.dark) + circle(37, 48, 3.4, of.gem)) +
  poly([[50, 56], [45, 66], [55, 66]], of.dark) +
  mirror(path(`M28 26Q${n(dice.between(2, 12))} 22 ${n(dice.between(8, 16))} 2Q22 12 36 18Z`, of.mid)) +
  [38, 44, 50, 56, 62].map((x) => line(`M${x} 74v9`, of.dark, 1.6)).join('')
export const blade: Shape = (of, dice) =>
  turned(
    dice.between(26, 40),
    path('M46 60Q38 40 50 24Q42 14 50 2Q58 14 54 24Q64 42 54 60Z', of.pale) +
      line('M50 8V58', of.mid, 1.6) +
      rect(34, 58, 32, 6, of.mid, 3) +
      rect(46, 64, 8, 22, of.dark, 3) +
      circle(50, 88, 6, of.gem) +
      circle(50, 61, 3.6, of.gem),
  )
const lantern: Shape = (of, dice) =>
  ring(50, 14, 7, of.mid, 3) +
  poly([[34, 32], [50, 18], [66, 32]], of.mid) +
  rect(34, 32, 32, 42, of.gem, 3, 0.75) +
  glow(50, 52, 30, of.pale, 0.9) +
  flame(50, 68, dice.between(22, 30), of.pale) +
  [34, 48, 62].map((x) => rect(x, 32, 4, 42, of.dark)).join('') +
  rect(30, 74, 40, 9, of.mid, 3)
export const mirrorOf: Shape = (of, dice) =>
  rect(46, 70, 8, 22, of.mid, 3) +
  oval(50, 42, 30, 34, of.mid) +
  oval(50, 42, 24, 28, of.gem) +
  path('M32 30Q44 14 62 22Q46 26 38 48Z', '#fff', 0.6) +
  around(dice.count(8, 14), circle(50, 10, 2.4, of.light), 50, 42)
const jewel: Shape = (of, dice) =>
  poly([[30, 24], [70, 24], [86, 42], [50, 86], [14, 42]], of.gem) +
  poly([[30, 24], [40, 42], [14, 42]], of.pale, 0.7) +
  poly([[40, 42], [60, 42], [50, 86]], of.pale, 0.4) +
  line('M14 42H86M30 24L40 42L50 24L60 42L70 24', '#ffffffaa', 1.4) +
  Array.from({ length: dice.count(2, 4) }, (_, k) => star(20 + k * 20, dice.between(10, 18), 4, 1, 4, '#fff')).join('')
const heart: Shape = (of, dice) =>
  path('M50 84C10 56 14 22 36 22Q46 22 50 34Q54 22 64 22C86 22 90 56 50 84Z', of.gem) +
  path('M30 30Q22 40 30 52Q26 40 36 30Z', '#fff', 0.6) +
  around(dice.count(6, 10), line('M50 10V2', of.pale, 2.4), 50, 50) +
  line('M50 36L44 50L56 58L48 74', of.dark, 2)
const throne: Shape = (of) =>
  path('M30 10Q50 -2 70 10V56H30Z', of.mid) +
  rect(36, 14, 28, 36, of.gem, 4) +
  rect(24, 54, 52, 12, of.light, 2) +
  rect(24, 40, 8, 46, of.dark, 2) +
  rect(68, 40, 8, 46, of.dark, 2) +
  star(50, 30, 10, 4, 6, of.pale)
const shield: Shape = (of, dice) =>
  path('M50 10L84 20V48Q82 74 50 90Q18 74 16 48V20Z', of.mid) +
  path('M50 18L76 26V48Q74 68 50 81Z', of.light) +
  star(50, 48, 18, 7, dice.count(4, 8), of.gem) +
  circle(50, 48, 5, of.pale)
const telescope: Shape = (of) =>
  turned(
    -32,
    rect(14, 42, 30, 12, of.dark, 2) + rect(40, 38, 26, 20, of.mid, 2) + rect(62, 34, 26, 28, of.light, 3) + oval(88, 48, 4, 14, of.gem),
  ) +
  line('M46 62L30 92M50 62L66 92', of.dark, 4) +
  star(82, 14, 6, 1.6, 4, '#fff')
const fountain: Shape = (of, dice) =>
  oval(50, 80, 38, 9, of.mid) +
  oval(50, 77, 33, 6, of.gem) +
  rect(45, 44, 10, 34, of.light, 3) +
  oval(50, 44, 18, 5, of.mid) +
  mirror(line(`M50 40Q${n(dice.between(40, 46))} 10 34 44M50 40Q34 16 22 74`, of.gem, 2.4)) +
  circle(50, 34, 4, of.pale)
const dial: Shape = (of, dice) =>
  circle(50, 50, 36, of.dark) +
  circle(50, 50, 33, of.light) +
  around(12, rect(49, 19, 2, 7, of.dark), 50, 50) +
  circle(50, 50, 20, of.mid) +
  turned(dice.between(0, 360), poly([[50, 20], [54, 52], [46, 52]], of.gem)) +
  turned(dice.between(0, 360), poly([[50, 30], [53, 52], [47, 52]], of.dark)) +
  circle(50, 50, 4, of.pale)
const harp: Shape = (of, dice) =>
  path('M26 88Q18 30 34 12Q50 30 82 22Q70 40 66 60Q56 84 26 88ZM34 76Q54 72 58 54Q62 40 66 34Q48 36 36 26Q28 46 34 76Z', of.mid) +
  Array.from({ length: dice.count(5, 7) }, (_, k) => line(`M${n(38 + k * 4)} ${n(32 + k * 0.6)}V${n(74 - k * 3)}`, of.pale, 1.2)).join('') +
  circle(34, 12, 6, of.gem)
const ringOf: Shape = (of, dice) =>
  ring(50, 58, 26, of.mid, 9) +
  ring(50, 58, 28, of.light, 2) +
  poly([[38, 30], [44, 14], [56, 14], [62, 30], [50, 40]], of.gem) +
  line('M38 30H62M44 14L50 40L56 14', '#ffffff99', 1.2) +
  around(dice.count(6, 10), circle(50, 36, 1.6, of.pale), 50, 58)
const mask: Shape = (of, dice) =>
  mirror(
    path('M50 14Q22 14 24 44Q26 74 50 88Z', of.mid) + path('M30 42Q38 32 47 44Q38 52 30 42Z', of.dark) + path(`M30 20Q${n(dice.between(6, 16))} 12 16 0Q30 6 40 15Z`, of.light),
  ) + path('M38 66Q50 76 62 66Q50 72 38 66Z', of.dark) + circle(50, 24, 5, of.gem) + mirror(circle(39, 43, 3, of.gem))
const cage: Shape = (of, dice) =>
  ring(50, 10, 5, of.mid, 2.4) +
  glow(50, 56, 20, of.gem, 0.9) +
  star(50, 56, 11, 4, dice.count(5, 8), of.gem) +
  path('M20 40Q22 16 50 16Q78 16 80 40', of.dark, 0.2) +
  [20, 32, 44, 56, 68, 80].map((x) => line(`M${x} 40V82`, of.mid, 3)).join('') +
  line('M20 40Q22 16 50 16Q78 16 80 40M34 40Q38 18 50 16Q62 18 66 40', of.mid, 3) +
  rect(16, 80, 68, 7, of.light, 3) +
  rect(16, 38, 68, 5, of.light, 2)
const core: Shape = (of, dice) =>
  around(dice.count(7, 11), flame(50, 30, dice.between(18, 26), '#ff9a3c', 0.9), 50, 52) +
  circle(50, 52, 24, of.dark) +
  circle(50, 52, 20, of.gem) +
  line('M34 44L48 50L44 64M52 36L58 50L68 56', '#ffd76a', 2.4)
const scales: Shape = (of, dice) => {
  const tip = dice.between(-9, 9)
  return (
    rect(47, 14, 6, 68, of.mid, 2) +
    rect(30, 82, 40, 6, of.dark, 3) +
    turned(tip, line('M16 24H84', of.light, 4), 50, 24) +
    [[16, 24 - tip * 0.6], [84, 24 + tip * 0.6]].map(([x = 0, y = 0]) => line(`M${n(x)} ${n(y)}L${n(x - 11)} ${n(y + 30)}H${n(x + 11)}Z`, of.light, 1.4) + oval(x, y + 32, 13, 5, of.mid) + circle(x, y + 27, 4.4, of.gem)).join('') +
    circle(50, 14, 6, of.gem)
  )
}
const cards: Shape = (of, dice) =>
  [-24, 0, 24].map((turn, k) => turned(turn + dice.between(-4, 4), rect(34, 18, 32, 50, k === 1 ? of.pale : of.light, 4) + rect(37, 21, 26, 44, k === 1 ? of.gem : of.mid, 3) + star(50, 43, 10, 4, 4 + k, of.pale), 50, 84)).join('')
const net: Shape = (of, dice) =>
  turned(30, rect(47, 40, 6, 56, of.mid, 3)) +
  oval(58, 34, 28, 24, of.light, -20, 0.5) +
  ring(58, 34, 26, of.mid, 4) +
  [40, 52, 64, 76].map((x) => line(`M${x} 14V56`, of.pale, 1.2)).join('') +
  [22, 32, 42, 52].map((y) => line(`M34 ${y}H82`, of.pale, 1.2)).join('') +
  star(58, 34, 8, 3, dice.count(4, 7), of.gem)

const SHAPES: Record<string, Shape> = {
  carnivora: (of, dice) => plant({ ...of, eye: of.gem }, dice),
  amulet, pendant: amulet, staff, scepter: staff, boots, purse, chalice, chest, horn, die, grimoire: book, codex: book,
  treatise: book, scroll, helm, hand, cube, potion, hourglass, statue, idol: statue, monolith, vase, tree, orb, cauldron, crown,
  skull, kriss: blade, lantern, mirror: mirrorOf, jewel, heart, throne, shield, telescope, fountain, dial, transmuter: cauldron,
  replicator: mirrorOf, replica: cards, harp, ring: ringOf, mimicry: mask, cage, core, catcher: net, balance: scales, twist: cards,
}
const HUES: Record<string, number> = {
  air: 262, water: 208, fire: 10, earth: 106, spring: 116, winter: 204, seasons: 44, argos: 340, eolis: 268, io: 48, ishtar: 190, arus: 24,
  dreams: 285, power: 20, knowledge: 200, life: 128, ancients: 36, resurrection: 320, urm: 232, ragfield: 16, time: 222, light: 52,
}

export function item(id: string): string {
  const dice = new Dice(`item ${id}`)
  const hue = known(id, HUES) ?? hueOf(id, dice)
  const metal = dice.pick([40, 36, 205, 24, 268, 174] as const)
  const of: Stuff = {
    dark: hsl(metal, 38, 20),
    mid: hsl(metal, 48, 42),
    light: hsl(metal, 58, 64),
    gem: hsl(hue + dice.between(-8, 8), 78, 52),
    pale: hsl(hue + 20, 70, 88),
  }
  const { under } = landscape(dice, dice.chance(0.35))
  const shape = known(id, SHAPES) ?? dice.pick([amulet, orb, statue, vase, jewel, book])
  return under + halo('#fffbe8', 0.8) + oval(50, 90, 30, 4, '#000', 0, 0.3) + shape(of, dice)
}
