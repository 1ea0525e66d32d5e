/** Stub. */
export function picture(card: string, art: string): string {
  let h = 0
  for (const c of card + art) h = (h * 31 + c.charCodeAt(0)) % 360
  return `<svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><rect width="100" height="100" fill="hsl(${h} 40% 20%)"/><circle cx="50" cy="50" r="25" fill="hsl(${h} 60% 60%)"/></svg>`
}
