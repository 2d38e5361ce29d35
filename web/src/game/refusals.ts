/** What went wrong, in a sentence of the chosen language. */
import { t, texts } from './settings.svelte'

/** Whether the server refused, over HTTP or on the socket; anything else is a mistake of ours. */
export const refused = (error: unknown): error is Error & { code: string } => error instanceof Error && 'code' in error

/** The id of a component's own sentence for a refusal with this code, if it has one. */
export type Words = (code: string) => string

const anywhere: Words = (code) => `page-refused-${code}`

/** A sentence for a refusal: the component's own, otherwise one that fits everywhere. */
export function explain(error: unknown, own: Words = anywhere): string {
  if (!refused(error)) throw error
  // Only the server can say what is wrong with a kingdom or an experiment; the request names the language.
  if (error.code === 'bad-kingdom' || error.code === 'lab') return error.message
  const key = [own(error.code), anywhere(error.code)].find((key) => texts().has(key))
  return key ? t(key) : t('page-refused', { message: error.message })
}
