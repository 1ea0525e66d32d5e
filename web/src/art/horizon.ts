import type { Dice } from './dice'
import { circle, n, path } from './ink'

/** What the places where games are played are made of, on a sheet of 320 by 180. */

export type Draw = (dice: Dice) => string

/** A ridge of rock from edge to edge, standing on the lower edge or hanging from the upper one. */
export function ridge(dice: Dice, y: number, wild: number, color: string, step = 16, hangs = false): string {
  let d = `M-20 ${hangs ? -20 : 200}L-20 ${n(y)}`
  for (let x = -20; x <= 340; x += step) d += `L${n(x + dice.between(-4, 4))} ${n(y + dice.between(-wild, wild))}`
  return path(`${d}L340 ${hangs ? -20 : 200}Z`, color)
}

/** Light that falls off to nothing; there is one place on a page, so an id may have its name. */
export function light(name: string, x: number, y: number, r: number, color: string, strength = 1, flat = 1): string {
  return (
    `<defs><radialGradient id="place-${name}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/>` +
    `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient></defs>` +
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * flat)}" fill="url(#place-${name})"/>`
  )
}

export function dust(dice: Dice, times: number, color: string): string {
  let out = ''
  for (let k = 0; k < times; k++)
    out += circle(dice.between(0, 320), dice.between(10, 170), dice.between(0.3, 1.1), color, dice.between(0.15, 0.6))
  return out
}

export const sky = (top: string, bottom: string): string =>
  `<defs><linearGradient id="place-sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>` +
  `<rect x="-40" y="-40" width="400" height="260" fill="url(#place-sky)"/>`
