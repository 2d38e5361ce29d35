/** What is ruled on cards: fetched when somebody first reads one. */
import { card } from './cards'

let known: Record<string, string[]> = $state.raw({})
let asked = false

/** The rulings on a card, for a Knight those on all of them; none before they are here. */
export function rulingsOf(name: string): string[] {
  if (!asked) {
    asked = true
    import('$made/rulings.json').then(
      (found) => (known = found.default),
      () => (asked = false),
    )
  }
  return known[name] ?? (card(name).types.includes('knight') ? known.Knights : null) ?? []
}
