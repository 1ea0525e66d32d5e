const SHORT = /\([^()]{1,18}\)/g

/** A text in which nothing short in brackets is torn at the end of a line: "(2 aether)", "(life 6)". */
export function together(text: string): string {
  return text.replace(SHORT, (brackets) => brackets.replaceAll(' ', '\u00a0'))
}
