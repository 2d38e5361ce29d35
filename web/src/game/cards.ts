/** The cards: facts generated from the package, and their icons. */
import facts from '$made/cards.json'

export interface Card {
  name: string
  slug: string
  cost: number
  /** The Potions that it costs besides. */
  potions?: number
  /** The Potions that it gives. */
  gives_potions?: number
  types: string[]
  set: string
  /** Whether it only stands for a mixed pile: no card has this name. */
  heading?: boolean
  /** The mixed pile that it is part of. */
  pile?: string
  names: Record<string, string>
  kingdom?: boolean
  /** Whether it can be the Bane, and whether it needs one. */
  bane?: boolean
  wants_bane?: boolean
  overpays?: boolean
  /** When a Treasure is played that has to do with others: while they are in hand, or when they are in play. */
  laid?: 'first' | 'last'
  /** Whether it is a Treasure that does more than give its coins, which may be further coins. */
  more?: boolean
  /** Whether its pile lies beside the kingdom's, of whichever cards: money, land and Curses. */
  basic?: boolean
  roles?: string[]
  cards?: number
  actions?: number
  buys?: number
  coins?: number
  /** What it gives at the start of the next turn: cards, Actions, Buys and coins. */
  next?: [number, number, number, number]
}

export const CARDS = facts as Card[]
/** In the order in which they came out; the basic cards go before them. */
export const SETS = [...new Set(CARDS.map((card) => card.set))]

const byName = new Map(CARDS.map((card) => [card.name, card]))

/** A card by its English name; an unknown one means that the server is newer than this page. */
export function card(name: string): Card {
  const found = byName.get(name)
  if (!found) throw new Error(`no card ${name}`)
  return found
}

export const isCard = (name: string) => byName.has(name)

/** How many of these are cards: the heading of a mixed pile can be read like one, but is none. */
export const countCards = (cards: readonly Card[]) => cards.filter((card) => !card.heading).length

/** The part of a message's id that stands for a name: "+2 Cards" is "2-cards". */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Letters as they are compared: without case and accents. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .toLowerCase()
    .trim()

const icons = import.meta.glob<string>('../../made/icons/*.svg', { query: '?url', import: 'default', eager: true })

/** Where the drawing of a card is. */
export const icon = (name: string) => icons[`../../made/icons/${slug(name)}.svg`] ?? ''

const SHADES = ['ruins', 'shelter', 'curse', 'duration', 'reaction', 'treasure', 'victory', 'action']

/** The one or two types that colour a card: Treasure and Victory together show both, an Attack is an Action. */
export function shades(name: string): [string, string | null] {
  const types = card(name).types.filter((type) => SHADES.includes(type))
  if (types.includes('ruins')) return ['ruins', null]
  if (types.includes('shelter')) {
    const other = types.find((type) => type !== 'shelter')
    return ['shelter', other ?? null]
  }
  for (const strong of ['duration', 'reaction']) {
    if (!types.includes(strong)) continue
    const other = types.find((type) => type !== strong && type !== 'action')
    return [strong, other ?? null]
  }
  const [first = 'action', second = null] = types
  return [first, second]
}

/** The types that have a sign of their own on a card. */
export const BADGES = ['attack', 'knight', 'looter', 'prize'] as const

/** The order in which people lay out a kingdom: by cost, then by the name that is read in a language. */
export const byCost = (language: string) => (a: string, b: string) =>
  card(a).cost - card(b).cost || (card(a).potions ?? 0) - (card(b).potions ?? 0) || (card(a).names[language] ?? a).localeCompare(card(b).names[language] ?? b, language)

/** Equal names counted, in the order in which they first come; where their order matters, only neighbours. */
export function counted(names: readonly string[], ordered = false): [string, number][] {
  const groups: [string, number][] = []
  for (const name of names) {
    const group = ordered ? groups.at(-1) : groups.find(([seen]) => seen === name)
    if (group?.[0] === name) group[1] += 1
    else groups.push([name, 1])
  }
  return groups
}

const ORDER = ['action', 'treasure', 'reaction', 'victory', 'curse', 'ruins', 'shelter']

/** The order of a hand: Actions, Treasures, the rest; dear cards first. */
export function handOrder(a: string, b: string): number {
  const rank = (name: string) => {
    const { types } = card(name)
    if (types.includes('action') && !types.includes('ruins')) return 0
    if (types.includes('treasure')) return 1
    return 2 + ORDER.indexOf(types[0] ?? '')
  }
  return rank(a) - rank(b) || card(b).cost - card(a).cost || a.localeCompare(b)
}
