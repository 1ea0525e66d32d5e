import { Dice, known } from './dice'
import { around, circle, flame, glow, hsl, leaf, line, mirror, n, oval, path, poly, ring, star } from './ink'
import { halo, landscape } from './landscape'

/** Familiars of Seasons: folk and creatures, each by the words of its name. */

interface Look {
  dark: string
  mid: string
  light: string
  eye: string
  pale: string
}
type Shape = (of: Look, dice: Dice) => string

const eyes = (of: Look, y: number, apart = 8, r = 3.4): string =>
  mirror(circle(50 - apart, y, r, '#fff') + circle(50 - apart + 0.8, y + 0.4, r * 0.62, of.eye) + circle(50 - apart + 0.8, y + 0.4, r * 0.3, '#140d18'))

/** A sorcerer's helper: robe, face, and something of their own on the head. */
const folk: Shape = (of, dice) =>
  mirror(path(`M50 52Q${n(dice.between(22, 30))} 56 ${n(dice.between(16, 24))} 100H50Z`, of.mid) + path('M50 56L40 62L46 100H50Z', of.light)) +
  oval(50, 40, 17, 19, of.pale) +
  eyes(of, 40, 7) +
  line(`M43 50Q50 ${n(dice.between(48, 56))} 57 50`, of.dark, 1.8) +
  dice.pick([
    () => mirror(path('M50 18Q30 18 31 40Q36 28 50 28Z', of.dark)) + mirror(path('M34 36L18 30L33 44Z', of.pale)),
    () => path('M26 30Q50 -18 74 30Q50 22 26 30Z', of.mid) + star(50, 14, 6, 2.4, dice.count(4, 6), of.eye),
    () => mirror(path('M50 16Q26 14 30 46Q26 62 32 70Q38 56 35 40Q38 28 50 27Z', of.dark)),
    () => path('M36 50Q50 92 64 50Q50 60 36 50Z', of.light) + mirror(path('M50 20Q34 20 34 34Q42 26 50 26Z', of.light)),
    () => mirror(path(`M36 28Q${n(dice.between(16, 24))} 20 24 2Q34 14 44 22Z`, of.dark)) + circle(50, 24, 4, of.eye),
  ] as const)() +
  star(50, 76, dice.between(6, 9), 3, dice.count(4, 8), of.eye)
const longneck: Shape = (of) =>
  oval(46, 86, 30, 18, of.mid) +
  line('M52 82Q70 60 52 44Q44 34 54 22', of.mid, 11) +
  oval(60, 18, 15, 9, of.mid, -10) +
  circle(60, 15, 3.4, '#fff') +
  circle(61, 15, 1.8, of.eye) +
  line('M68 21Q72 22 74 19', of.dark, 1.6) +
  [40, 52, 64].map((y) => circle(53, y, 2, of.light)).join('') +
  mirror(leaf(30, 74, 16, -40, of.light))
const leech: Shape = (of, dice) =>
  line('M18 78Q26 40 48 56Q70 72 78 28', of.mid, 18) +
  line('M18 78Q26 40 48 56Q70 72 78 28', of.light, 4) +
  Array.from({ length: 6 }, (_, k) => ring(24 + k * 9, 62 - (k % 3) * 8, 3, of.dark, 1.4, 0.6)).join('') +
  circle(79, 26, 13, of.mid) +
  around(dice.count(7, 10), poly([[79, 17], [81, 23], [77, 23]], of.pale), 79, 26) +
  circle(79, 26, 5, of.eye)
const demon: Shape = (of, dice) =>
  mirror(
    path('M50 28Q26 26 24 56Q10 52 2 26Q-2 66 22 82L16 100H50Z', of.mid) + path(`M36 32Q${n(dice.between(16, 24))} 22 ${n(dice.between(18, 26))} 2Q34 14 46 28Z`, of.dark),
  ) +
  mirror(path('M32 44L47 50L34 53Z', of.eye)) +
  path('M34 64Q50 78 66 64Q50 70 34 64Z', of.dark) +
  mirror(poly([[40, 67], [43, 74], [46, 69]], '#fff')) +
  mirror(flame(8, 98, 20, of.eye, 0.8))
