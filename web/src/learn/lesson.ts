/**
 * The first game, explained while it is played: what is said when. Everything follows from how the game stands, so a
 * lesson can be left and taken up, and no way of playing breaks it.
 */
import { card, isCard } from '../game/cards'
import type { GameEvent, View } from '../game/protocol'

/** A moment of the game as the player at `you` sees it. */
export interface Moment {
  view: View
  events: readonly GameEvent[]
  you: number
}

export interface Hint {
  title: string
  text: string
  /** The part of the table that it speaks of. */
  zone?: string
  /** Whether it belongs to this very moment: then it goes before those that can wait. */
  now?: boolean
  /** Whether it asks for something to be done; it ends by itself when that is done. */
  asks?: boolean
  when: (moment: Moment) => boolean
}

const kind = ({ view }: Moment) => view.decision?.kind
const turns = ({ view, you }: Moment) => view.players[you]?.turns ?? 0
const left = ({ view }: Moment, pile: string) => view.supply.find((entry) => entry.pile === pile)?.count ?? 0
const happened = ({ events }: Moment, type: string, seat: number, name?: string) =>
  events.some((event) => event.type === type && event.seat === seat && (!name || event.cards?.includes(name)))
const canBuy = ({ view }: Moment, name: string) => view.decision?.kind === 'buy' && view.decision.options.includes(name)
const isAction = (name: string) => isCard(name) && card(name).types.includes('action')

const ZONES = {
  hand: '#hand',
  supply: '#supply',
  kingdom: '#supply .kingdom',
  question: '#question',
  counters: '.counters',
  seats: '.seats',
  log: 'aside #side',
  undo: '[data-undo]',
}

/** In the order in which they come; the first that fits is shown. */
export const HINTS: readonly Hint[] = [
  {
    title: 'learn-welcome-title',
    text: 'learn-welcome',
    now: true,
    when: (moment) => turns(moment) === 1 && kind(moment) === 'treasure',
  },
  {
    title: 'learn-hand-title',
    text: 'learn-hand',
    zone: ZONES.hand,
    now: true,
    when: (moment) => turns(moment) === 1 && kind(moment) === 'treasure',
  },
  {
    title: 'learn-question-title',
    text: 'learn-question',
    zone: ZONES.question,
    now: true,
    when: (moment) => turns(moment) === 1 && kind(moment) === 'treasure',
  },
  {
    title: 'learn-treasure-title',
    text: 'learn-treasure',
    zone: ZONES.hand,
    now: true,
    asks: true,
    when: (moment) => turns(moment) === 1 && kind(moment) === 'treasure',
  },
  {
    title: 'learn-buy-title',
    text: 'learn-buy',
    zone: ZONES.supply,
    now: true,
    asks: true,
    when: (moment) => turns(moment) === 1 && kind(moment) === 'buy',
  },
  {
    title: 'learn-read-title',
    text: 'learn-read',
    zone: ZONES.kingdom,
    now: true,
    when: (moment) => turns(moment) <= 2 && kind(moment) === 'buy',
  },
  {
    title: 'learn-militia-title',
    text: 'learn-militia',
    zone: ZONES.hand,
    now: true,
    asks: true,
    when: ({ view }) => view.decision?.kind === 'discard' && view.decision.source === 'Militia',
  },
  {
    title: 'learn-moat-title',
    text: 'learn-moat',
    zone: ZONES.question,
    now: true,
    asks: true,
    when: ({ view }) => view.decision?.kind === 'react' && view.decision.options.includes('Moat'),
  },
  {
    title: 'learn-action-title',
    text: 'learn-action',
    zone: ZONES.hand,
    now: true,
    asks: true,
    when: (moment) => kind(moment) === 'action',
  },
  {
    title: 'learn-actions-title',
    text: 'learn-actions',
    zone: ZONES.counters,
    now: true,
    when: ({ view, you }) => view.turn.player === you && view.turn.actions > 1 && view.decision?.kind === 'action',
  },
  {
    title: 'learn-stuck-title',
    text: 'learn-stuck',
    zone: ZONES.counters,
    now: true,
    when: ({ view, you }) =>
      view.turn.player === you && view.turn.actions === 0 && view.turn.phase === 'buy' && view.hand.some(isAction),
  },
  {
    title: 'learn-buys-title',
    text: 'learn-buys',
    zone: ZONES.counters,
    now: true,
    when: ({ view, you }) => view.turn.player === you && view.turn.buys > 1 && view.decision?.kind === 'buy',
  },
  {
    title: 'learn-trash-title',
    text: 'learn-trash',
    zone: ZONES.hand,
    now: true,
    asks: true,
    when: (moment) => kind(moment) === 'trash',
  },
  {
    title: 'learn-province-title',
    text: 'learn-province',
    zone: ZONES.supply,
    now: true,
    when: (moment) => canBuy(moment, 'Province'),
  },
  {
    title: 'learn-gold-title',
    text: 'learn-gold',
    zone: ZONES.supply,
    now: true,
    when: (moment) => canBuy(moment, 'Gold') && !canBuy(moment, 'Province'),
  },
  {
    title: 'learn-duchy-title',
    text: 'learn-duchy',
    zone: ZONES.supply,
    now: true,
    when: (moment) => left(moment, 'Province') <= 4 && canBuy(moment, 'Duchy') && !canBuy(moment, 'Province'),
  },
  {
    title: 'learn-over-title',
    text: 'learn-over',
    now: true,
    when: ({ view }) => view.over,
  },
  {
    title: 'learn-gained-title',
    text: 'learn-gained',
    zone: ZONES.seats,
    when: (moment) => turns(moment) <= 3 && happened(moment, 'gain', moment.you),
  },
  {
    title: 'learn-cleanup-title',
    text: 'learn-cleanup',
    when: (moment) => turns(moment) <= 3 && happened(moment, 'clean-up', moment.you),
  },
  {
    title: 'learn-log-title',
    text: 'learn-log',
    zone: ZONES.log,
    when: (moment) => turns(moment) >= 2 && turns(moment) <= 4,
  },
  {
    title: 'learn-undo-title',
    text: 'learn-undo',
    zone: ZONES.undo,
    when: (moment) => turns(moment) >= 2 && turns(moment) <= 5,
  },
  {
    title: 'learn-shuffle-title',
    text: 'learn-shuffle',
    zone: ZONES.seats,
    when: (moment) => turns(moment) <= 6 && happened(moment, 'shuffle', moment.you),
  },
  {
    title: 'learn-plan-title',
    text: 'learn-plan',
    zone: ZONES.kingdom,
    when: (moment) => turns(moment) >= 4 && turns(moment) <= 8,
  },
  {
    title: 'learn-end-title',
    text: 'learn-end',
    zone: ZONES.supply,
    when: (moment) => !moment.view.over && (left(moment, 'Province') <= 4 || emptyPiles(moment.view) >= 2),
  },
]

