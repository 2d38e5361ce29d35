/** One decision being made: what is picked so far, and which element of the table stands for each option. */
import { card, isCard } from '../game/cards'
import { AMOUNTS, type Decision, type Kind, type View } from '../game/protocol'

/**
 * Where an option is drawn: a card of your hand (the `nth` of its name), a pile, a card of the trash, a card that
 * `seat` shows, a card of your discard pile, or nowhere but in the band of the question.
 */
export type Place =
  | { zone: 'hand'; card: string; nth: number }
  | { zone: 'pile'; pile: string }
  | { zone: 'trash'; card: string }
  | { zone: 'shown'; seat: number; card: string }
  | { zone: 'discard'; card: string }
  | { zone: 'band' }

/** Picking one of these does it: taking it back costs as little as a second click would. */
const AT_ONCE: Kind[] = ['action', 'treasure', 'buy', 'gain', 'play', 'reveal', 'react', 'mode', 'name', 'pile']

/** The questions of the turn itself: they are declined by the buttons that end a phase. */
const TURN: Kind[] = ['action', 'treasure', 'buy']

/** Where each option of a decision is drawn. Options with equal labels are interchangeable, so any of them will do. */
export function places(decision: Decision, view: View): Place[] {
  const { kind, options, owner, player } = decision
  const seen = new Map<string, number>()
  const inHand = (card: string): Place => {
    const nth = seen.get(card) ?? 0
    seen.set(card, nth + 1)
    return { zone: 'hand', card, nth }
  }
  const onPile = (name: string): Place => {
    const piles = [...view.supply, ...view.beside]
    const found = piles.find((pile) => pile.top === name) ?? piles.find((pile) => pile.pile === name)
    return found ? { zone: 'pile', pile: found.pile } : { zone: 'band' }
  }
  // Every card can be named; those of the piles by picking the pile.
  if (kind === 'name') return options.map(onPile)
  if (kind === 'pile') return options.map((pile): Place => ({ zone: 'pile', pile }))
  return options.map((label, index): Place => {
    const card = label.replace('discard/', '')
    switch (decision.zones[index]) {
      case 'hand':
        // The hand of a possessed player lies where yours usually does.
        return owner === player || (view.possessed_hand && owner === view.turn.player) ? inHand(card) : { zone: 'band' }
      case 'supply':
      case 'beside':
        return onPile(card)
      case 'trash':
        return { zone: 'trash', card }
      case 'discard':
        return { zone: 'discard', card }
      case 'shown':
        return { zone: 'shown', seat: owner, card }
      default:
        return { zone: 'band' }
    }
  })
}

export class Choice {
  /** What is picked, as places in the list of options, in order. */
  picks: number[] = $state([])
  /** Whether the answer is on its way. */
  sent = $state(false)
  /** What a hint proposes, as places in the list of options; null without a hint. */
  hinted: readonly number[] | null = $state.raw(null)

  private readonly found: Place[]
  private readonly byHand = new Map<string, number>()
  private readonly byPile = new Map<string, number>()

  /** `send` is given the answer; until it can be given again, nothing more can be picked. */
  constructor(
    readonly decision: Decision,
    readonly view: View,
    private readonly send: (picks: number[]) => void = () => undefined,
  ) {
    this.found = places(decision, view)
    this.found.forEach((place, index) => {
      if (place.zone === 'hand') this.byHand.set(`${place.card}/${place.nth}`, index)
      if (place.zone === 'pile' && !this.byPile.has(place.pile)) this.byPile.set(place.pile, index)
    })
    if (this.isNumber) this.picks = [0]
  }

  /** Which element of the table stands for an option. */
  where(index: number): Place {
    return this.found[index] ?? { zone: 'band' }
  }

  /** The option that the `nth` card of this name in hand stands for, if it can be picked. */
  ofHand(name: string, nth: number): number | null {
    return this.byHand.get(`${name}/${nth}`) ?? null
  }

  /** The option that a pile stands for, if it can be picked. */
  ofPile(pile: string): number | null {
    return this.byPile.get(pile) ?? null
  }

  /** Whether something can be picked in a zone of the table. */
  asks(zone: Place['zone']): boolean {
    return this.found.some((place) => place.zone === zone)
  }

  /** The options that are drawn in the band, since no other element stands for them, or words are needed. */
  get chips(): number[] {
    if (this.isNumber || this.isNaming || this.isYesNo) return []
    const shown = this.decision.kind === 'react' ? () => true : (place: Place) => !['hand', 'pile'].includes(place.zone)
    return this.found.flatMap((place, index) => (shown(place) ? [index] : []))
  }

  /** Whether amounts are chosen from. */
  get isNumber(): boolean {
    return AMOUNTS.includes(this.decision.kind)
  }

