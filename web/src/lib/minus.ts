/** A sentence in which numbers below nought have a minus, as the games' own sentences: a hyphen before them is none. */
export function withMinus(text: string, args: Record<string, unknown>): string {
  for (const value of Object.values(args)) {
    if (typeof value === 'number' && value < 0) text = text.replaceAll(`-${-value}`, `−${-value}`)
  }
  return text
}
