import { api } from '../lib/api'
import { tablePath } from '../lib/paths'
import { become, person } from '../lib/person.svelte'
import { keepLesson } from '../lib/quick'
import { go } from '../lib/router.svelte'

/** Begin a game's first lesson, at a table of its own. */
export async function learn(game: string): Promise<void> {
  await become(person.name)
  const { id } = await api.learn(game)
  keepLesson(id)
  go(tablePath(id))
}
