import { jagged } from './backdrop'
import { Dice } from './dice'
import { type Draw, dust, light, ridge, sky } from './horizon'
import { circle, hsl, line, n, path, poly, rect, ring } from './ink'
import { LAIRS } from './lairs'
import { YEAR } from './year'

/** The places where games are played, wide as a window: each lit from where its own light comes. Drawn on 320 by 180. */

/** Deep under the world: pillars of rock over a lake of fire, and cracks that glow. */
const titan: Draw = (dice) => {
  let pillars = ''
  for (const [x, w, shade] of [
    [8, 30, 7],
    [58, 18, 10],
    [250, 20, 10],
    [286, 34, 7],
  ] as const)
    pillars += path(
      `M${x - 6} -10Q${x + 4} 70 ${x} 120L${x - 8} 190H${x + w + 8}L${x + w} 120Q${x + w - 6} 60 ${x + w + 8} -10Z`,
      hsl(8, 32, shade),
    )
  let cracks = ''
  for (let k = 0; k < 9; k++) {
    const x = dice.between(10, 310)
    cracks += line(jagged(dice, [x, 150], [x + dice.between(-30, 30), 184], 5, 4), hsl(24, 100, 60), 0.9, 0.8)
  }
  return (
    sky(hsl(355, 35, 6), hsl(10, 55, 17)) +
    light('fire', 160, 150, 190, hsl(16, 95, 52), 0.75, 0.55) +
    light('far', 160, 60, 90, hsl(4, 80, 40), 0.45) +
    // The shadow of what waits there.
    path('M130 34Q112 22 108 -2Q128 14 140 16Q160 6 180 16Q192 14 212 -2Q208 22 190 34Q194 58 214 66L232 130H88L106 66Q126 58 130 34Z', hsl(355, 45, 7), 0.55) +
    pillars +
    ridge(dice, 16, 12, hsl(4, 36, 6), 11, true) +
    ridge(dice, 156, 6, hsl(6, 40, 8)) +
    cracks +
    dust(dice, 40, hsl(30, 100, 66))
  )
}

/** A hall of kings in ruins: light falls through the broken roof on an empty throne. */
const crown: Draw = (dice) => {
  let arches = ''
  for (const [k, x] of [26, 84, 236, 294].entries()) {
    const h = k % 2 ? 62 : 40
    arches +=
      path(`M${x - 24} 190V${h + 20}A24 30 0 0 1 ${x + 24} ${h + 20}V190Z`, hsl(46, 40, 20), 0.75) +
      path(`M${x - 30} 190V-10H${x - 22}V190ZM${x + 22} 190V-10H${x + 30}V190Z`, hsl(60, 18, 9))
  }
  return (
    sky(hsl(70, 20, 9), hsl(46, 34, 18)) +
    light('roof', 160, 0, 170, hsl(48, 90, 70), 0.7, 0.8) +
    arches +
    poly([[140, -10], [182, -10], [236, 190], [92, 190]], hsl(50, 90, 75), 0.13) +
    poly([[150, -10], [168, -10], [196, 190], [132, 190]], hsl(50, 95, 80), 0.14) +
    path('M138 160V96Q138 78 146 70L150 84L160 62L170 84L174 70Q182 78 182 96V160Z', hsl(50, 24, 8)) +
    line('M138 96Q138 78 146 70L150 84L160 62L170 84L174 70Q182 78 182 96', hsl(46, 85, 60), 1.2, 0.9) +
    path('M118 160H202L214 174H106ZM100 174H220L232 190H88Z', hsl(50, 20, 10)) +
    ridge(dice, 174, 3, hsl(55, 20, 7), 24) +
    dust(dice, 60, hsl(48, 90, 80))
  )
}

