import { jagged } from './backdrop'
import { type Draw, dust, light, ridge, sky } from './horizon'
import { circle, hsl, line, n, oval, path, poly, ring } from './ink'

/** The places of Legacy's nemeses. */

/** A plain of steel under a storm: swords stand in it as far as one sees. */
const swords: Draw = (dice) => {
  let field = ''
  for (let k = 0; k < 24; k++) {
    const x = dice.between(0, 320)
    const y = dice.between(104, 168)
    const high = (y - 70) * dice.between(0.5, 0.8)
    const lean = dice.between(-8, 8)
    field += poly([[x - 1.6, y], [x + 1.6, y], [x + lean, y - high]], hsl(214, 16, dice.between(16, 34)))
    field += line(`M${n(x - 4)} ${n(y - 5)}L${n(x + 4)} ${n(y - 5)}`, hsl(214, 14, 30), 1)
  }
  return (
    sky(hsl(214, 34, 8), hsl(208, 26, 24)) +
    light('steel', 210, 50, 150, hsl(204, 60, 74), 0.6) +
    line(jagged(dice, [214, -6], [196, 96], 8, 7), hsl(200, 100, 90), 1.4, 0.85) +
    ridge(dice, 108, 10, hsl(214, 22, 15), 24) +
    field +
    ridge(dice, 166, 5, hsl(214, 28, 8))
  )
}

/** A hatchery: eggs that glow between ribs of rock. */
const nest: Draw = (dice) => {
  let eggs = ''
  for (let k = 0; k < 18; k++) {
    const x = dice.between(0, 320)
    const y = dice.between(122, 166)
    const r = dice.between(5, 10)
    eggs += oval(x, y, r, r * 1.35, hsl(96, 60, dice.between(26, 44)), dice.between(-14, 14), 0.9) + oval(x, y + 1, r * 0.4, r * 0.6, hsl(80, 90, 70), 0, 0.7)
  }
  let ribs = ''
  for (let k = 0; k < 7; k++) ribs += line(`M${n(k * 26 - 6)} 190Q${n(k * 26 + 30)} ${n(20 + k * 4)} 160 ${n(-12 + k * 3)}M${n(326 - k * 26)} 190Q${n(290 - k * 26)} ${n(20 + k * 4)} 160 ${n(-12 + k * 3)}`, hsl(110, 26, 8), 4)
  return sky(hsl(110, 34, 6), hsl(100, 40, 15)) + light('brood', 160, 140, 170, hsl(92, 85, 52), 0.65, 0.6) + ribs + eggs + ridge(dice, 168, 4, hsl(110, 34, 6)) + dust(dice, 30, hsl(84, 90, 76))
}

/** A wood of mushrooms, their caps like roofs, and spores in the air. */
const spores: Draw = (dice) => {
  let wood = ''
  for (const [x, y, r] of [[30, 96, 40], [96, 124, 24], [232, 118, 30], [292, 84, 46], [170, 136, 16]] as const)
    wood +=
      path(`M${x - r * 0.14} ${y}Q${x} 140 ${x - r * 0.26} 190H${x + r * 0.26}Q${x + 2} 140 ${x + r * 0.14} ${y}Z`, hsl(252, 24, 13)) +
      path(`M${x - r} ${n(y + r * 0.28)}Q${n(x - r * 0.9)} ${n(y - r * 0.6)} ${x} ${n(y - r * 0.62)}Q${n(x + r * 0.9)} ${n(y - r * 0.6)} ${x + r} ${n(y + r * 0.28)}Q${x} ${n(y + r * 0.06)} ${x - r} ${n(y + r * 0.28)}Z`, hsl(256, 34, 20)) +
      line(`M${n(x - r * 0.86)} ${n(y + r * 0.22)}Q${x} ${n(y + r * 0.04)} ${n(x + r * 0.86)} ${n(y + r * 0.22)}`, hsl(62, 80, 66), 1.2, 0.7)
  return sky(hsl(250, 44, 9), hsl(246, 40, 22)) + light('spores', 160, 90, 150, hsl(58, 85, 62), 0.4) + ridge(dice, 130, 8, hsl(250, 30, 13), 20) + wood + ridge(dice, 168, 4, hsl(252, 36, 7)) + dust(dice, 110, hsl(60, 90, 74))
}

