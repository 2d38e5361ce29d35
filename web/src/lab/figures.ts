/** Numbers as the lab's page writes them. */
import { bots } from '../game/bots.svelte'
import { settings } from '../game/settings.svelte'
import type { Estimate } from './api'

/** A number in the player's language, with a minus and not a hyphen. */
const written = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(settings.language, options).format(value).replace('-', '−')

export const whole = (value: number) => written(value, { maximumFractionDigits: 0 })
export const fine = (value: number, digits = 1) => written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
export const percent = (value: number) => written(value, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** By how many percentage points, with its sign. */
export const points = (value: number) => written(100 * value, { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Between which shares the true one lies. */
export const between = ({ low, high }: Estimate) => `${percent(low)} – ${percent(high)}`

/** What a bot of a result is called: those that the server knows by their names in the player's language. */
export function botName(name: string): string {
  const [, level = name, number = ''] = /^(.*?)( \d+)?$/.exec(name) ?? []
  const found = bots().find((entry) => entry.level === name) ?? bots().find((entry) => entry.level === level)
  return found ? (found.names[settings.language] ?? name) + (found.level === name ? '' : number) : name
}
