import { keep, kept } from './kept'

/** Whether I am asked for the order in which cards are put down, or they go down as they lie. Each person's own wish. */

let lies = $state(kept('order') === 'as-it-lies')

export const order = {
  get asItLies(): boolean {
    return lies
  },
}

export function leaveOrder(wanted: boolean): void {
  lies = wanted
  keep('order', wanted ? 'as-it-lies' : null)
}