/** A ring of stone in the mist, and behind it somewhere else. */
const witch: Draw = (dice) => {
  let stones = ''
  for (let k = 0; k < 16; k++) {
    const turn = (k / 16) * Math.PI * 2
    const r = k % 2 ? 70 : 73
    const x = 160 + r * Math.cos(turn)
    const y = 82 + r * Math.sin(turn)
    stones += `<g transform="rotate(${n((turn * 180) / Math.PI + dice.between(-6, 6))} ${n(x)} ${n(y)})">${rect(x - 7, y - 10, 14, 20, hsl(190, 16, dice.between(13, 22)), 2)}</g>`
  }
  let floating = ''
  for (let k = 0; k < 14; k++) {
    const x = dice.between(0, 320)
    const y = dice.between(20, 130)
    const s = dice.between(2, 7)
    floating += poly([[x - s, y], [x, y - s * 1.2], [x + s, y - s * 0.2], [x + s * 0.3, y + s]], hsl(195, 20, 14))
  }
  return (
    sky(hsl(200, 45, 7), hsl(176, 42, 15)) +
    light('gate', 160, 82, 150, hsl(172, 85, 52), 0.7) +
    circle(160, 82, 64, hsl(190, 70, 10)) +
    light('deep', 160, 82, 66, hsl(164, 95, 70), 0.9) +
    [50, 38, 25, 12].map((r, k) => ring(160, 82, r, hsl(168, 90, 78), 0.8, 0.35 + k * 0.12, `${r} ${6 + k * 3}`)).join('') +
    stones +
    floating +
    light('mist', 160, 172, 240, hsl(176, 50, 60), 0.4, 0.2) +
    ridge(dice, 166, 5, hsl(196, 32, 7)) +
    dust(dice, 46, hsl(168, 90, 80))
  )
}

/** A tent without end: cloaks hang from the dark, lamps between them. */
const cloaks: Draw = (dice) => {
  let hung = ''
  for (const [k, depth] of [0.35, 0.6, 1].entries()) {
    for (let x = -20 + k * 22; x < 340; x += 58 - k * 4) {
      if (k === 2 && x > 84 && x < 214) continue
      const w = 20 + 14 * depth
      const down = 80 + dice.between(0, 34) + 34 * depth
      const tone = hsl(236 + dice.between(-14, 24), 38, 20 - depth * 11)
      hung +=
        path(`M${n(x - w * 0.4)} -10Q${n(x - w * 0.3)} ${n(down * 0.5)} ${n(x - w)} ${n(down)}Q${n(x - w * 0.4)} ${n(down - 9)} ${n(x)} ${n(down + 4)}Q${n(x + w * 0.4)} ${n(down - 9)} ${n(x + w)} ${n(down)}Q${n(x + w * 0.3)} ${n(down * 0.5)} ${n(x + w * 0.4)} -10Z`, tone) +
        line(`M${n(x)} -10Q${n(x + 3)} ${n(down * 0.5)} ${n(x)} ${n(down)}`, hsl(240, 50, 44), 0.6, 0.35)
    }
  }
  let lamps = ''
  for (const [k, x] of [42, 118, 206, 282].entries())
    lamps +=
      line(`M${x} -5V${40 + (k % 2) * 16}`, hsl(40, 40, 30), 0.6) +
      light(`lamp${k}`, x, 46 + (k % 2) * 16, 46, hsl(38, 100, 66), 0.75) +
      circle(x, 46 + (k % 2) * 16, 3, hsl(44, 100, 82))
  return (
    sky(hsl(240, 44, 8), hsl(252, 40, 19)) +
    light('floor', 160, 170, 180, hsl(262, 70, 52), 0.55, 0.4) +
    hung +
    lamps +
    ridge(dice, 172, 3, hsl(244, 40, 7), 26) +
    dust(dice, 36, hsl(250, 90, 82))
  )
}

