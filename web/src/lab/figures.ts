/** What the lab's page writes of results. */
import { bots, said } from '../game/bots.svelte'
import { percent } from '../game/numerals'
import type { Estimate } from './api'

/** Between which shares the true one lies. */
export const between = ({ low, high }: Estimate) => `${percent(low)} – ${percent(high)}`

/** What a bot of a result is called: those that the server knows by their names in the player's language. */
export function botName(name: string): string {
  const [, level = name, number = ''] = /^(.*?)( \d+)?$/.exec(name) ?? []
  const found = bots().find((entry) => entry.level === name) ?? bots().find((entry) => entry.level === level)
  return found ? said(found.names) + (found.level === name ? '' : number) : name
}
