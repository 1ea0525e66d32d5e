/** What the board reads of the game's own data; all else comes from the scene. */
export interface View {
  field?: { warriors: (string | null)[]; sovereigns: string[] }
}

export const read = (view: Record<string, unknown>): View => view as View
