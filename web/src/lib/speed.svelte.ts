import { keep, kept } from './kept'

/** How fast what happens is shown. It is each person's own: nobody waits for another's animations. */

export type Speed = 'slow' | 'normal' | 'fast' | 'none'
export const SPEEDS: Speed[] = ['slow', 'normal', 'fast', 'none']

const was = kept('speed') as Speed | null
let speed = $state<Speed>(was !== null && SPEEDS.includes(was) ? was : 'normal')

export const pace = {
  get speed(): Speed {
    return speed
  },
}

export function setSpeed(wanted: Speed): void {
  speed = wanted
  keep('speed', wanted === 'normal' ? null : wanted)
}
