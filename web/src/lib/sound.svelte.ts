import { keep, kept } from './kept'

/** Two soft notes when the table waits for me. Made here, so nothing is loaded; muted for good if wished. */

let muted = $state(kept('muted') === 'yes')
let context: AudioContext | null = null

export const sound = {
  get muted(): boolean {
    return muted
  },
}

export function mute(yes: boolean): void {
  muted = yes
  keep('muted', yes ? 'yes' : null)
}

/** Browsers let a page sound only after its person did something; before that this is silence, not an error. */
export function chime(): void {
  if (muted) return
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume().catch(() => undefined)
    const start = context.currentTime
    for (const [n, pitch] of [587.33, 880].entries()) {
      const note = context.createOscillator()
      const loud = context.createGain()
      note.type = 'sine'
      note.frequency.value = pitch
      const from = start + n * 0.12
      loud.gain.setValueAtTime(0, from)
      loud.gain.linearRampToValueAtTime(0.12, from + 0.02)
      loud.gain.exponentialRampToValueAtTime(0.001, from + 0.35)
      note.connect(loud).connect(context.destination)
      note.start(from)
      note.stop(from + 0.4)
    }
  } catch {
    // No audio here.
  }
}
