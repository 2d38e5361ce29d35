/** Looking for cards in the reference. */
import { byCost, fold, SETS, type Card } from '../game/cards'
import { fits, type Filter } from '../game/kingdoms'

/** The cards that fit: every word typed is in a name, in any language, or in the text. Set by set, by cost and name. */
export function seek(
  cards: readonly Card[],
  filter: Filter,
  text: (name: string) => string,
  language: string,
): Card[] {
  const words = fold(filter.text).split(' ').filter(Boolean)
  const found = cards.filter((card) => {
    if (!fits(card, filter)) return false
    const place = fold(`${Object.values(card.names).join(' ')} ${text(card.name)}`)
    return words.every((word) => place.includes(word))
  })
  const place = (card: Card) => SETS.indexOf(card.set)
  const order = byCost(language)
  return found.sort((a, b) => place(a) - place(b) || order(a.name, b.name))
}
