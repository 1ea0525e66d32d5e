import { cave } from './backdrop'
import { Dice } from './dice'
import { around, circle, hsl, poly, polar, ring } from './ink'

/** For whatever has no sort of picture: a seal of its own. */
export function emblem(id: string): string {
  const dice = new Dice(`emblem ${id}`)
  const hue = dice.between(0, 360)
  const fold = dice.count(3, 10)
  const petal = poly(
    [
      [50, 50],
      polar(50, 50, dice.between(18, 30), -dice.between(10, 30)),
      polar(50, 50, dice.between(32, 42), 0),
      polar(50, 50, dice.between(18, 30), dice.between(10, 30)),
    ],
    hsl(hue, 55, 58),
    0.75,
  )
  return (
    cave(dice, hue) +
    ring(50, 50, 43, hsl(hue, 40, 60), 1.5) +
    around(fold, petal) +
    circle(50, 50, dice.between(5, 11), hsl(hue + 40, 70, 78))
  )
}

/** The back of every card of the table: three nested gates under a star. */
export function back(): string {
  const dice = new Dice('talia')
  const gate = (w: number, color: string) =>
    `<path d="M${50 - w} 84V${58 - w / 2}A${w} ${w} 0 0 1 ${50 + w} ${58 - w / 2}V84" fill="none" stroke="${color}" stroke-width="2.4"/>`
  return (
    cave(dice, 232, 0.8) +
    ring(50, 50, 46, hsl(42, 55, 52), 0.8) +
    gate(26, hsl(42, 60, 60)) +
    gate(18, hsl(42, 50, 50)) +
    gate(10, hsl(42, 45, 42)) +
    poly(
      [
        polar(50, 20, 7, 0),
        polar(50, 20, 2, 45),
        polar(50, 20, 7, 90),
        polar(50, 20, 2, 135),
        polar(50, 20, 7, 180),
        polar(50, 20, 2, 225),
        polar(50, 20, 7, 270),
        polar(50, 20, 2, 315),
      ],
      hsl(46, 85, 72),
    )
  )
}