/** A vault with four tunnels, something amber-eyed at the end of each. */
const maws: Draw = (dice) => {
  let tunnels = ''
  for (const [k, x] of [40, 120, 200, 280].entries()) {
    const y = k % 2 ? 84 : 98
    tunnels +=
      circle(x, y, 34, hsl(28, 40, 9)) +
      light(`maw${k}`, x, y, 40, hsl(32, 95, 56), 0.6) +
      ring(x, y, 34, hsl(30, 45, 26), 3, 0.8, '9 3') +
      ring(x, y, 24, hsl(32, 80, 50), 1, 0.5, '3 5') +
      circle(x - 5, y, 1.6, hsl(44, 100, 76)) +
      circle(x + 5, y, 1.6, hsl(44, 100, 76))
  }
  return (
    sky(hsl(24, 40, 6), hsl(28, 48, 15)) +
    tunnels +
    ridge(dice, 24, 12, hsl(24, 38, 6), 14, true) +
    ridge(dice, 158, 7, hsl(24, 42, 7)) +
    dust(dice, 40, hsl(36, 100, 70))
  )
}

/** A sky that is not there: moons, and beds of cloud that cards drift away over. */
const dreams: Draw = (dice) => {
  let drifting = ''
  for (let k = 0; k < 16; k++) {
    const x = dice.between(0, 320)
    const y = dice.between(20, 140)
    drifting += `<g transform="rotate(${n(dice.between(-40, 40))} ${n(x)} ${n(y)})">${rect(x, y, 7, 10, hsl(230, 60, dice.between(38, 66)), 1.2, 0.55)}</g>`
  }
  return (
    sky(hsl(240, 48, 9), hsl(222, 46, 26)) +
    light('moon', 236, 44, 110, hsl(226, 95, 82), 0.75) +
    circle(236, 44, 22, hsl(226, 70, 86), 0.95) +
    circle(246, 38, 20, hsl(238, 46, 14)) +
    circle(78, 62, 8, hsl(280, 60, 78), 0.7) +
    drifting +
    ridge(dice, 140, 9, hsl(228, 40, 24), 26) +
    ridge(dice, 162, 7, hsl(232, 44, 12), 22) +
    dust(dice, 70, hsl(226, 95, 88))
  )
}

/** A field of graves by green light, where not all who stand are there. */
const graves: Draw = (dice) => {
  let stones = ''
  let shades = ''
  for (let k = 0; k < 13; k++) {
    const x = 10 + k * 25 + dice.between(-6, 6)
    const y = dice.between(132, 152)
    stones += path(`M${n(x - 6)} ${n(y + 30)}V${n(y)}A6 7 0 0 1 ${n(x + 6)} ${n(y)}V${n(y + 30)}Z`, hsl(120, 14, 12))
    if (k % 2) shades += path(`M${n(x + 4)} ${n(y)}Q${n(x + 12)} ${n(y - 60)} ${n(x + 20)} ${n(y)}Z`, hsl(110, 50, 46), dice.between(0.12, 0.4))
  }
  return (
    sky(hsl(130, 30, 6), hsl(100, 34, 14)) +
    light('glow', 160, 140, 190, hsl(104, 80, 50), 0.55, 0.45) +
    ridge(dice, 120, 10, hsl(120, 22, 10), 18) +
    shades +
    stones +
    ridge(dice, 160, 5, hsl(120, 26, 6)) +
    dust(dice, 44, hsl(96, 90, 72))
  )
}

/** A well in the dark from which red light rises, ring above ring. */
const fountain: Draw = (dice) => {
  let rings = ''
  for (let k = 0; k < 6; k++)
    rings += `<g transform="translate(160 ${136 - k * 20}) scale(1 0.3)">${ring(0, 0, 84 - k * 12, hsl(345, 90, 66), 2, 0.75 - k * 0.1, `${24 - k * 3} ${7 + k}`)}</g>`
  return (
    sky(hsl(340, 48, 6), hsl(346, 52, 15)) +
    light('well', 160, 140, 170, hsl(346, 95, 56), 0.8) +
    poly([[120, 140], [200, 140], [178, -10], [142, -10]], hsl(346, 95, 70), 0.16) +
    rings +
    path('M68 140A92 22 0 0 0 252 140V160A92 22 0 0 1 68 160Z', hsl(340, 24, 12)) +
    ridge(dice, 18, 12, hsl(340, 40, 6), 12, true) +
    ridge(dice, 166, 5, hsl(340, 42, 6)) +
    dust(dice, 60, hsl(346, 100, 80))
  )
}

