import { cave, floor } from './backdrop'
import { Dice, known } from './dice'
import { circle, glow, hsl, line, mirror, n, oval, path, poly } from './ink'

interface Beast {
  dice: Dice
  body: string
  edge: string
  eye: string
  /** Half the width of the body, its top and its head's size. */
  wide: number
  top: number
  head: number
}

type Part = (b: Beast) => string

// Everything is the left half; the whole is mirrored.
const LEGS: Record<string, Part> = {
  spider: ({ dice, body, wide }) =>
    [0, 1, 2, 3]
      .map((k) => {
        const y = 56 + k * 6
        const out = dice.between(6, 12)
        return line(
          `M${n(50 - wide + 4)} ${y}L${n(30 - out - k)} ${n(y - 16 + k * 5)}L${n(22 - out + k * 4)} ${n(80 + k * 3)}`,
          body,
          3.4 - k * 0.3,
        )
      })
      .join(''),
  tentacle: ({ dice, body }) =>
    [0, 1, 2]
      .map((k) => {
        const x = 44 - k * 7
        const reach = dice.between(8, 16) + k * 6
        return line(
          `M${x} 66Q${n(x - reach)} ${n(74 + k * 2)} ${n(x - reach * 0.6)} 82T${n(x - reach * 1.4)} 90`,
          body,
          6 - k,
        )
      })
      .join(''),
  stump: ({ dice, body, wide }) =>
    poly(
      [
        [50 - wide, 58],
        [50 - wide - 2, 90],
        [50 - wide / 3, 90],
        [50 - dice.between(0, 4), 62],
      ],
      body,
    ),
  root: ({ dice, body }) =>
    [0, 1, 2, 3]
      .map((k) =>
        line(`M${48 - k * 5} 64Q${n(40 - k * 8)} 74 ${n(dice.between(34, 46) - k * 10)} 92`, body, 5 - k * 0.7),
      )
      .join(''),
  tail: ({ body, dice }) =>
    path(`M50 60Q32 70 ${n(dice.between(34, 42))} 82Q44 94 64 90Q70 88 66 84Q54 88 52 78Z`, body),
}

const ARMS: Record<string, Part> = {
  claw: ({ dice, body, wide }) => {
    const y = dice.between(58, 72)
    return (
      line(`M${n(50 - wide + 2)} 48Q${n(34 - wide / 2)} 46 ${n(24)} ${n(y)}`, body, 7) +
      [-5, 0, 5]
        .map((k) =>
          poly(
            [
              [22 + k, y - 3],
              [26 + k, y],
              [20 + k * 1.3, y + 12],
            ],
            body,
          ),
        )
        .join('')
    )
  },
  wing: ({ dice, body, wide }) => {
    const tip = dice.between(6, 22)
    return path(`M${n(50 - wide + 3)} 44Q30 20 6 ${n(tip)}Q10 34 4 52Q16 44 20 58Q28 48 34 60L46 60Z`, body)
  },
  blade: ({ dice, body, wide }) =>
    path(`M${n(50 - wide + 3)} 46Q28 40 20 54L${n(dice.between(12, 20))} 84Q26 70 30 60L46 56Z`, body),
  none: () => '',
}

const HORNS: Record<string, Part> = {
  curved: ({ body, top, head }) =>
    path(
      `M${n(50 - head * 0.5)} ${n(top + 5)}Q${n(50 - head * 2)} ${n(top + 2)} ${n(50 - head * 1.6)} ${n(top - 16)}Q${n(50 - head * 1.1)} ${n(top - 4)} ${n(50 - head * 0.1)} ${n(top + 1)}Z`,
      body,
    ),
  straight: ({ body, top, head }) =>
    poly(
      [
        [50 - head * 0.9, top + 7],
        [50 - head * 1.2, top - 15],
        [50 - head * 0.2, top + 2],
      ],
      body,
    ),
  crown: ({ body, top, head, dice }) =>
    [0.1, 0.5, 0.9]
      .map((k) =>
        poly(
          [
            [50 - head * k - 3, top + 5],
            [50 - head * k * 1.5, top - dice.between(8, 15)],
            [50 - head * k + 3, top + 5],
          ],
          body,
        ),
      )
      .join(''),
  feeler: ({ body, top, head }) =>
    line(
      `M${n(50 - head * 0.3)} ${n(top + 3)}Q${n(50 - head)} ${n(top - 14)} ${n(50 - head * 2)} ${n(top - 12)}`,
      body,
      2,
    ) + circle(50 - head * 2, top - 12, 2.4, body),
  none: () => '',
}