const emptyPiles = (view: View) => view.supply.filter((pile) => !pile.count).length

/** What to say at a moment: what is to be done now before what can wait, and nothing twice. */
export function pick(moment: Moment, done: ReadonlySet<string>): Hint | null {
  const fitting = HINTS.filter((hint) => !done.has(hint.text) && hint.when(moment))
  return fitting.find((hint) => hint.now) ?? fitting[0] ?? null
}

/** What a player who knows the game would do, and why: the id of a sentence, and the cards in it. */
export interface Advice {
  text: string
  cards: string[]
}

const WHY: Record<string, string> = {
  Province: 'learn-why-province',
  Duchy: 'learn-why-duchy',
  Estate: 'learn-why-estate',
  Gold: 'learn-why-gold',
  Silver: 'learn-why-silver',
  Market: 'learn-why-market',
  Smithy: 'learn-why-smithy',
  Militia: 'learn-why-militia',
  Village: 'learn-why-village',
}

/** What is worth buying, best first, in a deck of Treasures with a few Actions. */
function wishes(moment: Moment): string[] {
  const { events, you } = moment
  const gained = events.filter((event) => event.type === 'gain' && event.seat === you).flatMap((event) => event.cards ?? [])
  const owned = (name: string) => gained.filter((other) => other === name).length
  const provinces = left(moment, 'Province')
  return [
    'Province',
    ...(provinces <= 4 ? ['Duchy'] : []),
    ...(provinces <= 2 ? ['Estate'] : []),
    'Gold',
    ...(owned('Market') < 3 ? ['Market'] : []),
    ...(owned('Smithy') < 1 ? ['Smithy'] : []),
    ...(owned('Militia') < 1 && turns(moment) > 2 ? ['Militia'] : []),
    ...(owned('Smithy') && owned('Militia') && !owned('Village') ? ['Village'] : []),
    'Silver',
  ]
}

/** The cards that a player would rather be rid of, worst first. */
function worst(names: readonly string[], count: number): string[] {
  const worth = (name: string) => {
    if (!isCard(name)) return 0
    const { types, cost } = card(name)
    if (types.includes('curse')) return -2
    if (types.includes('victory') && types.length === 1) return -1
    return cost
  }
  return [...names].sort((a, b) => worth(a) - worth(b)).slice(0, count)
}

/** The dearest first; of two that cost the same, the one that does something before the one that only counts. */
function dearest(names: readonly string[]): string[] {
  const green = (name: string) => Number(card(name).types.includes('victory'))
  return names.filter(isCard).sort((a, b) => card(b).cost - card(a).cost || green(a) - green(b))
}

/** A suggestion for the pending decision. */
export function advise(moment: Moment): Advice | null {
  const { decision, turn } = moment.view
  if (!decision) return null
  const { options, min, source } = decision
  switch (decision.kind) {
    case 'action': {
      const [best] = [...options].filter(isCard).sort((a, b) => rank(b, turn.actions) - rank(a, turn.actions))
      return best ? { text: 'learn-advice-action', cards: [best] } : null
    }
    case 'treasure':
      return { text: 'learn-advice-treasure', cards: [] }
    case 'buy': {
      const best = wishes(moment).find((name) => options.includes(name))
      return best ? { text: WHY[best] ?? 'learn-advice-gain', cards: [best] } : { text: 'learn-why-nothing', cards: [] }
    }
    case 'gain': {
      const [best] = dearest(options)
      return best ? { text: 'learn-advice-gain', cards: [best] } : null
    }
    case 'discard': {
      const junk = options.filter((name) => isCard(name) && !card(name).types.some((type) => ['treasure', 'action'].includes(type)))
      if (min > 0) return { text: 'learn-advice-discard', cards: worst(options, min) }
      return junk.length ? { text: 'learn-advice-discard', cards: junk } : { text: 'learn-advice-keep', cards: [] }
    }
    case 'trash': {
      const best = source === 'Mine' ? ['Silver', 'Copper'].find((name) => options.includes(name)) : worst(options, 1)[0]
      return best ? { text: 'learn-advice-trash', cards: [best] } : null
    }
    case 'react':
      return { text: 'learn-advice-react', cards: options.filter(isCard).slice(0, 1) }
    default:
      return null
  }
}

/** Which Action goes first: those that give Actions back; then, with the last Action, the one that brings most. */
function rank(name: string, actions: number): number {
  const { actions: given = 0, cards = 0, cost } = card(name)
  if (given) return 100 + 10 * given + cards
  return (actions > 1 ? 10 * cards : cards) + cost
}
