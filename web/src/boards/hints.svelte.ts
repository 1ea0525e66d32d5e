/** What a board says of its things beside what is printed on them. The page that shows a table fills it, and empties it. */
class Hints {
  /** Why things cannot be chosen now, by their ref. */
  why = $state.raw<Map<string, string>>(new Map())
}

export const hints = new Hints()
