/** Numbers as the player's language writes them. */
import { settings } from './settings.svelte'

/** A number in the player's language, with a minus and not a hyphen. */
const written = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(settings.language, options).format(value).replace('-', '−')

export const whole = (value: number) => written(value, { maximumFractionDigits: 0 })
export const fine = (value: number, digits = 1) => written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
export const percent = (value: number, digits = 1) =>
  written(value, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits })

/** By how many percentage points, with its sign. */
export const points = (value: number) => written(100 * value, { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 })
