import type { Person } from '../protocol'
import { api, Refused } from './api'
import { keep, kept } from './kept'
import { t } from './words.svelte'

/** Who I am here. Nobody is asked before it matters: a name is wanted when one sits down. */

let now = $state<Person | null>(null)
let asking: Promise<void> | null = null

export const person = {
  get now(): Person | null {
    return now
  },
  /** The name to offer in a form. */
  get name(): string {
    return now?.name ?? kept('name') ?? ''
  },
}

/** Ask the server who we are, once. A browser that never sat anywhere need not ask, unless it is about to (`surely`). */
export async function recall(surely = false): Promise<Person | null> {
  if (asking === null && !surely && kept('known') === null) return now
  asking ??= look()
  await asking
  return now
}

async function look(): Promise<void> {
  try {
    now = await api.me()
  } catch (error) {
    // A stranger is no error.
    if (error instanceof Refused && error.code === 'unknown') keep('known', null)
    else asking = null
  }
}

export async function become(name: string): Promise<Person> {
  const called = name.trim() || t('player')
  await recall(true)
  if (now === null) now = await api.become(called)
  else if (now.name !== called) now = await api.rename(called)
  keep('known', 'yes')
  keep('name', called)
  return now
}
