import type { Option } from '../protocol'

/** The options as they are listed: those about a thing on the table, then the plain ones, which stay in sight. */
export function inOrder(options: Option[]): Option[] {
  return [...options.filter((option) => option.about !== ''), ...options.filter((option) => option.about === '')]
}
