import { cave, floor } from './backdrop'
import { Dice, known } from './dice'
import { hueOf } from './hues'
import { around, circle, glow, hsl, line, mirror, n, oval, path, poly, polar, rect, ring, star } from './ink'
import { blade, hand, mirrorOf, potion } from './item'

interface Stuff {
  dark: string
  mid: string
  light: string
  gleam: string
}
type Shape = (of: Stuff, dice: Dice) => string

const totem: Shape = (of, dice) => {
  let out = mirror(path('M50 26L20 18Q26 30 38 34L50 36Z', of.mid))
  for (let k = 0; k < 3; k++) {
    const y = 20 + k * 22
    const w = 14 + k * 2.5
    out += rect(50 - w, y, w * 2, 21, k % 2 ? of.mid : of.light, 4)
    out += mirror(k === 1 ? rect(39, y + 6, 6, 3, of.gleam, 1) : circle(42, y + 8, 3.2, of.gleam))
    out += dice.chance(0.5)
      ? line(`M43 ${y + 15}h14`, of.dark, 2)
      : path(`M43 ${y + 14}h14l-3.5 4-3.5-4-3.5 4z`, of.dark)
  }
  return out
}

const scroll: Shape = (of, dice) => {
  let out = rect(28, 22, 44, 56, of.light, 2) + rect(22, 16, 56, 9, of.mid, 4.5) + rect(22, 75, 56, 9, of.mid, 4.5)
  for (let y = 34; y < 62; y += 6) out += line(`M34 ${y}H${n(dice.between(54, 66))}`, of.dark, 1.6, 0.7)
  return out + mirror(circle(22, 20.5, 4.5, of.dark) + circle(22, 79.5, 4.5, of.dark)) + star(58, 66, 7, 4, 7, of.gleam)
}

const catcher: Shape = (of, dice) => {
  const fold = dice.count(5, 8)
  return (
    ring(50, 42, 27, of.mid, 5) +
    around(fold, line(`M50 17Q58 34 50 42`, of.light, 1.2), 50, 42) +
    ring(50, 42, 13, of.light, 1.2) +
    circle(50, 42, 6, of.gleam) +
    [36, 50, 64]
      .map(
        (x, k) =>
          line(`M${x} ${k === 1 ? 69 : 65}V${k === 1 ? 82 : 76}`, of.mid, 1.5) +
          path(`M${x} ${k === 1 ? 80 : 74}q5 6 0 13q-5-7 0-13z`, of.light),
      )
      .join('')
  )
}

const compass: Shape = (of) =>
  circle(50, 52, 33, of.dark) +
  ring(50, 52, 32, of.mid, 5) +
  around(12, rect(49.2, 24, 1.6, 5, of.light), 50, 52) +
  ring(50, 52, 20, of.light, 0.8) +
  rect(46, 10, 8, 9, of.mid, 3) +
  `<g transform="rotate(28 50 52)">${
    poly(
      [
        [50, 29],
        [45, 52],
        [55, 52],
      ],
      of.gleam,
    ) +
    poly(
      [
        [50, 75],
        [45, 52],
        [55, 52],
      ],
      of.light,
    )
  }</g>` +
  circle(50, 52, 3, of.dark)

const idol: Shape = (of, dice) =>
  mirror(path('M50 18C36 16 34 34 40 40C26 46 26 60 34 66L30 84H50Z', of.mid) + line('M40 44Q22 46 24 28', of.mid, 5)) +
  mirror(circle(44, 29, 3.4, of.gleam) + line('M38 72H50', of.light, 1.6)) +
  path('M45 37h10l-5 4z', of.dark) +
  around(
    dice.count(5, 8),
    poly(
      [
        [48, 50],
        [52, 50],
        [50, 46],
      ],
      of.light,
    ),
    50,
    58,
  ) +
  circle(50, 58, 5, of.gleam) +
  mirror(path('M44 18Q36 10 40 6Q46 8 48 18Z', of.light))

