import type { Story } from '../protocol'

/** The geometry of the plot: lines that step where a value changed. */

export const WIDE = 640
export const HIGH = 240
export const LEFT = 34
export const BELOW = 22
/** Room after the last choice, so that what it changed is seen. */
export const AFTER = 16

/** Colours that tell lines apart, by day and by night, and dashes for those who do not see colours. */
export const LOOKS = [
  { color: 'light-dark(#c2443b, #f5796e)', dash: '' },
  { color: 'light-dark(#3b7fc4, #6fb1f2)', dash: '9 4' },
  { color: 'light-dark(#2f8f5b, #58c78a)', dash: '2 4' },
  { color: 'light-dark(#b07a10, #e5b04a)', dash: '12 3 2 3' },
  { color: 'light-dark(#8a55c9, #b992f0)', dash: '5 3' },
  { color: 'light-dark(#6d7480, #a9b0bc)', dash: '1 3' },
] as const

export const look = (n: number): (typeof LOOKS)[number] => LOOKS[n % LOOKS.length]!

/** The most that any line shows, at least 1. */
export function top(story: Story): number {
  return Math.max(1, ...story.lines.flatMap((line) => [line.full, ...line.points.map(([, value]) => value)]))
}

export const x = (story: Story, at: number): number => LEFT + (at / Math.max(1, story.choices)) * (WIDE - LEFT - AFTER)
export const y = (story: Story, value: number): number => 6 + (1 - value / top(story)) * (HIGH - BELOW - 6)

/** A line of the plot as the path of an SVG: level until the choice that changed it, and a little further than the last one. */
export function path(story: Story, points: [number, number][]): string {
  const steps = points.map(([at, value], n) => {
    const [across, down] = [x(story, at).toFixed(1), y(story, value).toFixed(1)]
    return n === 0 ? `M${across} ${down}` : `H${across}V${down}`
  })
  return `${steps.join('')}H${WIDE - 4}`
}

/** The heights that are marked at the side, each once. */
export function levels(story: Story): number[] {
  const most = top(story)
  return [...new Set([0, Math.round(most / 2), most])]
}

/** Every so many rounds a mark, so that they do not stand on each other. */
export function marks(story: Story): { round: number; at: number }[] {
  const step = Math.ceil(story.rounds.length / 12)
  return story.rounds.filter(({ at }, n) => n % step === 0 && at !== story.rounds[n - 1]?.at)
}
