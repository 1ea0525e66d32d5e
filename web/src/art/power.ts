import { cave, jagged, rays } from './backdrop'
import { Dice, known } from './dice'
import { around, circle, flame, glow, hsl, line, mirror, n, oval, path, poly, polar, rect, ring, star } from './ink'

interface Dread {
  dice: Dice
  black: string
  hot: string
  pale: string
}
type Omen = (of: Dread) => string

const sun: Omen = ({ dice, black, hot, pale }) => {
  const spikes = dice.count(9, 18)
  return (
    around(
      spikes,
      poly(
        [
          [47, 26],
          [53, 26],
          [50 + dice.between(-3, 3), dice.between(6, 14)],
        ],
        hot,
      ),
    ) +
    circle(50, 50, 27, pale) +
    circle(50, 50, 25, black) +
    ring(50, 50, 18, hot, 0.7, 0.6)
  )
}
const eye: Omen = ({ dice, black, hot, pale }) =>
  path('M8 50Q50 10 92 50Q50 90 8 50Z', black) +
  path('M14 50Q50 18 86 50Q50 82 14 50Z', pale, 0.2) +
  circle(50, 50, 18, hot) +
  around(dice.count(8, 14), line('M50 34V42', black, 1.2)) +
  oval(50, 50, dice.between(3, 7), 15, black) +
  mirror(line('M24 32L18 20M38 25L34 12', hot, 2))
const rift: Omen = ({ dice, black, hot, pale }) => {
  const left = jagged(dice, [50, 6], [50, 94], 8, 5)
  const right = jagged(dice, [50, 94], [50, 6], 8, 5).replace('M', 'L')
  const open = `${left}${right}Z`
  return `<g transform="translate(50 50) scale(4 1.05) translate(-50 -50)">${path(open, hot)}</g><g transform="translate(50 50) scale(2.3 0.92) translate(-50 -50)">${path(open, pale)}</g><g transform="translate(50 50) scale(1.4 0.8) translate(-50 -50)">${path(open, black)}</g>`
}
const spiral: Omen = ({ dice, black, hot, pale }) => {
  const arms = dice.count(3, 7)
  const bend = dice.pick([1, -1] as const)
  const arm = path(
    `M50 50Q${n(50 + 26 * bend)} 44 ${n(50 + 18 * bend)} 20Q${n(50 + 8 * bend)} 8 ${n(50 - 8 * bend)} 8Q${n(50 + 12 * bend)} 22 50 50Z`,
    hot,
  )
  return (
    around(arms, arm) + ring(50, 50, 43, pale, 0.8, 0.5, '2 4') + circle(50, 50, 10, black) + circle(50, 50, 4, pale)
  )
}
const moon: Omen = ({ dice, black, hot, pale }) => {
  const x = dice.between(56, 64)
  return (
    circle(50, 46, 30, pale) +
    circle(x, 42, 27, black) +
    star(x + 4, 42, 8, 2.4, dice.count(4, 6), hot) +
    path('M0 84Q25 72 50 82T100 80V100H0Z', black)
  )
}
const crown: Omen = ({ dice, black, hot, pale }) => {
  const tall = dice.between(18, 28)
  return (
    mirror(
      poly(
        [
          [50, 74],
          [22, 74],
          [16, 40],
          [32, 54],
          [40, tall + 12],
          [50, 54],
        ],
        black,
      ) +
        circle(16, 38, 3.5, hot) +
        circle(40, tall + 9, 3.5, hot) +
        rect(22, 70, 28, 8, hot),
    ) +
    poly(
      [
        [43, 54],
        [50, tall],
        [57, 54],
      ],
      black,
    ) +
    circle(50, tall - 2, 4.5, pale) +
    oval(50, 62, 8, 4, pale) +
    oval(50, 62, 2, 4, black)
  )
}
const heart: Omen = ({ dice, black, hot, pale }) =>
  path('M50 84C20 62 14 44 22 32S46 26 50 40C54 26 70 20 78 32S80 62 50 84Z', black) +
  line(jagged(dice, [50, 36], [50, 82], 6, 7), hot, 2.6) +
  line(jagged(dice, [30, 40], [48, 58], 4, 4), hot, 1.4) +
  line(jagged(dice, [70, 38], [54, 60], 4, 4), hot, 1.4) +
  mirror(line('M40 26Q38 14 28 10', black, 6)) +
  glow(50, 54, 14, pale, 0.5)
const worlds: Omen = ({ dice, black, hot, pale }) =>
  circle(36, 42, 24, black) +
  ring(36, 42, 24, hot, 1.2) +
  circle(66, 60, 20, hot) +
  circle(66, 60, 20, black, 0.35) +
  rays(dice, pale, 11, 0.3) +
  star(52, 52, 20, 5, dice.count(7, 11), pale)