const gauntlet: Shape = (of) =>
  [34, 43, 52, 61].map((x, k) => rect(x, 16 + [6, 1, 0, 5][k]!, 8, 30, k % 2 ? of.light : of.mid, 4)).join('') +
  path('M32 40H70V60L66 70H38L32 58Z', of.mid) +
  path('M32 46Q18 42 20 56Q26 64 36 64Z', of.light) +
  poly(
    [
      [34, 70],
      [68, 70],
      [74, 88],
      [28, 88],
    ],
    of.light,
  ) +
  line('M32 76H70M30 82H72', of.dark, 1.4) +
  circle(51, 54, 9, of.dark) +
  circle(51, 54, 7, of.gleam) +
  line('M51 54c2-3 5 0 4 3s-8 3-9-1', '#fff', 1)

const vessel: Shape = (of, dice) => {
  const belly = dice.between(20, 30)
  return (
    mirror(
      path(`M50 20H40V26Q44 32 ${n(50 - belly)} 46Q${n(50 - belly - 4)} 70 42 78L36 86H50Z`, of.mid) +
        line(`M41 28Q20 30 ${n(50 - belly)} 48`, of.light, 3),
    ) +
    oval(50, 20, 11, 3, of.dark) +
    rect(50 - belly, 48, belly * 2, 6, of.light) +
    mirror(circle(50 - belly / 2, 51, 2, of.dark)) +
    circle(50, 65, 6, of.gleam)
  )
}

const orb: Shape = (of, dice) =>
  mirror(path('M50 74L34 88H50ZM32 66Q24 78 36 80Q34 72 38 68Z', of.mid)) +
  circle(50, 46, 27, of.dark) +
  circle(50, 46, 25, of.mid) +
  glow(50, 46, 22, of.gleam, 0.9) +
  circle(42, 37, 5, '#fff', 0.6) +
  ring(50, 46, 31, of.light, 1, 0.6, dice.pick(['2 4', '8 3', '1 3']))

const mask: Shape = (of, dice) =>
  mirror(
    path('M50 14Q24 14 24 44Q26 72 50 88Z', of.mid) +
      path('M30 42Q38 34 46 44Q38 50 30 42Z', of.dark) +
      circle(39, 43, 2.6, of.gleam),
  ) +
  mirror(path(`M32 18Q${n(dice.between(10, 22))} 10 22 2Q32 6 40 15Z`, of.light)) +
  line('M50 20V64', of.light, 2) +
  path('M40 70h20l-4 6h-12z', of.dark)

const key: Shape = (of, dice) =>
  ring(50, 28, 13, of.mid, 5) +
  around(dice.count(3, 6), circle(50, 11, 3.5, of.light), 50, 28) +
  rect(47, 40, 6, 46, of.mid, 2) +
  rect(53, 70, 12, 5, of.light, 1) +
  rect(53, 79, 9, 5, of.light, 1) +
  circle(50, 28, 6, of.gleam)

/** What is drawn of an item is drawn of a relic, too: in its own metal. */
const like =
  (item: typeof potion): Shape =>
  (of, dice) =>
    item({ ...of, gem: of.gleam, pale: of.light }, dice)

const SHAPES: Record<string, Shape> = {
  bottled: like(potion),
  dagger: like(blade),
  drum: vessel,
  hand: like(hand),
  knife: like(blade),
  lens: like(mirrorOf),
  mill: compass,
  mirror: like(mirrorOf),
  wreath: catcher,
  totem,
  scroll,
  catcher,
  compass,
  fetish: idol,
  gauntlet,
  idol,
  mask,
  key,
  orb,
  urn: vessel,
}

/** An object that somebody has made, lying on stone in its own light. */
export function relic(id: string): string {
  const dice = new Dice(`relic ${id}`)
  const hue = hueOf(id, dice)
  const metal = dice.pick([35, 42, 205, 28, 180] as const)
  const of: Stuff = {
    dark: hsl(metal, 30, 16),
    mid: hsl(metal, 38, 42),
    light: hsl(metal, 46, 66),
    gleam: hsl(hue, 90, 66),
  }
  const shape = known(id, SHAPES) ?? dice.pick([vessel, orb, mask, key, idol, totem])
  const [x, y] = polar(50, 50, 38, dice.between(-60, 60))
  return (
    cave(dice, hue) +
    floor(dice, hsl(hue, 24, 14), 86) +
    glow(50, 50, 42, of.gleam, 0.25) +
    shape(of, dice) +
    star(x, y, 4, 0.9, 4, '#fff')
  )
}