const LIKE: Record<string, [keyof typeof LEGS, keyof typeof ARMS, keyof typeof HORNS]> = {
  spinners: ['spider', 'none', 'feeler'],
  mangleroot: ['root', 'claw', 'crown'],
  drone: ['tail', 'wing', 'feeler'],
  behemoth: ['stump', 'claw', 'curved'],
  grubber: ['tentacle', 'none', 'feeler'],
  scion: ['tentacle', 'blade', 'crown'],
  beast: ['stump', 'claw', 'straight'],
  spawn: ['tail', 'claw', 'none'],
  daughter: ['tail', 'wing', 'none'],
  bride: ['tentacle', 'claw', 'crown'],
  ancient: ['stump', 'wing', 'curved'],
  scourge: ['tentacle', 'blade', 'straight'],
  haruspex: ['tail', 'blade', 'curved'],
  thronewatch: ['stump', 'blade', 'crown'],
  abomination: ['tentacle', 'claw', 'feeler'],
}

function eyes({ dice, eye, top, head }: Beast): string {
  const rows = dice.count(0, 3)
  const y = top + head * 0.95
  if (rows === 0) return oval(50, y, head * 0.5, head * 0.36, eye) + oval(50, y, head * 0.12, head * 0.34, '#120d16')
  let out = ''
  for (let k = 0; k < rows; k++) {
    const slant = dice.between(10, 28)
    out += mirror(
      oval(
        50 - head * (0.36 + k * 0.14),
        y + (k - (rows - 1) / 2) * head * 0.45,
        3.4 - k * 0.8,
        2.1 - k * 0.4,
        eye,
        slant,
      ),
    )
  }
  return out
}

function maw({ dice, eye, top, head }: Beast): string {
  const y = top + head * 1.55
  const teeth = dice.count(2, 5)
  const half = head * dice.between(0.35, 0.6)
  const step = (half * 2) / teeth
  let d = `M${n(50 - half)} ${n(y)}`
  for (let k = 0; k < teeth; k++) d += `l${n(step / 2)} ${n(4.5)}l${n(step / 2)} -4.5`
  return path(d + 'Z', eye, 0.85)
}

/** Something that comes out of the dark: a body of parts that chance, or its name, put together. */
export function minion(id: string): string {
  const dice = new Dice(`minion ${id}`)
  const hue = dice.between(0, 360)
  const dark = hsl(hue + 180, 30, 9)
  const b: Beast = {
    dice,
    body: dark,
    edge: hsl(hue, 40, 30),
    eye: hsl(hue + dice.between(120, 240), 95, 66),
    wide: dice.between(13, 23),
    top: dice.between(20, 30),
    head: dice.between(10, 15),
  }
  const pick = (parts: Record<string, Part>) => dice.pick(Object.keys(parts) as [string, ...string[]])
  const [legs, arms, horns] = known(id, LIKE) ?? [pick(LEGS), pick(ARMS), pick(HORNS)]
  const shoulder = b.top + b.head * 1.5
  const trunk = path(
    `M50 ${n(b.top + 4)}Q${n(50 - b.wide * 1.5)} ${n(shoulder)} ${n(50 - b.wide)} 60Q${n(50 - b.wide * 0.8)} 76 50 78Z`,
    b.body,
  )
  const skull = dice.chance(0.5)
    ? oval(50, b.top + b.head, b.head, b.head * dice.between(0.9, 1.25), b.body)
    : poly(
        [
          [50 - b.head, b.top + 3],
          [50 + b.head, b.top + 3],
          [50 + b.head * 0.6, b.top + b.head * 2],
          [50, b.top + b.head * 2.3],
          [50 - b.head * 0.6, b.top + b.head * 2],
        ],
        b.body,
      )
  const ribs = dice.chance(0.5)
    ? [52, 58, 64].map((y) => line(`M49 ${y}Q42 ${y + 1} ${n(50 - b.wide * 0.7)} ${y - 3}`, b.edge, 1.4)).join('')
    : mirror(circle(50 - b.wide * 0.5, 58, 2, b.edge) + circle(50 - b.wide * 0.3, 66, 1.5, b.edge))
  return (
    cave(dice, hue, 1.25) +
    floor(dice, hsl(hue, 35, 8), 86) +
    glow(50, b.top + b.head, 36, b.eye, 0.16) +
    mirror((LEGS[legs] as Part)(b) + (ARMS[arms] as Part)(b) + (HORNS[horns] as Part)(b) + trunk + ribs) +
    skull +
    eyes(b) +
    maw(b)
  )
}
