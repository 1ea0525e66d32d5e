/** Mark the thing that an option or a line of the log speaks of, wherever the board drew it. */
export function point(ref: string): void {
  for (const marked of document.querySelectorAll('[data-pointed]')) marked.removeAttribute('data-pointed')
  if (ref === '') return
  for (const thing of document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)) thing.setAttribute('data-pointed', '')
}