  /** Whether a card is named. */
  get isNaming(): boolean {
    return this.decision.kind === 'name'
  }

  /** Whether the turn itself asks. */
  get isTurn(): boolean {
    return this.decision.source === null && TURN.includes(this.decision.kind)
  }

  /** Whether there is one thing to do or to leave. */
  get isYesNo(): boolean {
    const { min, max, options } = this.decision
    return !this.isTurn && min === 0 && max === 1 && new Set(options).size === 1
  }

  /** Whether one click is the whole answer. */
  get atOnce(): boolean {
    return this.isTurn || (this.decision.max === 1 && AT_ONCE.includes(this.decision.kind))
  }

  /** The labels of what is picked. */
  get labels(): string[] {
    return this.picks.map((pick) => this.decision.options[pick] ?? '')
  }

  /** How many must still be picked. */
  get missing(): number {
    return this.decision.min - this.picks.length
  }

  /** Whether what is picked is an answer. */
  get canConfirm(): boolean {
    return !this.sent && this.missing <= 0 && this.picks.length <= this.decision.max
  }

  /** Whether nothing more can be picked. */
  get complete(): boolean {
    return this.picks.length >= this.decision.max
  }

  /** Whether an option is picked; the first has number 1. */
  numberOf(index: number): number {
    return this.picks.indexOf(index) + 1
  }

  /** Light up the answer that a hint proposes. */
  propose(labels: readonly string[]): void {
    const left = [...labels]
    this.hinted = this.decision.options.flatMap((label, index) => {
      const place = left.indexOf(label)
      if (place >= 0) left.splice(place, 1)
      return place >= 0 ? [index] : []
    })
  }

  /** Whether a hint proposes an option. */
  isHinted(index: number | null): boolean {
    return index !== null && (this.hinted?.includes(index) ?? false)
  }

  /** Whether a hint proposes to pick nothing. */
  get isHintedNone(): boolean {
    return this.hinted?.length === 0
  }

  /** Pick an option, or drop it. A single pick replaces the one before it, or is the answer. */
  toggle(index: number): void {
    if (this.sent || !(index in this.decision.options)) return
    const { max, min, options, ordered } = this.decision
    if (this.atOnce) {
      this.answer([index])
    } else if (this.picks.includes(index) && !this.isNumber) {
      this.picks = this.picks.filter((pick) => pick !== index)
    } else if (max === 1) {
      this.picks = [index]
    } else if (!this.complete) {
      this.picks = [...this.picks, index]
      // The last of things to be put in order has one place only.
      if (ordered && min === options.length && this.picks.length === min - 1) {
        this.picks = [...this.picks, ...[...options.keys()].filter((other) => !this.picks.includes(other))]
      }
    }
  }

  /** Move a pick forward (-1) or back (1) in the order. */
  move(index: number, by: number): void {
    const from = this.picks.indexOf(index)
    const to = from + by
    if (this.sent || from < 0 || to < 0 || to >= this.picks.length) return
    const moved = this.picks.filter((pick) => pick !== index)
    moved.splice(to, 0, index)
    this.picks = moved
  }

  /** Drop everything picked. */
  clear(): void {
    if (!this.sent) this.picks = this.isNumber ? [0] : []
  }

  /** Give what is picked as the answer. */
  confirm(): void {
    if (this.canConfirm) this.answer(this.picks)
  }

  /** Give this answer. */
  answer(picks: readonly number[]): void {
    if (this.sent) return
    this.picks = [...picks]
    this.sent = true
    this.send([...picks])
  }

  /** The answer was refused: choose again. */
  refuse(): void {
    this.sent = false
    this.clear()
  }
}

/**
 * What "play all Treasures" plays: everything that asks nothing, the plain ones first. Nothing while one is in hand
 * that needs others with it there: its player decides about it first.
 */
export function safeTreasures(decision: Decision): { picks: number[]; stop: string | null } {
  const names = decision.options
  const plain = [...names.keys()].filter((index) => !card(names[index] ?? '').laid)
  const first = names.find((name) => card(name).laid === 'first') ?? null
  if (first !== null && plain.length) return { picks: [], stop: first }
  const worth = (index: number) => card(names[index] ?? '').coins ?? 0
  const stop = first ?? names.find((name) => card(name).laid === 'last') ?? null
  return { picks: plain.sort((a, b) => worth(a) - worth(b)), stop }
}

/** The card that an option is or is about, to be drawn; null for effects and numbers. */
export function optionCard(decision: Decision, index: number): string | null {
  const label = (decision.options[index] ?? '').replace('discard/', '')
  return decision.kind !== 'mode' && isCard(label) ? label : null
}
