/** What a review says, in words: the browser's half of `demesne.review.words`. */
import { percent } from '../game/numerals'
import { AMOUNTS, type Kind } from '../game/protocol'
import { t, texts } from '../game/settings.svelte'
import type { Candidate, Moment, Verdict } from './api'

/** An answer at a moment. */
export function answerWords({ kind, source }: Pick<Moment, 'kind' | 'source'>, labels: readonly string[]): string {
  const asked = { kind: kind as Kind, source, min: 0 }
  if (!labels.length || AMOUNTS.includes(asked.kind)) return texts().confirm(asked, labels)
  const cards =
    kind === 'mode'
      ? texts().join(labels.map((label) => texts().label(label, kind, source)))
      : texts().cards(labels.map((label) => label.replace('discard/', '')), kind === 'topdeck')
  return t('review-answer', { kind, cards })
}

/** Who decided, when, and which card asked. */
export function placeWords(moment: Moment, names: readonly string[]): string {
  const who = { player: names[moment.seat] ?? '', turn: String(moment.turn), other: names[moment.player] ?? '' }
  const place = t(moment.seat === moment.player ? 'review-place' : 'review-place-other', who)
  return moment.source === null ? place : t('review-asked-by', { place, card: texts().card(moment.source) })
}

export const verdictWord = (verdict: Verdict) => t('review-verdict', { verdict: verdict.replace(' ', '-') })

/** What an answer mostly leads to; nothing if nothing is gained soon. */
export function outlookWords(candidate: Candidate): string {
  const turns = candidate.outlook.map(({ turn, gains }) => {
    const cards = gains.map(({ card, share }) => t('review-gain', { card: texts().card(card), share: percent(share, 0) }))
    return t('review-outlook-turn', { turn, gains: cards.join(', ') })
  })
  return turns.length ? t('review-outlook', { turns: turns.join('; ') }) : ''
}
