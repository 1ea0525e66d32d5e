import { cave, floor } from './backdrop'
import { Dice } from './dice'
import { around, circle, glow, hsl, line, mirror, n, path, poly, rect, ring } from './ink'

/** Gravehold: the last city, under the rock, its gate shut and its windows lit. */
export function city(id: string): string {
  const dice = new Dice(`city ${id}`)
  const wall = hsl(215, 18, 24)
  const near = hsl(215, 18, 34)
  const lamp = hsl(42, 95, 66)
  let rock = 'M0 0H100V10'
  for (let x = 100; x >= 0; x -= 8) rock += `L${x} ${n(dice.between(6, 22))}`
  let towers = ''
  for (const [x, top, w] of [
    [6, 50, 12],
    [20, 36, 11],
    [69, 34, 12],
    [83, 48, 12],
  ] as const) {
    towers +=
      rect(x, top, w, 60, wall) +
      poly(
        [
          [x - 2, top],
          [x + w + 2, top],
          [x + w / 2, top - 13],
        ],
        near,
      )
    for (let k = 0; k < 3; k++)
      towers += rect(x + w / 2 - 1.4, top + 6 + k * 10, 2.8, 4.5, lamp, 1.2, dice.between(0.5, 1))
  }
  return (
    cave(dice, 208, 1.1) +
    path(rock + 'Z', hsl(215, 25, 9)) +
    glow(50, 62, 40, lamp, 0.35) +
    towers +
    rect(33, 44, 34, 56, near) +
    mirror(rect(33, 38, 6, 8, near) + rect(43, 38, 5, 8, near)) +
    path('M39 100V70A11 11 0 0 1 61 70V100Z', hsl(215, 30, 10)) +
    line('M44 62V96M50 59V96M56 62V96M40 74H60M40 84H60', lamp, 1.1, 0.8) +
    circle(50, 52, 3.4, lamp) +
    floor(dice, hsl(215, 25, 12), 92)
  )
}

/** A gate that creatures are called through, and that must not fall. */
export function gate(id: string): string {
  const column = Number(/(\d+)$/.exec(id)?.[1] ?? 0)
  const dice = new Dice(`gate ${id}`)
  const hue = 178 + column * 24
  const stone = hsl(hue, 14, 46)
  const light = hsl(hue, 80, 68)
  let blocks = ''
  for (let k = -4; k <= 4; k++)
    blocks += `<g transform="rotate(${k * 21} 50 52)">${rect(45, 14, 10, 13, k % 2 ? stone : hsl(hue, 16, 56), 2)}</g>`
  return (
    cave(dice, hue, 0.8) +
    path('M26 96V52A24 24 0 0 1 74 52V96Z', hsl(hue, 50, 14)) +
    glow(50, 58, 26, light, 0.7) +
    blocks +
    mirror(
      rect(12, 54, 14, 14, stone, 2) + rect(12, 69, 14, 14, hsl(hue, 16, 56), 2) + rect(10, 84, 17, 14, stone, 2),
    ) +
    around(
      3 + column,
      poly(
        [
          [48, 50],
          [52, 50],
          [50, 42],
        ],
        '#fff',
        0.8,
      ),
      50,
      58,
    ) +
    ring(50, 58, 6, '#fff', 1, 0.8)
  )
}

/** A crack between the worlds, held by a ring. */
export function breach(id: string): string {
  const dice = new Dice(`breach ${id}`)
  const arm = path('M50 50Q66 44 62 26Q56 16 44 16Q58 28 50 50Z', hsl(268, 80, 62), 0.85)
  return (
    cave(dice, 268) +
    ring(50, 50, 40, hsl(35, 40, 50), 4) +
    circle(50, 50, 37, hsl(265, 60, 14)) +
    around(5, arm) +
    circle(50, 50, 7, '#fff', 0.9)
  )
}

/** A card of the turn order: so many lights for a player's, the enemy's mark for theirs. */
export function turn(id: string): string {
  const dice = new Dice(`turn ${id}`)
  if (id.includes('nemesis')) {
    const hot = hsl(2, 85, 58)
    return (
      cave(dice, 355, 1.2) +
      mirror(
        path('M50 30Q36 26 26 8Q22 34 36 44Q30 70 50 86Z', hsl(350, 40, 8)) +
          path('M34 46Q42 44 47 54Q38 56 34 46Z', hot),
      ) +
      path('M44 70l6 4 6-4-6 12z', hot)
    )
  }
  const number = Number(/\d+/.exec(id)?.[0] ?? 0)
  const hue = [200, 205, 145, 42, 285][number] ?? 90
  const pips =
    [
      [],
      [[50, 50]],
      [
        [37, 50],
        [63, 50],
      ],
      [
        [50, 36],
        [36, 61],
        [64, 61],
      ],
      [
        [37, 37],
        [63, 37],
        [37, 63],
        [63, 63],
      ],
    ][number] ?? []
  const dot = ([x = 50, y = 50]: number[]) =>
    glow(x, y, 16, hsl(hue, 90, 70), 0.5) + circle(x, y, 8, hsl(hue, 80, 72)) + circle(x - 2, y - 2, 3, '#fff', 0.8)
  const all = pips.length ? pips.map(dot).join('') : ring(50, 50, 18, hsl(hue, 80, 70), 5)
  return (
    cave(dice, hue, 1) + ring(50, 50, 40, hsl(hue, 60, 60), 2) + around(8, line('M50 6V10', hsl(hue, 60, 70), 2)) + all
  )
}
