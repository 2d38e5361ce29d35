/** Numbers as the lab's page writes them. */
import { bots } from '../game/bots.svelte'
import { settings } from '../game/settings.svelte'
import type { Estimate } from './api'

const as = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(settings.language, options)

export const whole = (value: number) => as({ maximumFractionDigits: 0 }).format(value)
export const fine = (value: number, digits = 1) => as({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
export const percent = (value: number) => as({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)

/** By how many percentage points, with its sign. */
export const points = (value: number) => as({ signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(100 * value)

/** Between which shares the true one lies. */
export const between = ({ low, high }: Estimate) => `${percent(low)} – ${percent(high)}`

/** What a bot of a result is called: those that the server knows by their names in the player's language. */
export function botName(name: string): string {
  const [, level = name, number = ''] = /^(.*?)( \d+)?$/.exec(name) ?? []
  const found = bots().find((entry) => entry.level === name) ?? bots().find((entry) => entry.level === level)
  return found ? (found.names[settings.language] ?? name) + (found.level === name ? '' : number) : name
}
