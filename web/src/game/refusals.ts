/** What went wrong, in a sentence of the chosen language. */
import { t, texts } from './settings.svelte'

/** Whether the server refused, over HTTP or on the socket; anything else is a mistake of ours. */
export const refused = (error: unknown): error is Error & { code: string } => error instanceof Error && 'code' in error

/** How a place names its own sentence for a refusal with this code, if it has one. */
export type Words = (code: string) => string

const anywhere: Words = (code) => `page-refused-${code}`

/** A sentence for a refusal: one of the place's own, else one that fits everywhere. */
export function explain(error: unknown, own: Words = anywhere): string {
  if (!refused(error)) throw error
  // What is wrong with a kingdom or an experiment only the server can say; who asks tells it in which language.
  if (error.code === 'bad-kingdom' || error.code === 'lab') return error.message
  const key = [own(error.code), anywhere(error.code)].find((key) => texts().has(key))
  return key ? t(key) : t('page-refused', { message: error.message })
}
