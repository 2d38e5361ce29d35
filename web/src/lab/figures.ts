/** What the lab's page writes of results. */
import { bots, said } from '../game/bots.svelte'
import { recommended } from '../game/kingdoms'
import { percent } from '../game/numerals'
import { settings } from '../game/settings.svelte'
import type { Estimate } from './api'

/** Between which shares the true one lies. */
export const between = ({ low, high }: Estimate) => `${percent(low)} – ${percent(high)}`

/** What a bot of a result is called: those that the server knows, and strategies that are called like their kingdom, by
 * their names in the player's language. */
export function botName(name: string): string {
  const [, level = name, number = ''] = /^(.*?)( #\d+)?$/.exec(name) ?? []
  const known = bots().find((entry) => entry.level === level)
  return (known ? said(known.names) : (recommended(level)?.names[settings.language] ?? level)) + number
}
