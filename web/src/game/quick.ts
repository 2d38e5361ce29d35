/** A game against a bot at a click. */
import { api } from './api'
import { beSomebody } from './session.svelte'
import { settings } from './settings.svelte'
import { sitDown } from './tables'

/** Open a table for two with a bot at the other seat, begin, and say where it is. */
export async function playBot(kingdom: string, seed: string | null = null): Promise<string> {
  await beSomebody()
  const opened = await api.open({
    seats: [{ kind: 'person' }, { kind: 'bot', bot: settings.bot }],
    kingdom,
    seed,
    point_counter: settings.table.points,
    deck_tracker: settings.table.tracker,
  })
  return sitDown(opened)
}
