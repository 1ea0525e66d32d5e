/** The few strokes that all pictures are made of. Every picture is drawn on a sheet of 100 by 100. */

export type Point = readonly [number, number]

/** One decimal is enough, and keeps the pictures small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const hsl = (hue: number, saturation: number, light: number): string =>
  `hsl(${Math.round(((hue % 360) + 360) % 360)} ${Math.round(saturation)}% ${Math.round(Math.max(0, Math.min(100, light)))}%)`

const see = (opacity: number) => (opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : '')

export const rect = (x: number, y: number, w: number, h: number, fill: string, round = 0, opacity = 1): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${round ? ` rx="${n(round)}"` : ''} fill="${fill}"${see(opacity)}/>`

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${see(opacity)}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0, opacity = 1): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${turn ? ` transform="rotate(${n(turn)} ${n(x)} ${n(y)})"` : ''}${see(opacity)}/>`

export const ring = (x: number, y: number, r: number, color: string, width = 1, opacity = 1, dash = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${color}" stroke-width="${n(width)}"${dash ? ` stroke-dasharray="${dash}"` : ''}${see(opacity)}/>`

export const poly = (points: readonly Point[], fill: string, opacity = 1): string =>
  `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" fill="${fill}"${see(opacity)}/>`

export const path = (d: string, fill: string, opacity = 1): string => `<path d="${d}" fill="${fill}"${see(opacity)}/>`

export const line = (d: string, color: string, width = 1, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${see(opacity)}/>`

export const group = (transform: string, inside: string): string => `<g transform="${transform}">${inside}</g>`

/** The same again on the other side. */
export const mirror = (half: string): string => half + group('matrix(-1 0 0 1 100 0)', half)

export const turned = (degrees: number, inside: string, x = 50, y = 50): string =>
  group(`rotate(${n(degrees)} ${n(x)} ${n(y)})`, inside)

/** The same all around the middle. */
export const around = (times: number, inside: string, x = 50, y = 50): string =>
  Array.from({ length: times }, (_, k) => turned((360 / times) * k, inside, x, y)).join('')

/** A point on a circle; 0 degrees is up. */
export const polar = (x: number, y: number, r: number, degrees: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
}

/** Light without a gradient, whose id would clash with that of the same card elsewhere on the page. */
export const glow = (x: number, y: number, r: number, color: string, strength = 0.5): string =>
  [1, 0.8, 0.6, 0.42, 0.26].map((part) => circle(x, y, r * part, color, strength / 3.5)).join('')

/** A star of so many points. */
export const star = (x: number, y: number, r: number, inner: number, points: number, fill: string, turn = 0): string =>
  poly(
    Array.from({ length: points * 2 }, (_, k) => polar(x, y, k % 2 ? inner : r, turn + (180 / points) * k)),
    fill,
  )

/** A flame that stands on a point. */
export const flame = (x: number, y: number, h: number, fill: string, opacity = 1): string => {
  const w = h * 0.3
  return path(
    `M${n(x)} ${n(y)}C${n(x - w * 1.5)} ${n(y - h * 0.1)} ${n(x - w)} ${n(y - h * 0.5)} ${n(x - w * 0.2)} ${n(y - h)}` +
      `C${n(x)} ${n(y - h * 0.7)} ${n(x + w * 0.4)} ${n(y - h * 0.75)} ${n(x + w * 0.5)} ${n(y - h * 0.62)}` +
      `C${n(x + w * 1.3)} ${n(y - h * 0.4)} ${n(x + w * 1.2)} ${n(y)} ${n(x)} ${n(y)}Z`,
    fill,
    opacity,
  )
}

/** A leaf from a point in a direction. */
export const leaf = (x: number, y: number, size: number, turn: number, fill: string, opacity = 1): string =>
  turned(
    turn,
    path(
      `M${n(x)} ${n(y)}q${n(size * 0.45)} ${n(-size * 0.5)} 0 ${n(-size)}q${n(-size * 0.45)} ${n(size * 0.5)} 0 ${n(size)}Z`,
      fill,
      opacity,
    ),
    x,
    y,
  )

/** The finished sheet. It fills whatever frame it is given, cutting the edges that stick out. */
export const sheet = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" focusable="false">${inside}</svg>`
