import type { Dice } from '../dice'

/** The colours of a clan, from its one. */
export interface Coat {
  hue: number
  dark: string
  mid: string
  light: string
  pale: string
  eye: string
}

/** A body as drawn, standing on a floor at 82, and where its head is, for a crown. */
export interface Body {
  drawn: string
  head: readonly [x: number, y: number, size: number]
}

export type Plan = (coat: Coat, dice: Dice) => Body