const hand: Omen = ({ dice, black, hot }) =>
  [22, 36, 50, 64, 78]
    .map((x, k) =>
      line(
        `M${n(50 + (x - 50) * 0.5)} 96Q${n(x + dice.between(-8, 8))} 66 ${n(x + (x - 50) * 0.25)} ${n(46 + Math.abs(k - 2) * 9)}T${n(x + (x - 50) * 0.1)} ${n(16 + Math.abs(k - 2) * 8)}`,
        black,
        8 - Math.abs(k - 2),
      ),
    )
    .join('') +
  circle(50, 24, 8, hot) +
  ring(50, 24, 12, hot, 1, 0.6)
const candles: Omen = ({ dice, black, hot, pale }) =>
  ring(50, 44, 30, hot, 1.4) +
  star(50, 44, 29, 11, dice.count(5, 8), 'none').replace(
    'fill="none"',
    `fill="none" stroke="${hot}" stroke-width="1.4"`,
  ) +
  [18, 34, 50, 66, 82]
    .map(
      (x, k) => rect(x - 4, 70 - (k % 2) * 6, 8, 30, black, 1) + flame(x, 69 - (k % 2) * 6, dice.between(10, 15), pale),
    )
    .join('')
const knot: Omen = ({ black, hot, pale }) =>
  line('M50 50C66 24 92 34 92 50S66 76 50 50S8 66 8 50S34 24 50 50', black, 13) +
  line('M50 50C66 24 92 34 92 50S66 76 50 50S8 66 8 50S34 24 50 50', hot, 3) +
  circle(50, 50, 5, pale)
const clock: Omen = ({ dice, black, hot, pale }) =>
  circle(50, 50, 34, black) +
  ring(50, 50, 34, hot, 2) +
  around(12, line('M50 20V26', pale, 1.6)) +
  `<g transform="rotate(${dice.count(20, 340)} 50 50)">${line('M50 50V26', hot, 2.6)}</g><g transform="rotate(${dice.count(20, 340)} 50 50)">${line('M50 50V34', pale, 3.4)}</g>` +
  circle(50, 50, 3, pale) +
  mirror(oval(24, 78, 20, 9, black) + oval(36, 82, 20, 9, hot, 0, 0.25))
const flail: Omen = ({ dice, black, hot, pale }) => {
  const links = Array.from({ length: 5 }, (_, k) => ring(20 + k * 8, 16 + k * 7 + Math.sin(k) * 3, 5, hot, 2.2)).join(
    '',
  )
  return (
    links +
    around(
      dice.count(8, 12),
      poly(
        [
          [56, 42],
          [68, 42],
          [62, 30],
        ],
        black,
      ),
      62,
      60,
    ) +
    circle(62, 60, 20, black) +
    circle(56, 54, 5, pale, 0.5) +
    ring(62, 60, 13, hot, 1.4)
  )
}
const waves: Omen = ({ dice, black, hot, pale }) =>
  [44, 37, 30]
    .map((r, k) => ring(50, 54, r, hot, 2.2 - k * 0.4, 0.5 + k * 0.2, dice.pick(['9 3', '14 4', '5 3'])))
    .join('') +
  path('M26 46Q50 26 74 46Q70 78 50 82Q30 78 26 46Z', black) +
  mirror(
    [30, 37, 44]
      .map(
        (x) =>
          poly(
            [
              [x, 46],
              [x + 6, 44],
              [x + 4, 56],
            ],
            pale,
          ) +
          poly(
            [
              [x + 3, 76],
              [x + 8, 78],
              [x + 7, 66],
            ],
            pale,
          ),
      )
      .join(''),
  )

const OMENS: Record<string, Omen> = {
  sun,
  solstice: sun,
  eclipse: sun,
  spiral,
  gyre: spiral,
  heart,
  black: eye,
  night: moon,
  dark: moon,
  collision: worlds,
  flail,
  ritual: candles,
  faith: candles,
  fate: rift,
  beam: eye,
  roar: waves,
  domain: crown,
  empire: crown,
  reach: hand,
  enmity: knot,
  nimbus: clock,
}

/** An omen that hangs over the city until it is undone. */
export function power(id: string): string {
  const dice = new Dice(`power ${id}`)
  const hue = dice.between(250, 400)
  const of: Dread = {
    dice,
    black: hsl(hue, 30, 7),
    hot: hsl(hue + dice.between(-25, 45), 85, 56),
    pale: hsl(hue + 40, 85, 80),
  }
  const omen = known(id, OMENS) ?? dice.pick([sun, eye, rift, spiral, moon, crown, heart, hand])
  const [x, y] = polar(50, 50, 20, dice.between(0, 360))
  return cave(dice, hue, 1.1) + rays(dice, of.hot, dice.count(6, 13), 0.1) + glow(x, y, 44, of.hot, 0.25) + omen(of)
}
