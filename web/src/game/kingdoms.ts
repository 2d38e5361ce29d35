/** Kingdoms: the recommended ones, what may be wished of a drawn one, and finding cards for one. */
import data from '$made/kingdoms.json'
import { byCost, card, CARDS, fold, SETS, type Card } from './cards'
import type { TableKingdom } from './protocol'

export interface Recommended {
  names: Record<string, string>
  sets: string[]
  cards: string[]
  bane: string | null
}

export const RECOMMENDED: Recommended[] = data

export const SIZE = 10

/** Whether a kingdom of these cards has a Bane. */
export const needsBane = (cards: readonly string[]) => cards.some((name) => card(name).wants_bane)

/** The piles that a kingdom is made of. */
export const PILES: Card[] = CARDS.filter((entry) => entry.kingdom)
export const KINGDOM_SETS = SETS.filter((set) => PILES.some((entry) => entry.set === set))
const COSTS = [...new Set(PILES.map((entry) => entry.cost))].sort((a, b) => a - b)
const TYPES = ['action', 'attack', 'reaction', 'duration', 'treasure', 'victory', 'looter', 'knight'].filter((type) =>
  PILES.some((entry) => entry.types.includes(type)),
)
const ROLES = [...new Set(PILES.flatMap((entry) => entry.roles ?? []))].sort()

/** A recommended kingdom by its English name. */
export const recommended = (name: string | null) => RECOMMENDED.find((entry) => entry.names.en === name)

/** What a kingdom is called in a language; nothing for one that has no name. */
export function kingdomName(kingdom: { name: string | null }, language: string): string {
  return recommended(kingdom.name)?.names[language] ?? kingdom.name ?? ''
}

/** What a kingdom of these cards is called; nothing for one that has no name. */
export function nameOfCards(cards: readonly string[], language: string): string {
  const found = RECOMMENDED.find((entry) => entry.cards.length === cards.length && entry.cards.every((card) => cards.includes(card)))
  return found?.names[language] ?? ''
}

/** The kingdom for the next game at a click: the first one first, then by chance any other than the last. */
export function nextKingdom(last: string, chance = Math.random()): string {
  const others = RECOMMENDED.map((entry) => entry.names.en ?? '').filter((name) => name && name !== last)
  return others[Math.floor(chance * others.length)] ?? 'First Game'
}

/** A kingdom as a text that the server reads and people can pass on. */
export function listed(cards: string[], bane: string | null): string {
  return [...cards, ...(bane ? [`Bane: ${bane}`] : [])].join(', ')
}

export interface Filter {
  text: string
  set: string
  /** The coins that it costs, or those that cost a Potion. */
  cost: number | 'potion' | null
  type: string
  role: string
}

export const ANY: Filter = { text: '', set: '', cost: null, type: '', role: '' }

/** Whether a card passes the filters next to the search. */
export function fits(entry: Card, filter: Filter): boolean {
  if (filter.set && entry.set !== filter.set) return false
  if (filter.cost !== null && (filter.cost === 'potion' ? !entry.potions : entry.cost !== filter.cost)) return false
  if (filter.type && !entry.types.includes(filter.type)) return false
  return !filter.role || (entry.roles?.includes(filter.role) ?? false)
}

/** The piles that fit, those whose name begins as it was typed before the others. */
export function findPiles(filter: Filter, language: string): Card[] {
  const typed = fold(filter.text)
  const places = PILES.filter((entry) => fits(entry, filter)).flatMap((entry) => {
    const names = [entry.names[language], entry.name].map((name) => fold(name ?? ''))
    if (names.some((name) => name.startsWith(typed))) return [{ entry, place: 0 }]
    if (names.some((name) => name.includes(typed))) return [{ entry, place: 1 }]
    return []
  })
  const order = byCost(language)
  places.sort((a, b) => a.place - b.place || order(a.entry.name, b.entry.name))
  return places.map(({ entry }) => entry)
}

/** The cards that may be the Bane of these ten. */
export const banes = (cards: string[]) => PILES.filter((entry) => entry.bane && !cards.includes(entry.name))

/** How many piles of a kind are wished: what can be chosen, as the server reads it after the kind's name. */
export const AMOUNTS = ['', '!', '>=1', '>=2', '>=3', '>=5', '<=1', '<=2', '=1'] as const
export type Amount = (typeof AMOUNTS)[number]

/** The kinds of piles that can be counted, by the word for each. */
export const FEATURES = {
  type: TYPES.filter((type) => type !== 'knight'),
  role: ROLES,
  cost: [...COSTS.filter((cost) => cost < 6).map((cost) => `cost${cost}`), 'cost6+'],
  set: KINGDOM_SETS,
}

/** The highest limit for the number of sets in a kingdom; above it there is no need for one. */
export const MOST_SETS = [1, 2, 3, 4, 5]

export interface Wishes {
  /** The sets to draw from; none chosen means all. */
  sets: string[]
  /** The most sets to draw from at once; 0 means any number. */
  mostSets: number
  amounts: Record<string, Amount>
  /** More wishes in words. */
  words: string
}

/** The wishes as the server reads them. */
export function wishTexts(wishes: Wishes): string[] {
  const found = wishes.sets.length && wishes.sets.length < KINGDOM_SETS.length ? [`sets=${wishes.sets.join('+')}`] : []
  if (wishes.mostSets) found.push(`sets<=${wishes.mostSets}`)
  for (const [feature, amount] of Object.entries(wishes.amounts)) {
    if (amount) found.push(amount === '!' ? `!${feature}` : `${feature}${amount}`)
  }
  const words = wishes.words
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean)
  return [...found, ...words]
}

/** Whether a strategy can be played with these piles. */
export const suits = (needs: string[], piles: string[]) => needs.every((name) => piles.includes(name))
