import { cave, floor } from '../backdrop'
import { Dice, known } from '../dice'
import { circle, flame, glow, group, hsl, leaf, line, n, poly, star } from '../ink'
import { beast } from './beasts'
import type { Coat, Plan } from './body'
import { bat, beetle, bird, ghost, moth, spider } from './flyers'
import { folk, golem, imp, primal, tree } from './folk'
import { frog, lizard, rodent, shelled, whale } from './small'

/** Which body a word asks for. */
const BODIES: Record<string, Plan> = {
  ox: beast('ox'),
  bull: beast('ox'),
  calf: beast('calf'),
  bear: beast('bear'),
  stag: beast('stag'),
  deer: beast('stag'),
  fawn: beast('fawn'),
  fox: beast('fox'),
  wolf: beast('hound'),
  hound: beast('hound'),
  dog: beast('hound'),
  pup: beast('pup'),
  cat: beast('cat'),
  kitten: beast('cat'),
  boar: beast('boar'),
  ram: beast('ram'),
  badger: beast('badger'),
  gryphon: beast('gryphon'),
  mouse: rodent('mouse'),
  rat: rodent('mouse'),
  vole: rodent('mouse'),
  hedgehog: rodent('hedgehog'),
  mole: rodent('mole'),
  marmot: rodent('marmot'),
  frog,
  toad: frog,
  newt: lizard(false),
  salamander: lizard(false),
  drake: lizard(true),
  dragon: lizard(true),
  snail: shelled('snail'),
  tortoise: shelled('tortoise'),
  whale,
  chick: bird('chick'),
  sparrow: bird('songbird'),
  wren: bird('songbird'),
  crane: bird('crane'),
  harrier: bird('hunter'),
  hawk: bird('hunter'),
  bat,
  moth,
  beetle,
  mite: beetle,
  spider,
  ghost: ghost('ghost'),
  shade: ghost('ghost'),
  wisp: ghost('wisp'),
  lantern: ghost('lantern'),
  inkling: ghost('ink'),
  imp: imp('imp'),
  sprite: imp('sprite'),
  pebblekin: golem,
  golem,
  colossus: golem,
  mountain: golem,
  oak: tree('tree'),
  elm: tree('tree'),
  grove: tree('grove'),
  troll: tree('troll'),
  brambles: tree('grove'),
  hearthbreaker: lizard(true),
  primal,
  piper: folk('flute'),
  flute: folk('flute'),
  sifter: folk('pack'),
  peddler: folk('pack'),
  hoarder: folk('pack'),
  tapper: folk('staff'),
  reader: folk('gem'),
  oracle: folk('lens'),
  runner: folk('torch'),
  thrower: folk('torch'),
  lancer: folk('lance'),
  mender: folk('staff'),
  healer: folk('gem'),
  warden: folk('lance'),
  mason: folk('drum'),
  knight: folk('shield'),
  weaver: folk('harp'),
  monk: folk('book'),
  ringer: folk('bell'),
  cantor: folk('staff'),
  mourner: folk('bell'),
  clerk: folk('book'),
  courier: folk('pack'),
  gambler: folk('cards'),
  dancer: folk('fan'),
  abbess: folk('book'),
  duellist: folk('blade'),
  marquis: folk('cards'),
  queen: folk('gem'),
  treasurer: folk('pack'),
  conductor: folk('staff'),
  thunder: folk('drum'),
  emperor: folk('shield'),
  executor: folk('scythe'),
}

const SIZES = new Map([
  ['familiar', 0.76],
  ['warrior', 0.94],
  ['sovereign', 0.86],
  ['primal', 1.1],
])

/** The hue and saturation of a clan's colour; every clan at once has none. */
function read(color: string): [number, number] {
  if (!/^[0-9a-f]{6}$/i.test(color)) return [300, 25]
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
  const most = Math.max(r, g, b)
  const span = most - Math.min(r, g, b)
  if (!span) return [0, 0]
  const hue = most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span
  return [hue * 60, Math.min(70, (span / most) * 75)]
}

/** What is in the air around a clan: sparks, crystals, leaves, sounds or stars, as its colour suggests. */
function air(hue: number, dice: Dice, color: string): string {
  const turn = ((hue % 360) + 360) % 360
  let out = ''
  for (let k = 0; k < 6; k++) {
    const x = dice.between(6, 94)
    const y = dice.between(12, 60)
    const size = dice.between(4, 8)
    if (turn < 22 || turn > 330) out += flame(x, y, size * 1.3, color, 0.5)
    else if (turn < 70)
      out += poly(
        [
          [x, y - size],
          [x - size / 2, y],
          [x, y + size * 0.6],
          [x + size / 2, y],
        ],
        color,
        0.45,
      )
    else if (turn < 170) out += leaf(x, y, size * 1.4, dice.between(0, 360), color, 0.5)
    else if (turn < 250)
      out += line(`M${n(x)} ${n(y)}q${n(size)} ${n(-size)} ${n(size * 2)} 0t${n(size * 2)} 0`, color, 1.2, 0.5)
    else out += star(x, y, size * 0.6, size * 0.2, 4, color)
  }
  return out
}

const crown = (x: number, y: number, size: number): string =>
  group(
    `translate(${n(x)} ${n(y - size * 0.75)}) scale(${n(size / 10)})`,
    poly(
      [
        [-9, 0],
        [-11, -12],
        [-5, -6],
        [0, -15],
        [5, -6],
        [11, -12],
        [9, 0],
      ],
      'hsl(46 90% 58%)',
    ) +
      circle(0, -15, 2, '#fff') +
      circle(0, -4, 1.8, 'hsl(350 80% 50%)'),
  )

/** `creature/CLAN/RANK`: a body that its name suggests, in the clan's colour, as large as its rank. */
export function creature(id: string, color: string, rank: string): string {
  const dice = new Dice(`creature ${id}`)
  const [base, saturation] = read(color)
  const hue = base + dice.between(-9, 9)
  const more = saturation * dice.between(0.75, 1.1)
  const coat: Coat = {
    hue,
    dark: hsl(hue - 8, more, 22),
    mid: hsl(hue, more, dice.between(42, 52)),
    light: hsl(hue + 8, more, dice.between(58, 66)),
    pale: hsl(hue + 18, more * 0.8, 84),
    eye: hsl(hue + dice.between(150, 210), 90, 90),
  }
  const plan =
    rank === 'primal'
      ? primal
      : (known(id, BODIES) ?? dice.pick([folk(), folk(), golem, imp('imp'), beast('hound'), bird('hunter')]))
  const { drawn, head } = plan(coat, dice)
  const size = SIZES.get(rank) ?? 0.94
  const flip = dice.chance(0.4)
  const whole = drawn + (rank === 'sovereign' ? crown(...head) : '')
  const placed = group(
    `translate(${n(50 - (flip ? -1 : 1) * 50 * size)} ${n(84 - 84 * size)}) scale(${flip ? -size : size} ${size})`,
    whole,
  )
  const halo = rank === 'sovereign' ? glow(50, 44, 48, 'hsl(46 90% 65%)', 0.4) : ''
  return (
    cave(dice, hue, rank === 'familiar' ? 1.3 : 1) +
    halo +
    air(hue, dice, coat.light) +
    floor(dice, hsl(hue, more * 0.6, 15), 82) +
    placed
  )
}
