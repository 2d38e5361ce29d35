/** Texts that only some pages need: they come with them. */
import { Refusal } from './api'
import type { Language, Texts } from './speech'

export type Sources = Record<Language, () => Promise<{ default: string }>>

/** Teach the texts of a language more of them, unless they have this one already. */
export async function learn(texts: Texts, one: string, sources: Sources): Promise<void> {
  if (texts.has(one)) return
  const { default: source } = await sources[texts.language]().catch(() => {
    throw new Refusal('offline', 'offline', 0)
  })
  texts.add(source)
}
