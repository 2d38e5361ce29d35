/** The texts that only reviews need: they come with the first one. */
import { learn } from '../game/more-texts'
import type { Texts } from '../game/speech'

/** Teach the texts of a language what a review says. */
export const learnReview = (texts: Texts) =>
  learn(texts, 'reviewpage-title', {
    en: () => import('virtual:texts/review/en'),
    fr: () => import('virtual:texts/review/fr'),
    it: () => import('virtual:texts/review/it'),
  })
