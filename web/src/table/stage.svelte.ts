import type { Step } from '../lib/steps'

/** Shows steps one after the other; a skip ends them all. What it shows now, `Stage.svelte` draws. */
export class Stage {
  now = $state.raw<Step | null>(null)
  /** Numbers in the air that nobody waits for. */
  flying = $state.raw<{ id: number; step: Step }[]>([])
  /** What is told without holding anything up: that my turn begins. */
  told = $state('')
  private telling: ReturnType<typeof setTimeout> | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private done: (() => void) | null = null
  private count = 0

  play(steps: Step[], factor: number, done: () => void): void {
    this.done = done
    this.next(steps, 0, factor)
  }

  get busy(): boolean {
    return this.done !== null
  }

  skip(): void {
    this.finish()
  }

  /** Let numbers fly without holding anything up. */
  fly(steps: Step[], factor: number): void {
    for (const [n, step] of steps.entries()) {
      setTimeout(() => {
        const id = ++this.count
        this.flying = [...this.flying, { id, step }]
        setTimeout(() => (this.flying = this.flying.filter((one) => one.id !== id)), 1000 * Math.max(0.5, factor))
      }, n * 160 * factor)
    }
  }

  /** Say something over the board while everything on it may be used. */
  tell(text: string, factor: number): void {
    clearTimeout(this.telling)
    this.told = text
    this.telling = setTimeout(() => (this.told = ''), 1300 * Math.max(0.5, factor))
  }

  stop(): void {
    clearTimeout(this.timer)
    clearTimeout(this.telling)
    this.told = ''
    this.done = null
    this.now = null
  }

  private next(steps: Step[], at: number, factor: number): void {
    const step = steps[at]
    if (!step) {
      this.finish()
      return
    }
    this.now = step
    this.timer = setTimeout(() => this.next(steps, at + 1, factor), step.long * factor)
  }

  private finish(): void {
    clearTimeout(this.timer)
    const done = this.done
    this.done = null
    this.now = null
    done?.()
  }
}
