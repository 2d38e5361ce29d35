/** The texts that only the lab needs: they come with its page. */
import { Refusal } from '../game/api'
import type { Language, Texts } from '../game/speech'

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:texts/lab/en'),
  fr: () => import('virtual:texts/lab/fr'),
  it: () => import('virtual:texts/lab/it'),
}

/** Teach the texts of a language what the lab says. */
export async function learnLab(texts: Texts): Promise<void> {
  if (texts.has('labpage-title')) return
  const { default: source } = await sources[texts.language]().catch(() => {
    throw new Refusal('offline', 'offline', 0)
  })
  texts.add(source)
}
