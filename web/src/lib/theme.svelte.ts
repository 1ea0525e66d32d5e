import { keep, kept } from './kept'

/** Light, dark, or as the system says. */

export type Theme = 'system' | 'light' | 'dark'
const THEMES: Theme[] = ['system', 'light', 'dark']

function first(): Theme {
  const chosen = kept('theme') as Theme | null
  return chosen !== null && THEMES.includes(chosen) ? chosen : 'system'
}

let now = $state<Theme>(first())

export const theme = {
  get now(): Theme {
    return now
  },
}

export function wear(next: Theme): void {
  now = next
  keep('theme', next === 'system' ? null : next)
  if (next === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = next
}

export function nextTheme(): void {
  wear(THEMES[(THEMES.indexOf(now) + 1) % THEMES.length] ?? 'system')
}
