import { cave, jagged, rays } from './backdrop'
import { Dice, known } from './dice'
import { around, circle, glow, hsl, line, mirror, n, path, poly, polar, ring, star, turned } from './ink'

interface Blow {
  dice: Dice
  black: string
  hot: string
  pale: string
}
type Strike = (of: Blow) => string

const claws: Strike = ({ dice, hot, pale }) => {
  const many = dice.count(3, 5)
  const lean = dice.between(14, 40) * dice.pick([1, -1] as const)
  let out = ''
  for (let k = 0; k < many; k++) {
    const x = 50 + (k - (many - 1) / 2) * 15
    const top = dice.between(6, 16)
    const end = dice.between(82, 94)
    out +=
      path(`M${n(x)} ${n(top)}Q${n(x + 8)} 50 ${n(x - 1)} ${n(end)}Q${n(x - 4)} 50 ${n(x)} ${n(top)}Z`, hot) +
      path(
        `M${n(x + 1)} ${n(top + 10)}Q${n(x + 5)} 50 ${n(x)} ${n(end - 10)}Q${n(x)} 50 ${n(x + 1)} ${n(top + 10)}Z`,
        pale,
      )
  }
  return turned(lean, out)
}
const bolt: Strike = ({ dice, hot, pale }) => {
  let out = ''
  for (let k = dice.count(1, 3); k > 0; k--) {
    const d = jagged(dice, [dice.between(30, 70), 2], [dice.between(36, 64), 78], 5, 12)
    out += line(d, hot, 7, 0.8) + line(d, pale, 2.6)
  }
  return out + star(50, 80, 22, 6, dice.count(8, 12), hot) + star(50, 80, 12, 4, 8, pale)
}
const maw: Strike = ({ dice, black, hot, pale }) => {
  const teeth = dice.count(3, 5)
  let out = path('M6 50Q10 10 50 8T94 50Q90 90 50 92T6 50Z', black) + glow(50, 52, 30, hot, 0.8)
  for (let k = 0; k < teeth; k++) {
    const x = 12 + (76 / teeth) * (k + 0.5)
    const deep = dice.between(16, 26) + 8 * Math.sin((Math.PI * (k + 0.5)) / teeth)
    out +=
      poly(
        [
          [x - 7, 22],
          [x + 7, 22],
          [x, 22 + deep],
        ],
        pale,
      ) +
      poly(
        [
          [x - 6, 80],
          [x + 6, 80],
          [x, 80 - deep * 0.8],
        ],
        pale,
      )
  }
  return out
}
const grip: Strike = ({ dice, black, hot, pale }) =>
  mirror(
    [0, 1, 2, 3]
      .map((k) =>
        line(`M4 ${26 + k * 16}Q${n(dice.between(26, 34))} ${18 + k * 16} 42 ${n(34 + k * 10)}`, black, 10 - k),
      )
      .join('') +
      [0, 1, 2, 3]
        .map((k) =>
          poly(
            [
              [38, 30 + k * 10],
              [40, 38 + k * 10],
              [49, 37 + k * 9],
            ],
            hot,
          ),
        )
        .join(''),
  ) + circle(50, 50, 8, pale, 0.8)
const ruin: Strike = ({ dice, black, hot, pale }) => {
  const many = dice.count(5, 8)
  const lines = Array.from({ length: many }, (_, k) =>
    jagged(dice, [50, 50], polar(50, 50, 56, (360 / many) * k + dice.between(-12, 12)) as [number, number], 4, 5),
  )
  return (
    lines.map((d) => line(d, black, 6)).join('') +
    lines.map((d) => line(d, hot, 2)).join('') +
    star(50, 50, 17, 8, many, black) +
    star(50, 50, 9, 4, many, pale)
  )
}
const eclipse: Strike = ({ dice, black, hot, pale }) =>
  circle(50, 46, 30, hot) +
  around(
    dice.count(10, 16),
    poly(
      [
        [48, 14],
        [52, 14],
        [50, 4],
      ],
      pale,
    ),
    50,
    46,
  ) +
  circle(50 + dice.between(5, 9), 43, 28, black)
