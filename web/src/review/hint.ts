/** A hint as a sentence, with the texts of reviews: both come when the first one is asked for. */
import type { Hint } from '$made/review'
import { percent } from '../game/numerals'
import { t, texts } from '../game/settings.svelte'
import { learnReview } from './texts'
import { answerWords } from './words'

/** What a hint says. */
export async function sayHint(hint: Hint): Promise<string> {
  await learnReview(texts())
  const answer = answerWords(hint, hint.answer)
  if (hint.chance === null || hint.other === null || hint.other_chance === null) return t('review-hint-only', { answer })
  const args = { answer, chance: percent(hint.chance, 0), other: answerWords(hint, hint.other), less: percent(hint.other_chance, 0) }
  return t(hint.sure ? 'review-hint-better' : 'review-hint-equal', args)
}
