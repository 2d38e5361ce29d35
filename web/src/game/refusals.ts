/** What went wrong, in a sentence of the chosen language. */
import { t, texts } from './settings.svelte'

/** Whether the server refused, over HTTP or on the socket; anything else is a mistake of ours. */
export const refused = (error: unknown): error is Error & { code: string } => error instanceof Error && 'code' in error

/** A sentence for a refusal: in the words of a place, `PLACE-refused-CODE`, else in those that fit everywhere. */
export function explain(error: unknown, place = 'page'): string {
  if (!refused(error)) throw error
  // What is wrong with a kingdom only the server can say; who has one read or drawn tells it in which language.
  if (error.code === 'bad-kingdom') return error.message
  const key = [`${place}-refused-${error.code}`, `page-refused-${error.code}`].find((key) => texts().has(key))
  return key ? t(key) : t('page-refused', { message: error.message })
}
