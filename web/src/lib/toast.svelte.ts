/** Short sentences at the edge of the screen: what went wrong, and what was done. */

export interface Toast {
  id: number
  text: string
  bad: boolean
}

let next = 1
export const toasts = $state<Toast[]>([])

export function tell(text: string, bad = false): void {
  // The same trouble twice (a key held down) is one sentence, not a pile.
  if (toasts.some((toast) => toast.text === text)) return
  const id = next++
  toasts.push({ id, text, bad })
  setTimeout(() => hush(id), bad ? 7000 : 3500)
}

export function hush(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id)
  if (at >= 0) toasts.splice(at, 1)
}

export function complain(error: unknown): void {
  tell(error instanceof Error ? error.message : String(error), true)
}
