/** The rulings on cards, fetched when the first one is read. */
import { card, CARDS } from './cards'

let known: Record<string, string[]> = $state.raw({})
let asked = false

/** The rulings on a card, or else on the mixed pile that it is part of; none until they have arrived. */
export function rulingsOf(name: string): string[] {
  if (!asked) {
    asked = true
    import('$made/rulings.json').then(
      (found) => (known = found.default),
      () => (asked = false),
    )
  }
  return known[name] ?? known[card(name).pile ?? name] ?? []
}

/** The other cards that a ruling on a card speaks of. A name within a longer one is no name. */
export function mentioned(ruling: string, name: string): string[] {
  let rest = ruling
  const found = []
  for (const other of byLength) {
    if (!rest.includes(other)) continue
    rest = rest.replaceAll(other, '')
    if (other !== name) found.push(other)
  }
  return found
}

const byLength = CARDS.map((one) => one.name).sort((a, b) => b.length - a.length)

const isBasic = (name: string) => card(name).set === 'basic'

/** The rulings on a card in the order in which they matter where these cards are `here`: those that need no others first. */
export function relevant(rulings: readonly string[], name: string, here: readonly string[]): string[] {
  if (!here.length) return [...rulings]
  const away = (ruling: string) => mentioned(ruling, name).filter((other) => !isBasic(other) && !here.includes(other)).length
  const near = (ruling: string) => mentioned(ruling, name).some((other) => here.includes(other) && !isBasic(other))
  const rank = (ruling: string) => (away(ruling) ? 2 : near(ruling) ? 0 : 1)
  return [...rulings].sort((a, b) => rank(a) - rank(b))
}

export type Group = 'alone' | 'set' | 'others'

/** The rulings on a card in groups: those of the card alone, those with cards of its set, those with others. */
export function grouped(rulings: readonly string[], name: string): { group: Group; rulings: string[] }[] {
  const groupOf = (ruling: string): Group => {
    const others = mentioned(ruling, name).filter((other) => !isBasic(other))
    if (!others.length) return 'alone'
    return others.every((other) => card(other).set === card(name).set) ? 'set' : 'others'
  }
  return (['alone', 'set', 'others'] as const)
    .map((group) => ({ group, rulings: rulings.filter((ruling) => groupOf(ruling) === group) }))
    .filter(({ rulings }) => rulings.length)
}
