import type { WhyNot } from '../protocol'

/** Why things cannot be chosen, by their ref. */
export function reasons(all: WhyNot[]): Map<string, string> {
  return new Map(all.filter((one) => one.to === '').map((one) => [one.about, one.text]))
}

const within = (ref: string, place: string): boolean => ref === place || ref.startsWith(`${place}/`)

/** Why a thing cannot be brought to a place; empty if nothing speaks against it. */
export function refusal(all: WhyNot[], from: string, to: string): string {
  return all.find((one) => one.to !== '' && within(to, one.to) && within(from, one.about))?.text ?? ''
}