/** Chimneys of rock that smoke, and a red sun behind the haze. */
const smoke: Draw = (dice) => {
  let haze = ''
  for (let k = 0; k < 26; k++) haze += oval(dice.between(-10, 330), dice.between(70, 160), dice.between(26, 60), dice.between(5, 12), hsl(14, 26, dice.between(34, 52)), 0, 0.16)
  let chimneys = ''
  for (const [x, top] of [[24, 70], [66, 92], [252, 84], [298, 60]] as const) chimneys += poly([[x - 16, 190], [x + 16, 190], [x + 6, top], [x - 6, top]], hsl(10, 26, 10)) + light(`vent${x}`, x, top, 22, hsl(14, 95, 56), 0.8)
  return sky(hsl(8, 38, 10), hsl(16, 52, 26)) + light('sun', 160, 70, 120, hsl(10, 90, 54), 0.8) + circle(160, 70, 26, hsl(12, 90, 60), 0.8) + ridge(dice, 134, 8, hsl(10, 30, 13), 22) + chimneys + haze + ridge(dice, 166, 5, hsl(8, 34, 7))
}

/** A sky full of thoughts: points of light, and the bridges between them. */
const thoughts: Draw = (dice) => {
  const points = Array.from({ length: 22 }, () => [dice.between(8, 312), dice.between(8, 124)] as const)
  let web = ''
  points.forEach(([x, y], k) => {
    const [to, down] = points[(k + 1) % points.length]!
    const [other, below] = points[(k + 5) % points.length]!
    web += line(`M${n(x)} ${n(y)}L${n(to)} ${n(down)}M${n(x)} ${n(y)}L${n(other)} ${n(below)}`, hsl(192, 90, 66), 0.4, 0.35) + circle(x, y, dice.between(0.8, 2.2), hsl(48, 100, 76), 0.9)
  })
  return sky(hsl(222, 56, 9), hsl(200, 54, 20)) + light('mind', 160, 60, 150, hsl(194, 90, 56), 0.55, 0.7) + web + ridge(dice, 142, 8, hsl(214, 44, 12), 22) + ridge(dice, 164, 5, hsl(218, 48, 7))
}

/** Into the eye of a storm of blades. */
const storm = (hue: number): Draw => (dice) => {
  let blades = ''
  for (let k = 0; k < 60; k++) {
    const turn = dice.between(0, 360)
    const far = dice.between(34, 190)
    blades += `<g transform="rotate(${n(turn)} 160 78)">${poly([[160 - far * 0.02, 78 - far], [160 + far * 0.1, 78 - far * 0.97], [160 + far * 0.34, 78 - far * 0.9]], hsl(hue + dice.between(-14, 14), 40, dice.between(16, 48)), 0.8)}</g>`
  }
  let rings = ''
  for (let k = 0; k < 5; k++) rings += ring(160, 78, 30 + k * 30, hsl(hue, 70, 60), 0.8, 0.4 - k * 0.06, `${40 + k * 20} ${14 + k * 6}`)
  return sky(hsl(hue, 46, 7), hsl(hue + 10, 44, 18)) + light('eye', 160, 78, 130, hsl(hue + 150, 90, 60), 0.55) + rings + blades + ridge(dice, 164, 6, hsl(hue, 40, 6)) + dust(dice, 36, hsl(hue + 150, 90, 78))
}

/** A hall of pillars before four breaches that stand open in the dark. */
const ascent: Draw = (dice) => {
  let breaches = ''
  for (const [k, x] of [52, 124, 196, 268].entries()) breaches += light(`gate${k}`, x, 70, 46, hsl(306, 90, 60), 0.75) + oval(x, 70, 13, 30, hsl(306, 85, 12)) + ring(x, 70, 22, hsl(150, 85, 62), 1, 0.6, '8 5') + path(`M${x} 44Q${x + 8} 62 ${x + 3} 72Q${x + 8} 84 ${x - 1} 98Q${x - 6} 82 ${x - 3} 72Q${x - 8} 60 ${x} 44Z`, hsl(310, 90, 82), 0.9)
  let pillars = ''
  for (const x of [10, 86, 158, 230, 304]) pillars += path(`M${x - 7} -10V190H${x + 7}V-10Z`, hsl(300, 34, 7)) + line(`M${x - 5} 0V180`, hsl(300, 40, 18), 1)
  return sky(hsl(300, 48, 7), hsl(312, 50, 17)) + breaches + pillars + ridge(dice, 158, 4, hsl(300, 40, 8)) + dust(dice, 44, hsl(306, 95, 82))
}

export const LAIRS: Record<string, Draw> = {
  bladius: swords,
  'spawning-horror': nest,
  'fungal-mesh': spores,
  'haze-fiend': smoke,
  deathmind: thoughts,
  maelstrom: storm(268),
  'maelstrom-risen': storm(342),
  'xaxos-ascended': ascent,
}
