/** Answers that a person gives without being asked: for reactions and trivial choices, card by card. */
import habits from '$made/habits.json'
import { card as fact } from '../game/cards'
import type { Decision, TableKingdom, View } from '../game/protocol'
import { keepSettings, settings, type Habit } from '../game/settings.svelte'

export interface Occasion {
  /** How the settings know it: the kind of the question, and the card that is used or asks. */
  key: string
  card: string
  /** Whether doing it costs nothing, since the card that is shown stays in hand: the convenient ones. */
  free: boolean
  /** The card that doing it brings. Once none is left, the player is asked in spite of the habit. */
  needs?: string
}

/** Everything that there can be a habit for, in the order of the settings. */
export const OCCASIONS: readonly Occasion[] = habits.map(({ kind, ...occasion }) => ({ key: `${kind}/${occasion.card}`, ...occasion }))

/** Those that can come in a kingdom. */
export function occasionsIn({ cards, bane, shelters }: Pick<TableKingdom, 'cards' | 'bane' | 'shelters'>): Occasion[] {
  return OCCASIONS.filter(({ card }) => [...cards, bane].includes(card) || (shelters && fact(card).types.includes('shelter')))
}

/** What is done on an occasion: what was chosen for it, else what the switch for the convenient ones says. */
export function habit(key: string): Habit {
  const chosen = settings.habits[key]
  if (chosen) return chosen
  return settings.autoplay && OCCASIONS.some((one) => one.key === key && one.free) ? 'always' : 'ask'
}

/** Choose a habit. */
export function setHabit(key: string, chosen: Habit): void {
  settings.habits[key] = chosen
  keepSettings()
}

/** Turn all the convenient ones on or off; what was chosen for one of them before gives way. */
export function setAutoplay(on: boolean): void {
  settings.autoplay = on
  for (const { key, free } of OCCASIONS) if (free) delete settings.habits[key]
  keepSettings()
}

/** The habits at one table: they answer a decision once, and not at all what was taken back to be chosen anew. */
export class Autoplay {
  private takenBack: number | null = null
  /** The numbers of the decisions that are left to the person, and that were answered. */
  private own: number | null = null
  private answered: number | null = null

  /** The answer to a decision, as places of its options; null where the person is asked. */
  answer(decision: Decision, view: View): number[] | null {
    if (this.takenBack !== null && view.number > this.takenBack) {
      this.own = view.number
      this.takenBack = null
    }
    if (this.own === view.number || this.answered === view.number) return null
    const answer = autoAnswer(decision, view)
    if (answer) this.answered = view.number
    return answer
  }

  /** The last answer may have been lost with the connection. */
  lose(): void {
    this.answered = null
  }

  /** Something is taken back while the decision with this number is pending; null: after all it was not. */
  takeBack(number: number | null): void {
    this.takenBack = number
  }
}

/** The answer that the habits give to a decision, as places of its options; null where the person is asked. */
export function autoAnswer(decision: Decision, view: View): number[] | null {
  if (decision.kind === 'react') return reaction(decision, view)
  if (decision.min !== 0 || decision.max !== 1 || new Set(decision.options).size !== 1) return null
  // What you show for your own card is given up; that is no trifle.
  if (decision.kind === 'reveal' && decision.target === decision.player) return null
  switch (habit(`${decision.kind}/${decision.source}`)) {
    case 'always':
      return [0]
    case 'never':
      return []
    default:
      return null
  }
}

/** Use what is always used; pass over what never is, as long as nothing else is to be chosen from. */
function reaction(decision: Decision, view: View): number[] | null {
  const { options, min } = decision
  const used = options.findIndex((label) => habit(`react/${label}`) === 'always' && brings(label, view))
  if (used >= 0) return [used]
  const left = new Set(options.filter((label) => habit(`react/${label}`) !== 'never'))
  if (!left.size) return min === 0 ? [] : null
  const [only = ''] = left
  return min === 1 && left.size === 1 ? [options.indexOf(only)] : null
}

function brings(label: string, view: View): boolean {
  const wanted = OCCASIONS.find(({ key }) => key === `react/${label}`)?.needs
  if (!wanted) return true
  return [...view.supply, ...view.beside].some((pile) => pile.pile === wanted && pile.count > 0)
}
