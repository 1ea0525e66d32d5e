import { cave } from './backdrop'
import { Dice, known } from './dice'
import { hueOf } from './hues'
import { around, circle, flame, glow, hsl, line, n, path, poly, polar, ring, star } from './ink'

type Mark = (bright: string, pale: string, dice: Dice) => string

const MARKS = {
  flame: (bright, pale) => flame(50, 66, 34, bright) + flame(50, 65, 20, pale),
  bolt: (bright, pale) =>
    poly(
      [
        [55, 30],
        [40, 53],
        [49, 53],
        [44, 71],
        [61, 46],
        [51, 46],
      ],
      pale,
    ) + line('M55 30L40 53H49L44 71', bright, 1),
  star: (bright, pale, dice) =>
    star(50, 50, 18, dice.between(5, 9), dice.count(4, 8), pale) + circle(50, 50, 4, bright),
  eye: (bright, pale) =>
    path('M30 50Q50 32 70 50Q50 68 30 50Z', pale) + circle(50, 50, 8, bright) + circle(50, 50, 3.5, '#15121f'),
  crystal: (bright, pale) =>
    poly(
      [
        [50, 30],
        [38, 46],
        [50, 70],
        [62, 46],
      ],
      bright,
    ) +
    poly(
      [
        [50, 30],
        [38, 46],
        [50, 50],
        [62, 46],
      ],
      pale,
    ),
  spiral: (bright, pale) =>
    line('M50 50c3-4 8 0 6 5s-12 6-15-1 1-17 10-18 18 8 17 18-8 18-18 17', pale, 3) + circle(50, 50, 3, bright),
  drop: (bright, pale) =>
    path('M50 30C58 44 64 50 64 57A14 14 0 0 1 36 57C36 50 42 44 50 30Z', bright) + circle(45, 57, 4, pale),
  tower: (bright, pale) =>
    poly(
      [
        [50, 26],
        [43, 46],
        [45, 70],
        [55, 70],
        [57, 46],
      ],
      bright,
    ) +
    poly(
      [
        [50, 26],
        [43, 46],
        [57, 46],
      ],
      pale,
    ) +
    circle(50, 40, 2, '#fff'),
  scales: (bright, pale) =>
    line('M50 34V66M34 40H66M42 66H58', pale, 2.4) +
    path('M27 52h14l-7 8zM59 52h14l-7 8z', bright) +
    line('M34 40l-6 12M34 40l6 12M66 40l-6 12M66 40l6 12', bright, 1),
  sun: (bright, pale) =>
    around(
      8,
      poly(
        [
          [48.5, 36],
          [51.5, 36],
          [50, 27],
        ],
        pale,
      ),
    ) +
    circle(50, 50, 12, bright) +
    circle(50, 50, 8, pale),
  ghost: (bright, pale) =>
    path('M38 68V48a12 14 0 0 1 24 0V68l-6-5-6 5-6-5Z', pale, 0.92) +
    circle(46, 48, 2, bright) +
    circle(54, 48, 2, bright),
} satisfies Record<string, Mark>

const MARK_OF: Record<string, Mark> = {
  spark: MARKS.star,
  torch: MARKS.flame,
  extinguish: MARKS.drop,
  illuminate: MARKS.sun,
  thoughtform: MARKS.eye,
  kindle: MARKS.flame,
  carbonize: MARKS.flame,
  lightning: MARKS.bolt,
  surge: MARKS.star,
  aurora: MARKS.spiral,
  spire: MARKS.tower,
  convection: MARKS.spiral,
  torrent: MARKS.flame,
  lost: MARKS.ghost,
  nova: MARKS.sun,
  equilibrium: MARKS.scales,
  ash: MARKS.flame,
  crystallize: MARKS.crystal,
}

/** One rune: a stem and two strokes from a grid, as they are cut into stone. */
function rune(dice: Dice, color: string): string {
  const spots = ['47.5 8', '52.5 8', '47.5 11', '52.5 11', '47.5 14', '52.5 14', '50 11'] as const
  return line(`M50 8V14M${dice.pick(spots)}L${dice.pick(spots)}M${dice.pick(spots)}L${dice.pick(spots)}`, color, 1)
}

/** A sigil: rings, strokes that turn around the middle, runes, and the mark of what the spell does. */
export function spell(id: string): string {
  const dice = new Dice(`spell ${id}`)
  const hue = hueOf(id, dice)
  const bright = hsl(hue, 88, 60)
  const pale = hsl(hue + dice.between(10, 35), 90, 84)
  const fold = dice.count(3, 9)
  const turn = dice.between(0, 360 / fold)

  const from = polar(50, 50, dice.between(20, 24), 0)
  const to = polar(50, 50, dice.between(30, 36), dice.between(30, 340 / fold + 20))
  const bend = polar(50, 50, dice.between(14, 46), dice.between(-30, 60))
  const stroke = line(
    `M${n(from[0])} ${n(from[1])}Q${n(bend[0])} ${n(bend[1])} ${n(to[0])} ${n(to[1])}`,
    bright,
    dice.between(1, 2.4),
  )
  const bead = circle(...polar(50, 50, dice.between(25, 33), dice.between(0, 360 / fold)), dice.between(1.2, 2.6), pale)

  const runes = Array.from({ length: fold * 2 > 10 ? fold : fold * 2 }, () => rune(dice, pale))
  const written = runes
    .map((one, k) => `<g transform="rotate(${n((360 / runes.length) * k)} 50 50)">${one}</g>`)
    .join('')
  // An odd fold may be drawn in one line that skips every second corner.
  const skip = fold > 4 && fold % 2 && dice.chance(0.6) ? 2 : 1
  const polygon = poly(
    Array.from({ length: fold }, (_, k) => polar(50, 50, 34, (360 / fold) * k * skip)),
    'none',
  ).replace('fill="none"', `fill="none" stroke="${bright}" stroke-width="0.8" opacity="0.7"`)

  const mark = known(id, MARK_OF) ?? dice.pick(Object.values(MARKS) as [Mark, ...Mark[]])
  return (
    cave(dice, hue) +
    glow(50, 50, 46, bright, 0.3) +
    ring(50, 50, 44, bright, 1) +
    ring(50, 50, 36, bright, dice.between(0.6, 1.6), 0.9, dice.pick(['', '', '3 2', '6 2 1 2', '1 2'])) +
    `<g transform="rotate(${n(turn)} 50 50)">${polygon}${around(fold, stroke + bead)}</g>${written}` +
    circle(50, 50, 20, hsl(hue, 60, 12), 0.72) +
    mark(bright, pale, dice)
  )
}
