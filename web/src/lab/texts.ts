/** The texts that only the lab needs: they come with its page. */
import { learn } from '../game/more-texts'
import type { Texts } from '../game/speech'

/** Teach the texts of a language what the lab says. */
export const learnLab = (texts: Texts) =>
  learn(texts, 'labpage-title', {
    en: () => import('virtual:texts/lab/en'),
    fr: () => import('virtual:texts/lab/fr'),
    it: () => import('virtual:texts/lab/it'),
  })
