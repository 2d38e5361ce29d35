/** What cards ask, by kind, with the options that they were seen to offer. Asked for once for each card. */
import { isCard } from '../game/cards'
import { lab } from './api'

export type Asks = Record<string, string[]>

/** What picks nothing. */
export const NOTHING = 'nothing'

const asked = new Map<string, Promise<Asks>>()

/** What a card asks; nothing for what is no card, or where the server can't be asked. */
export function asksOf(card: string): Promise<Asks> {
  if (!isCard(card)) return Promise.resolve({})
  const found =
    asked.get(card) ??
    lab.questions(card).then(
      ({ asks }) => asks,
      () => {
        asked.delete(card)
        return {}
      },
    )
  asked.set(card, found)
  return found
}
