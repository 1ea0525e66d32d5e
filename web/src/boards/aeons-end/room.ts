/** How much of the row the nemesis has on a desk, in ems: its portrait beside the rules, or its name above them. */
export interface Room {
  /** The portrait and the rules together. */
  width: number
  /** The same where the row is `TALL`, on a high window. */
  tall: number
  /** The portrait alone; 0 where the rules need its place, and it is a picture behind them. */
  portrait: number
}

const HEIGHT = 14.3 // of the row, at the least, without its frame
const HIGHER = 14.9 // where much lies with the nemesis
const TALL = 17.6 // a row of 18.4 ems or more; the style asks how high it is
const HEAD = 2 // the name above the rules, in one line
const AIR = 0.4 // between rules that each have lines of their own
const SMALL = 0.96 // letters where the rules run on
const LETTERS = 2.35 // in an em
const DENSE = 2.3 // where the rules run on: the smallest letters take more of an em
const BOLD = 4 // letters more, as what stands before a colon is bold
const SPILT = 6 // letters at the end of a line that stay empty, as words are not cut

function height(rules: string[], width: number, size = 1): number {
  // On the lowest screens no letter is smaller than the others: only the lines are closer.
  const row = (width - 1.2) * (size < 1 ? DENSE : LETTERS) - SPILT
  const line = size < 1 ? 1.13 * size : 1.15
  return rules.reduce((all, rule) => all + Math.ceil((rule.length + BOLD) / row) * line + 0.2, 0)
}

/** The least room in which all of the rules are in sight; the most there is, if none is enough. What does not fit with a line of its own
 * for each rule is reckoned to run on. Where much lies with the nemesis its row is `high`, and its cards need the room more than its rules
 * need lines of their own. */
export function roomFor(name: string, told: string[], rules: string[], crowded: boolean, high = false): Room {
  const most = high ? HIGHER : HEIGHT
  const [portrait, least] = crowded ? [14.5, 36] : [18.5, 42.5]
  for (const width of high ? [least - 4] : crowded ? [least - 4, least - 2, least] : [least, least + 3]) {
    for (const beside of [portrait, 12.5, 10.5]) {
      if (height(rules, width - beside) <= most) return { width, tall: width, portrait: beside }
    }
  }
  const words = name.length * 1.7 + told.join('  ').length * 1.2 + 16
  const left = (width: number, of: number): number => of - (words > width * LETTERS ? 1.6 : 1) * HEAD
  const narrow = crowded ? 28 : 36
  const found = (below: number, enough: (width: number) => boolean): number => {
    for (let width = narrow; width < below; width++) if (enough(width)) return width
    return Infinity
  }
  const all = [rules.join(' ◆ ')]
  const apart = (of: number): number => found(crowded ? 40 : 43, (width) => height(rules, width) <= left(width, of) - AIR)
  const running = (of: number): number => Math.min(48, found(48, (width) => height(all, width, SMALL) <= left(width, of)))
  const run = apart(most) === Infinity || (high && running(most) < apart(most) - 1)
  const needed = run ? running : apart
  const width = needed(most)
  const lower = Math.max(apart(TALL), narrow)
  return { width, tall: lower <= width ? lower : needed(TALL), portrait: 0 }
}
