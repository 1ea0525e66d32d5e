/** `now`, made of the parts of `before` that are like its own: whatever shows one of them need not be drawn anew. Both are
 * plain JSON; neither is changed. */
export function sharing<T>(before: unknown, now: T): T {
  if (before === now || typeof now !== 'object' || now === null || typeof before !== 'object' || before === null) return now
  if (Array.isArray(now)) {
    const was: unknown[] = Array.isArray(before) ? before : []
    const parts = now.map((part: unknown, n) => sharing(partner(was, part, n), part))
    return (parts.length === was.length && parts.every((part, n) => part === was[n]) ? before : parts) as T
  }
  if (Array.isArray(before)) return now
  const was = before as Record<string, unknown>
  const parts = Object.entries(now).map(([name, part]) => [name, sharing(was[name], part)] as const)
  const same = parts.length === Object.keys(was).length && parts.every(([name, part]) => name in was && part === was[name])
  return (same ? before : Object.fromEntries(parts)) as T
}

/** What a part of a list was before: the one with its `ref`, wherever it stood, or the one in its place. */
function partner(was: unknown[], part: unknown, n: number): unknown {
  const ref = refOf(part)
  return ref === undefined || refOf(was[n]) === ref ? was[n] : was.find((one) => refOf(one) === ref)
}

function refOf(part: unknown): unknown {
  return typeof part === 'object' && part !== null && 'ref' in part ? part.ref : undefined
}
