/**
 * A page that was open while the server got newer pages asks for files that are gone. Loading it again gets the newer page;
 * it is tried once, and only while the server answers.
 */

const TRIED = 'talia.renewed'

export async function renew(): Promise<boolean> {
  try {
    if (sessionStorage.getItem(TRIED) !== null || !(await fetch('/', { cache: 'no-cache' })).ok) return false
    sessionStorage.setItem(TRIED, 'yes')
  } catch {
    return false // No server, or a browser that remembers nothing and would try for ever.
  }
  location.reload()
  return true
}

/** All files are there: the next time one is missing, it may be tried again. */
export function complete(): void {
  try {
    sessionStorage.removeItem(TRIED)
  } catch {
    // Then nothing was remembered.
  }
}
