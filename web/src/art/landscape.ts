import type { Dice } from './dice'
import { circle, glow, hsl, leaf, n, path, rect, star } from './ink'

/** Where the pictures of Seasons are seen: a sky by day or by night, hills below it, and what the season lets fall. */

export interface Weather {
  sky: string
  hills: string
  near: string
  light: string
}

const SKIES = [
  { hue: 212, falls: 'snow' },
  { hue: 118, falls: 'petals' },
  { hue: 44, falls: 'sparks' },
  { hue: 20, falls: 'leaves' },
] as const

export function landscape(dice: Dice, night = false): { under: string; weather: Weather } {
  const { hue, falls } = SKIES[dice.count(0, 3)] ?? SKIES[0]
  const turn = hue + dice.between(-14, 14)
  const weather = {
    sky: hsl(turn, night ? 42 : 55, night ? 20 : 72),
    hills: hsl(turn + 24, 34, night ? 15 : 50),
    near: hsl(turn + 34, 38, night ? 10 : 34),
    light: hsl(turn - 10, 90, night ? 70 : 92),
  }
  const [sunX, sunY] = [dice.between(18, 82), dice.between(16, 34)]
  const high = dice.between(62, 70)
  let ridge = `M-250 199V${n(high)}`
  for (let x = -250; x <= 330; x += 29) ridge += `Q${n(x + 14)} ${n(high - dice.between(4, 20))} ${n(x + 29)} ${n(high + dice.between(-3, 6))}`
  const ground = dice.between(80, 85)
  return {
    under:
      rect(-250, -99, 600, 299, weather.sky) +
      glow(sunX, sunY, 40, weather.light, 0.55) +
      circle(sunX, sunY, dice.between(6, 9), weather.light) +
      path(`${ridge}V199Z`, weather.hills) +
      path(`M-250 199V${n(ground + 4)}Q50 ${n(ground - 8)} 350 ${n(ground + 4)}V199Z`, weather.near) +
      fall(dice, falls, weather),
    weather,
  }
}

function fall(dice: Dice, falls: string, { light }: Weather): string {
  let out = ''
  for (let k = 0; k < 9; k++) {
    const [x, y] = [dice.between(-20, 120), dice.between(2, 78)]
    if (falls === 'snow') out += circle(x, y, dice.between(0.6, 1.6), '#fff', 0.9)
    else if (falls === 'petals') out += leaf(x, y, dice.between(3, 5), dice.between(0, 360), hsl(335, 80, 84), 0.9)
    else if (falls === 'leaves') out += leaf(x, y, dice.between(4, 6), dice.between(0, 360), hsl(dice.between(10, 44), 80, 44), 0.9)
    else out += star(x, y, dice.between(1, 2), 0.5, 4, light)
  }
  return out
}

/** A ring of light behind what matters, so that it stands out from its landscape. */
export const halo = (color: string, strength = 0.7): string => glow(50, 50, 44, color, strength)
