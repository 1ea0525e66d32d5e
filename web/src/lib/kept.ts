/** What this browser remembers. A browser that forbids remembering forgets, and everything else works on. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`talia.${name}`)
  } catch {
    return null
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`talia.${name}`)
    else localStorage.setItem(`talia.${name}`, value)
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}

export function keptData<T>(name: string): T | null {
  const text = kept(name)
  if (text === null) return null
  try {
    return JSON.parse(text) as T
  } catch {
    return null
  }
}
