import type { Dice } from './dice'
import { circle, glow, hsl, line, n, rect } from './ink'

/** The dark in which everything of the caves is seen, also beyond the sheet's edges where a frame shows more: a light behind the thing, some dust, a floor of rock. */
export function cave(dice: Dice, hue: number, light = 1): string {
  let dust = ''
  for (let k = 0; k < 9; k++) {
    dust += circle(
      dice.between(4, 96),
      dice.between(8, 92),
      dice.between(0.3, 1),
      hsl(hue, 60, 80),
      dice.between(0.2, 0.6),
    )
  }
  return (
    rect(-99, -99, 299, 299, hsl(hue, 34, 11)) +
    glow(50 + dice.between(-6, 6), 48 + dice.between(-5, 5), 62, hsl(hue, 65, 45), 0.62 * light) +
    dust
  )
}

/** Rock along the lower edge for things that stand. */
export function floor(dice: Dice, color: string, y = 84): string {
  let d = `M-99 199V${n(y)}`
  for (let x = 0; x <= 100; x += 12.5) d += `L${n(x)} ${n(y + dice.between(-2.5, 2.5))}`
  return `<path d="${d}H199V199Z" fill="${color}"/>`
}

/** Lines that fall in from the edges, to a middle. */
export function rays(dice: Dice, color: string, times: number, opacity = 0.18): string {
  let out = ''
  for (let k = 0; k < times; k++) {
    const angle = ((k + dice.between(-0.3, 0.3)) / times) * Math.PI * 2
    const wide = dice.between(0.04, 0.11)
    const at = (turn: number) => `${n(50 + 90 * Math.cos(turn))} ${n(50 + 90 * Math.sin(turn))}`
    out += `<path d="M50 50L${at(angle - wide)}L${at(angle + wide)}Z" fill="${color}" opacity="${opacity}"/>`
  }
  return out
}

/** A jagged line between two points, as lightning and cracks run. */
export function jagged(
  dice: Dice,
  from: readonly [number, number],
  to: readonly [number, number],
  steps: number,
  wild: number,
): string {
  let d = `M${n(from[0])} ${n(from[1])}`
  for (let k = 1; k <= steps; k++) {
    const part = k / steps
    const off = k < steps ? dice.between(-wild, wild) : 0
    const across = [to[1] - from[1], from[0] - to[0]] as const
    const long = Math.hypot(...across) || 1
    d += `L${n(from[0] + (to[0] - from[0]) * part + (across[0] / long) * off)} ${n(from[1] + (to[1] - from[1]) * part + (across[1] / long) * off)}`
  }
  return d
}

export function crack(
  dice: Dice,
  from: readonly [number, number],
  to: readonly [number, number],
  color: string,
  width: number,
): string {
  return line(jagged(dice, from, to, 6, 4), color, width)
}
