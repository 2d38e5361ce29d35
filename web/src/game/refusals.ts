/** What went wrong, in a sentence of the chosen language. */
import { t, texts } from './settings.svelte'

/** A sentence for a refusal of the server, over HTTP or on the socket; anything else is a mistake of ours. */
export function explain(error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) throw error
  // The server words these in the language that was asked for.
  if (error.code === 'bad-kingdom') return error.message
  const key = `page-refused-${String(error.code)}`
  return texts().has(key) ? t(key) : t('page-refused', { message: error.message })
}