const veil: Strike = ({ dice, black, hot }) =>
  [0, 1, 2, 3]
    .map((k) =>
      path(
        `M0 ${20 + k * 18}Q${n(dice.between(16, 34))} ${n(6 + k * 18)} 50 ${22 + k * 18}T100 ${n(14 + k * 18)}V${46 + k * 18}Q70 ${n(56 + k * 16)} 50 ${44 + k * 18}T0 ${52 + k * 18}Z`,
        k % 2 ? hot : black,
        0.6,
      ),
    )
    .join('') + mirror(path('M34 46q7-8 13 1q-7 5-13-1z', '#fff', 0.9))
const rise: Strike = ({ dice, black, hot, pale }) =>
  [0, 1, 2]
    .map((k) =>
      poly(
        [
          [50, 12 + k * 22],
          [74 - k * 3, 40 + k * 22],
          [62, 40 + k * 22],
          [50, 28 + k * 22],
          [38, 40 + k * 22],
          [26 + k * 3, 40 + k * 22],
        ],
        k ? (k > 1 ? black : hot) : pale,
      ),
    )
    .join('') + mirror(path(`M40 62Q${n(dice.between(12, 20))} 56 6 30Q20 40 42 48Z`, hot, 0.8))
const chains: Strike = ({ dice, black, hot, pale }) => {
  const chain = (turn: number, color: string) =>
    turned(
      turn,
      Array.from(
        { length: 8 },
        (_, k) =>
          `<ellipse cx="${n(6 + k * 12.5)}" cy="50" rx="8" ry="${k % 2 ? 2 : 5}" fill="none" stroke="${color}" stroke-width="3"/>`,
      ).join(''),
    )
  return (
    chain(dice.between(20, 45), hot) +
    chain(-dice.between(20, 45), pale) +
    circle(50, 50, 15, black) +
    ring(50, 50, 15, hot, 3) +
    circle(50, 47, 4, pale) +
    poly(
      [
        [48, 48],
        [52, 48],
        [54, 58],
        [46, 58],
      ],
      pale,
    )
  )
}
const spears: Strike = ({ dice, hot, pale }) =>
  Array.from({ length: dice.count(4, 7) }, () =>
    turned(
      dice.between(-16, 16),
      (() => {
        const x = dice.between(22, 78)
        const y = dice.between(60, 90)
        return (
          line(`M${n(x)} 0V${n(y - 10)}`, hot, 2.4) +
          poly(
            [
              [x - 4, y - 12],
              [x + 4, y - 12],
              [x, y + 4],
            ],
            pale,
          )
        )
      })(),
    ),
  ).join('')
const rings: Strike = ({ dice, black, hot, pale }) =>
  [42, 33, 24, 15]
    .map((r, k) =>
      turned(
        dice.between(0, 360),
        ring(
          50 + dice.between(-4, 4),
          50,
          r,
          k % 2 ? pale : hot,
          3.4 - k * 0.5,
          0.9,
          `${dice.count(18, 50)} ${dice.count(6, 16)}`,
        ),
      ),
    )
    .join('') + circle(50, 50, 8, black)

const STRIKES: Record<string, Strike> = {
  maul: claws,
  mutilate: claws,
  thrash: claws,
  afflict: veil,
  encroach: grip,
  nix: rings,
  smite: bolt,
  banish: rings,
  engulf: maw,
  quell: spears,
  throttle: grip,
  crumble: ruin,
  beseech: rise,
  enslave: chains,
  ascend: rise,
  reign: spears,
  dominate: chains,
  hasten: bolt,
  distort: rings,
  enshroud: veil,
  eclipse,
}

/** A blow that falls once. */
export function attack(id: string): string {
  const dice = new Dice(`attack ${id}`)
  const hue = dice.between(-30, 60)
  const of: Blow = {
    dice,
    black: hsl(hue, 35, 8),
    hot: hsl(hue + dice.between(-8, 14), 88, 55),
    pale: hsl(hue + 30, 92, 82),
  }
  const strike = known(id, STRIKES) ?? dice.pick([claws, bolt, maw, grip, ruin, spears, rings])
  return cave(dice, hue + dice.between(-20, 20), 1) + rays(dice, of.hot, dice.count(9, 15), 0.12) + strike(of)
}
