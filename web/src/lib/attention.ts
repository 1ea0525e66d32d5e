/** The tab says when the table waits for me: in its title, and with a dot on its picture. */

export function attend(title: string, mine: boolean): void {
  document.title = title
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = mine ? '/favicon-dot.svg' : '/favicon.svg'
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted)
}
