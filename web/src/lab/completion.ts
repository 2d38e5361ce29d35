/** What the editor offers while a strategy is written: keys, cards by the names of the player's language, conditions, answers. */
import type { Completion } from '@codemirror/autocomplete'
import { CARDS, isCard } from '../game/cards'
import type { Vocabulary } from '../game/protocol'
import type { Texts } from '../game/speech'
import { NOTHING, type Asks } from './questions'
import { placeOf, type Place } from './syntax'

const FIRST = 2

/** What can be completed: the words of the files, the piles of the kingdom, the texts, and what cards ask. */
export interface Knowledge {
  vocabulary: Vocabulary
  piles: readonly string[]
  texts: Texts
  answers: (card: string) => Promise<Asks>
}

/** What may be written at the end of a text. Cards of `piles` come before the others. */
export async function completions(before: string, known: Knowledge): Promise<{ from: number; options: Completion[] } | null> {
  const place = placeOf(before)
  return place && { from: place.from, options: await offered(place, known) }
}

async function offered(place: Place, { vocabulary, piles, texts, answers }: Knowledge): Promise<Completion[]> {
  const about = texts.message('labpage-answers')
  switch (place.sort) {
    case 'key':
      return [
        ...vocabulary.keys
          .filter(({ word }) => word !== 'answers')
          .map(({ word, text }) => ({ label: word, apply: `${word} = ${beginning(word, vocabulary)}`, detail: text })),
        { label: '[answers.…]', apply: '[answers.', detail: about },
      ]
    case 'table':
      return [{ label: 'answers.', detail: about }]
    case 'kind': {
      const asked = place.card ? Object.keys(await answers(place.card)) : []
      return (asked.length ? asked : vocabulary.kinds).map((kind) => ({ label: kind, apply: `${kind} = ["` }))
    }
    case 'label': {
      const asked = place.card ? ((await answers(place.card))[place.kind ?? ''] ?? []) : []
      const modes = asked.filter((label) => !isCard(label))
      return [
        ...modes.map((label) => ({ label, detail: texts.mode(label, place.card ?? null), boost: FIRST })),
        { label: NOTHING, detail: texts.message('labpage-nothing') },
        ...(place.kind === 'mode' ? [] : cards(piles, texts)),
      ]
    }
    case 'card':
      return cards(piles, texts)
    case 'condition':
      return [
        ...vocabulary.questions.map(({ word, text }) => ({ label: `${word}(…)`, apply: `${word}(`, detail: text })),
        ...vocabulary.facts.map(({ word, text }) => ({ label: word, detail: text })),
        ...['and', 'or', 'not'].map((word) => ({ label: word, boost: -1 })),
      ]
  }
}

function beginning(key: string, vocabulary: Vocabulary): string {
  if (key === 'finish') return 'true'
  if (key === 'keep_money') return '5'
  return key === 'needs' || vocabulary.lists.includes(key) ? '["' : '"'
}

/** Every card by the name that the player reads; what is written is the English one. */
function cards(piles: readonly string[], texts: Texts): Completion[] {
  return CARDS.map((card) => {
    const shown = texts.card(card.name)
    const here = piles.includes(card.name) || card.basic
    return {
      label: shown,
      apply: card.name,
      ...(shown === card.name ? {} : { detail: card.name }),
      ...(here ? { boost: FIRST } : {}),
    }
  })
}