const bird: Shape = (of, dice) =>
  mirror(path(`M50 44Q24 ${n(dice.between(18, 28))} 0 ${n(dice.between(24, 36))}Q10 50 26 54Q20 60 30 62Q38 66 50 66Z`, of.mid) + line('M8 34Q24 40 40 52M18 48Q30 52 42 58', of.dark, 1.6)) +
  path('M50 60L36 92Q50 84 64 92Z', of.dark) +
  oval(50, 54, 13, 20, of.mid) +
  circle(50, 32, 13, of.mid) +
  eyes(of, 30, 5.4, 3) +
  poly([[45, 35], [55, 35], [50, 46]], '#f0b429') +
  [48, 56, 64].map((y) => line(`M42 ${y}Q50 ${y + 5} 58 ${y}`, of.light, 1.6)).join('')
const elemental: Shape = (of, dice) =>
  path('M50 12Q84 20 78 54Q74 84 50 92Q26 84 22 54Q16 20 50 12Z', of.mid, 0.75) +
  [0, 1, 2, 3].map((k) => line(`M${n(20 + k * 4)} ${n(28 + k * 16)}q30 ${n(dice.between(-16, 16))} 60 ${n(dice.between(-6, 6))}`, of.pale, 3, 0.8)).join('') +
  eyes(of, 42, 10, 5) +
  path('M40 62Q50 70 60 62Q50 66 40 62Z', of.dark) +
  circle(16, 20, 5, of.light, 0.7) +
  circle(86, 76, 7, of.light, 0.7)
const fairies: Shape = (of, dice) =>
  [[28, 40], [68, 32], [52, 66]].map(([x = 0, y = 0], k) => {
    const wing = dice.between(14, 20)
    return (
      [-1, 1].map((s) => oval(x + s * 11, y - 5, wing * 0.55, wing * 0.32, of.pale, s * -30, 0.85) + oval(x + s * 9, y + 6, wing * 0.4, wing * 0.24, of.light, s * 26, 0.8)).join('') +
      path(`M${n(x)} ${n(y - 2)}l-6 18h12Z`, k % 2 ? of.mid : of.dark) +
      circle(x, y - 6, 6, '#f6d7b8') +
      circle(x - 2, y - 6, 1, '#140d18') +
      circle(x + 2, y - 6, 1, '#140d18') +
      star(x + 12, y + 14, 4, 1.4, 4, of.eye)
    )
  }).join('')
const ghost: Shape = (of, dice) =>
  path(`M22 92Q18 14 50 14Q82 14 78 92Q70 ${n(dice.between(76, 84))} 64 92Q56 78 50 92Q42 78 36 92Q30 80 22 92Z`, of.pale, 0.9) +
  mirror(oval(41, 44, 5, 7, of.dark) + circle(41, 45, 2.4, of.eye)) +
  oval(50, 62, 6, 8, of.dark) +
  line('M26 60Q10 64 12 48M74 60Q90 64 88 48', of.pale, 6)
const rat: Shape = (of) =>
  line('M78 78Q98 70 92 48', of.light, 4) +
  path('M50 92Q18 92 22 62Q26 44 50 44Q74 44 78 62Q82 92 50 92Z', of.mid) +
  mirror(circle(30, 26, 12, of.mid) + circle(30, 26, 7.4, of.light)) +
  path('M28 40Q28 20 50 20Q72 20 72 40Q66 62 50 64Q34 62 28 40Z', of.mid) +
  eyes(of, 40, 9) +
  circle(50, 60, 4, of.dark) +
  mirror(line('M44 58L24 54M44 60L24 62', of.dark, 1.2)) +
  path('M46 64h8v7h-8Z', '#fff')
const dragon: Shape = (of, dice) =>
  mirror(path('M50 50Q30 30 2 22Q8 48 18 56Q12 62 22 70Q34 72 50 70Z', of.dark)) +
  path('M50 22Q70 26 66 48Q78 74 50 94Q22 74 34 48Q30 26 50 22Z', of.mid) +
  mirror(path(`M38 30Q${n(dice.between(22, 30))} 18 ${n(dice.between(26, 34))} 4Q38 14 46 24Z`, of.light)) +
  mirror(path('M36 42L47 46L37 49Z', of.eye)) +
  mirror(circle(45, 60, 1.8, of.dark)) +
  [68, 76, 84].map((y) => line(`M40 ${y}Q50 ${y + 6} 60 ${y}`, of.light, 2.2)).join('') +
  glow(50, 74, 14, of.eye, 0.5)
