import type { Person } from '../protocol'
import { api, Refused } from './api'
import { keep, kept } from './kept'
import { t } from './words.svelte'

/** Who I am here. Nobody is asked before it matters: a name is wanted when one sits down. */

let now = $state<Person | null>(null)
let looked = false

export const person = {
  get now(): Person | null {
    return now
  },
  /** The name to offer in a form. */
  get name(): string {
    return now?.name ?? kept('name') ?? ''
  },
}

/** Ask the server who we are, once; a stranger is no error. */
export async function recall(): Promise<Person | null> {
  if (looked || kept('known') === null) return now
  looked = true
  try {
    now = await api.me()
  } catch (error) {
    if (error instanceof Refused && error.code === 'unknown') keep('known', null)
    else looked = false
  }
  return now
}

export async function become(name: string): Promise<Person> {
  const called = name.trim() || t('player')
  await recall()
  if (now === null) now = await api.become(called)
  else if (now.name !== called) now = await api.rename(called)
  looked = true
  keep('known', 'yes')
  keep('name', called)
  return now
}

/** A code may have made us somebody else: ask again. */
export async function recallAnew(): Promise<void> {
  keep('known', 'yes')
  looked = false
  await recall()
}
