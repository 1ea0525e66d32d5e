import { read, type Route } from './paths'

/** Which page is open. Links are plain `<a href>`; a click on one of ours changes the page without loading it anew. */

let now = $state<Route>(read(location.pathname, location.search))
let led = false

export const router = {
  get route(): Route {
    return now
  },
  /** Whether a link or a button of ours led here: what had the focus there is gone with its page. */
  get led(): boolean {
    return led
  },
}

export function go(path: string): void {
  history.pushState(null, '', path)
  led = true
  now = read(location.pathname, location.search)
  scrollTo(0, 0)
}

/** Change the address only: the page stays as it is (a slider that moves). */
export function readdress(path: string): void {
  history.replaceState(null, '', path)
}

export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
  if (link.origin !== location.origin || link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  go(link.pathname + link.search)
}

export function listen(): () => void {
  const moved = (): void => {
    now = read(location.pathname, location.search)
  }
  addEventListener('popstate', moved)
  document.addEventListener('click', follow)
  return () => {
    removeEventListener('popstate', moved)
    document.removeEventListener('click', follow)
  }
}