export const plant: Shape = (of, dice) =>
  [-34, -14, 14, 34].map((x) => line(`M50 94Q${n(50 + x * 1.3)} 84 ${n(50 + x)} ${n(dice.between(50, 66))}`, of.dark, 4) + leaf(50 + x, dice.between(54, 64), 18, x * 1.4, of.light)).join('') +
  line('M50 94Q44 74 50 56', of.dark, 6) +
  path('M18 44Q20 12 50 14Q80 12 82 44Q66 36 50 40Q34 36 18 44Z', of.mid) +
  path('M18 46Q34 70 50 66Q66 70 82 46Q66 54 50 52Q34 54 18 46Z', of.mid) +
  [26, 36, 46, 56, 66].map((x) => poly([[x, 40], [x + 8, 40], [x + 4, 50]], '#fff')).join('') +
  [0, 1, 2].map((k) => circle(34 + k * 16, dice.between(22, 30), 3.4, of.eye)).join('')
const imp: Shape = (of, dice) =>
  mirror(path('M40 40L8 20Q16 44 34 54Z', of.light)) +
  path('M50 96Q28 96 30 72Q34 56 50 56Q66 56 70 72Q72 96 50 96Z', of.dark) +
  path('M26 44Q26 16 50 16Q74 16 74 44Q72 66 50 68Q28 66 26 44Z', of.mid) +
  eyes(of, 42, 10, 5) +
  path(`M36 56Q50 ${n(dice.between(62, 70))} 64 56Q50 60 36 56Z`, of.dark) +
  mirror(poly([[36, 22], [30, 4], [44, 17]], of.light)) +
  poly([[50, 46], [46, 53], [54, 53]], of.dark)
const owl: Shape = (of, dice) =>
  path('M22 52Q20 20 50 20Q80 20 78 52Q80 92 50 94Q20 92 22 52Z', of.mid) +
  mirror(poly([[24, 34], [22, 8], [42, 22]], of.mid)) +
  mirror(circle(38, 42, 13, of.pale) + circle(38, 42, 8, of.eye) + circle(38, 42, 4, '#140d18')) +
  poly([[45, 50], [55, 50], [50, 60]], '#f0b429') +
  Array.from({ length: dice.count(3, 5) }, (_, k) => line(`M34 ${68 + k * 6}q4 5 8 0q4 5 8 0q4 5 8 0q4 5 8 0`, of.light, 1.8)).join('')
const warrior: Shape = (of, dice) =>
  mirror(path('M50 50Q24 50 16 74L12 100H50Z', of.dark) + circle(24, 60, 10, of.mid)) +
  path('M32 44Q30 16 50 16Q70 16 68 44L60 60H40Z', of.light) +
  path('M36 36H64V42H54V56H46V42H36Z', of.dark) +
  mirror(circle(42, 39, 1.8, of.eye)) +
  [0, 1, 2].map((k) => leaf(50, 18, dice.between(14, 20), (k - 1) * 30, of.eye)).join('') +
  line('M82 100V18', of.mid, 4) +
  poly([[82, 4], [76, 22], [88, 22]], of.pale)

const SHAPES: Record<string, Shape> = {
  amsug: longneck, leech, demon, hawk: bird, raven: bird, elemental, fairies, soul: ghost, ratty: rat, dragonsoul: dragon,
  carnivora: plant, tangleweed: plant, minion: imp, crafty: rat, oracle: owl, titus: owl, warden: warrior, kairn: demon, servant: imp,
  igramul: demon, sid: rat,
}

export function familiar(id: string): string {
  const dice = new Dice(`familiar ${id}`)
  const hue = dice.between(0, 360)
  const of: Look = {
    dark: hsl(hue, 38, 22),
    mid: hsl(hue, 46, 44),
    light: hsl(hue + 24, 54, 66),
    eye: hsl(hue + 160, 88, 56),
    pale: hsl(hue + 40, 46, 88),
  }
  const { under } = landscape(dice, dice.chance(0.45))
  const shape = known(id, SHAPES) ?? folk
  return under + halo('#fffbe8', 0.7) + shape(of, dice)
}
