/** Whether the system asks for little motion. */
export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
