import { api } from '../lib/api'
import { tablePath } from '../lib/paths'
import { go } from '../lib/router.svelte'

/** Go on with a campaign from a table: to that of the next match. */
export async function goOn(campaign: string, from: string): Promise<void> {
  const table = await api.goOn(campaign, from)
  go(tablePath(table.id))
}
