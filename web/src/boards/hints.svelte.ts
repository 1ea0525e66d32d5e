import type { Option } from '../protocol'

/** What a board says of its things beside what is printed on them. The page that shows a table fills it, and empties it. */
class Hints {
  /** Why things cannot be chosen now, by their ref. */
  why = $state.raw<Map<string, string>>(new Map())
  /** The option that is pointed at, on the board or in a list. */
  option = $state.raw<Option | null>(null)
}

export const hints = new Hints()