/** The caves under Gravehold, and a breach that stands open there. */
const caves: Draw = (dice) =>
  sky(hsl(266, 40, 7), hsl(270, 46, 18)) +
  light('breach', 160, 74, 140, hsl(272, 85, 60), 0.75) +
  path('M160 14Q176 50 168 74Q182 100 158 136Q148 100 152 76Q142 44 160 14Z', hsl(286, 90, 84), 0.85) +
  ridge(dice, 26, 16, hsl(262, 38, 7), 13, true) +
  ridge(dice, 140, 12, hsl(262, 34, 11)) +
  ridge(dice, 162, 8, hsl(262, 38, 7)) +
  dust(dice, 44, hsl(278, 90, 84))

/** A plain at the end of the day, three gates in it, banners on the hills. */
const gates: Draw = (dice) => {
  let arches = ''
  for (const [k, x] of [78, 160, 242].entries()) {
    const high = k === 1 ? 52 : 64
    const hue = [8, 42, 205][k] ?? 42
    arches +=
      light(`gate${k}`, x, 106, 44, hsl(hue, 95, 62), 0.7) +
      path(`M${x - 24} 138V${high + 24}A24 24 0 0 1 ${x + 24} ${high + 24}V138H${x + 15}V${high + 26}A15 15 0 0 0 ${x - 15} ${high + 26}V138Z`, hsl(20, 22, 12)) +
      path(`M${x - 15} 138V${high + 26}A15 15 0 0 1 ${x + 15} ${high + 26}V138Z`, hsl(hue, 90, 64), 0.55)
  }
  let banners = ''
  for (let k = 0; k < 9; k++) {
    const x = 12 + k * 37 + dice.between(-8, 8)
    const y = dice.between(128, 140)
    banners += line(`M${n(x)} ${n(y + 24)}V${n(y - 10)}`, hsl(20, 24, 8), 0.9) + poly([[x, y - 10], [x + 9, y - 7], [x, y - 3]], hsl(dice.pick([4, 42, 130, 205, 275]), 60, 46))
  }
  return (
    sky(hsl(262, 34, 13), hsl(24, 74, 36)) +
    light('sun', 160, 128, 190, hsl(34, 100, 62), 0.85, 0.5) +
    ridge(dice, 112, 9, hsl(300, 20, 20), 22) +
    arches +
    ridge(dice, 140, 4, hsl(18, 34, 12)) +
    banners +
    ridge(dice, 160, 5, hsl(14, 36, 7)) +
    dust(dice, 26, hsl(40, 100, 80))
  )
}

const PLACES: Record<string, Draw> = {
  'umbra-titan': titan,
  'hollow-crown': crown,
  'gate-witch': witch,
  'magus-of-cloaks': cloaks,
  'experiment-153': maws,
  'thief-of-dreams': dreams,
  'risen-thrall': graves,
  'fountain-of-souls': fountain,
  ...LAIRS,
  'aeons-end': caves,
  ostium: gates,
  ...YEAR,
}

/** The picture of a place; a nemesis that nobody drew a place for waits in the caves, and a game without one has none. */
export function scenery(place: string, otherwise = ''): string {
  const draw = PLACES[place] ?? PLACES[otherwise]
  if (!draw) return ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" focusable="false">${draw(new Dice(`place ${place}`))}</svg>`
}

export const knows = (place: string): boolean => place in PLACES
