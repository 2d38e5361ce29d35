/** Everything that is said to a person, in one language: the browser's half of `demesne.texts`, from the same files. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { Refusal } from './api'
import { card as fact, counted, isCard, slug } from './cards'
import { AMOUNTS, type Decision, type GameEvent } from './protocol'

export const LANGUAGES = ['en', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', it: 'Italiano' }

export type Args = Record<string, FluentVariable>

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:texts/en'),
  fr: () => import('virtual:texts/fr'),
  it: () => import('virtual:texts/it'),
}

/** What a Duration card may give in the next turn, in the order of a card's `next`. */
const BONUSES = ['cards', 'actions', 'buys', 'coins']

/** Places of their own for cards that were set aside. */
const MATS = ['island', 'native_village']

/** The coins and Potions of a price: "3P". */
export function priceParts(label: string): { coins: number; potions: number } {
  const coins = Number.parseInt(label, 10)
  return { coins, potions: label.length - String(coins).length }
}

/** Marks around the name of a card inside a sentence, so that it can be shown as a label. */
const OPEN = '\uE000'
const MIDDLE = '\uE001'
const CLOSE = '\uE002'

export type Segment = { text: string; card?: undefined } | { text: string; card: string }

/** A sentence cut at the names of cards. */
export function segments(text: string): Segment[] {
  const found: Segment[] = []
  for (const part of text.split(OPEN)) {
    const [marked, rest] = part.includes(CLOSE) ? part.split(CLOSE) : [null, part]
    if (marked !== null && marked !== undefined) {
      const [name = '', shown = ''] = marked.split(MIDDLE)
      found.push({ text: shown, card: name })
    }
    if (rest) found.push({ text: rest })
  }
  return found
}

/** A number as it is printed: with a minus, not a hyphen. */
export const figure = (number: number) => String(number).replace('-', '−')

/** The same sentence without marks. */
export const plain = (text: string) => segments(text).map((part) => part.text).join('')

/** The texts of one language. Cards go in by their English names and come out by those of the language. */
export class Texts {
  private readonly bundle: FluentBundle
  private marking = false

  constructor(
    readonly language: Language,
    source: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    this.bundle.addResource(new FluentResource(source))
  }

  /** Learn more texts. */
  add(source: string): void {
    this.bundle.addResource(new FluentResource(source))
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** Any message by its id ("board-undo") or an attribute of it ("card-moat.text"), with its arguments. */
  message(key: string, args: Args = {}): string {
    const [entry = '', attribute] = key.split('.')
    const message = this.bundle.getMessage(entry)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return `[${key}]`
    return this.bundle.formatPattern(pattern, args)
  }

  card(name: string): string {
    const shown = fact(name).names[this.language] ?? name
    return this.marking ? `${OPEN}${name}${MIDDLE}${shown}${CLOSE}` : shown
  }

  cardText(name: string): string {
    return this.message(`card-${slug(name)}.text`)
  }

  cardShort(name: string): string {
    return this.message(`card-${slug(name)}.short`)
  }

  type(name: string): string {
    return this.message(`type-${slug(name)}`)
  }

  types(name: string): string {
    return fact(name)
      .types.map((type) => this.type(type))
      .join(' · ')
  }

  set(name: string): string {
    return this.message(`set-${slug(name)}`)
  }

  /** What a Duration card does in the turn after that in which it was played, in a few words; empty for others. */
  nextTurn(name: string): string {
    if (this.has(`next-${slug(name)}`)) return this.message(`next-${slug(name)}`)
    const bonuses = fact(name).next ?? []
    return bonuses.flatMap((count, place) => (count ? [this.message(`plus-${BONUSES[place]}`, { count })] : [])).join(', ')
  }

  role(name: string): string {
    return this.message(`role-${slug(name)}`)
  }

  phase(name: string): string {
    return this.message(`phase-${slug(name)}`)
  }

  player(seat: number, names: readonly string[] = []): string {
    return names[seat] || this.message('player-number', { number: seat + 1 })
  }

  join(parts: string[], last: 'and' | 'or' = 'and'): string {
    if (!parts.length) return this.message('cards-none')
    const front = parts.slice(0, -1)
    const end = parts[parts.length - 1] ?? ''
    if (!front.length) return end
    const head = front.reduce((head, tail) => this.message('list-comma', { head, tail }))
    return this.message(last === 'or' ? 'list-or' : 'list-and', { head, tail: end })
  }

  /** Cards in words, equal ones counted; where their order matters, only neighbours. */
  cards(names: readonly string[], ordered = false): string {
    return this.join(counted(names, ordered).map(([name, count]) => this.several(name, count)))
  }

  several(name: string, count: number): string {
    const shown = this.label(name)
    return count === 1 ? shown : this.message('list-several', { count, card: shown })
  }

  /** The whole question to the player who decides. */
  prompt(decision: Decision, names: readonly string[] = []): string {
    const question = this.question(decision, names)
    if (decision.source === null) return question
    return this.message('ask-by', { card: this.card(decision.source), question })
  }

  /** The question without the name of the card that asks. */
  question(decision: Decision, names: readonly string[] = []): string {
    const offered = [...new Set(decision.options)]
    const args: Args = {
      min: decision.min,
      count: decision.max,
      amount: this.amount(decision.min, decision.max),
      option: offered.length === 1 ? this.label(offered[0] ?? '') : '',
      about: this.cards(decision.about),
      named: decision.about.length,
      event: decision.event,
      step: decision.step,
    }
    if (AMOUNTS.includes(decision.kind)) {
      const most = decision.options.at(-1) ?? '0'
      args.top = priceParts(most).coins
      args.price = this.price(most)
    }
    if (decision.target !== null) {
      args.whose = decision.target === decision.player ? 'you' : 'other'
      args.target = this.player(decision.target, names)
    }
    return this.message(this.ask(decision), args)
  }

  private ask(decision: Decision): string {
    let asker = decision.source
    if (decision.kind === 'react') {
      asker = new Set(decision.options).size === 1 ? (decision.options[0] ?? null) : null
    } else if (decision.kind === 'trash' && decision.min && asker !== null) {
      asker = fact(asker).pile ?? asker
    }
    return this.forCard(`ask-${decision.kind}`, asker)
  }

  private forCard(key: string, source: string | null): string {
    const exact = source ? `${key}-${slug(source)}` : key
    return this.has(exact) ? exact : key
  }

  /** A price in words: "3 coins and 1 Potion". */
  price(label: string): string {
    const { coins, potions } = priceParts(label)
    const words = coins || !potions ? [this.message('amount-coins', { count: coins })] : []
    if (potions) words.push(this.message('amount-potions', { count: potions }))
    return this.join(words)
  }

  private amount(least: number, most: number): string {
    if (least === most) return this.message('amount-exact', { count: most })
    if (least === 0) return this.message('amount-up-to', { count: most })
    return this.message('amount-range', { least, count: most })
  }

  /** What the button says that gives this answer. */
  confirm(decision: Pick<Decision, 'kind' | 'source' | 'min'>, picks: readonly string[]): string {
    if (!picks.length) return this.message(this.forCard(`decline-${decision.kind}`, decision.source))
    const numbers = AMOUNTS.includes(decision.kind)
    const { coins, potions } = priceParts(numbers ? (picks[0] ?? '0') : '0')
    return this.message(this.forCard(`confirm-${decision.kind}`, decision.source), {
      count: numbers ? coins + potions : picks.length,
      cards: numbers || decision.kind === 'mode' ? '' : this.cards(picks),
      min: decision.min,
      price: numbers ? this.price(picks[0] ?? '0') : '',
    })
  }

  mode(label: string, source: string | null = null): string {
    const key = this.forCard(`mode-${slug(label)}`, source)
    return this.has(key) ? this.message(key) : label
  }

  /** The label of an option: a card, a card of the discard pile, a number, an effect. */
  label(label: string, kind = '', source: string | null = null): string {
    if (kind === 'mode') return this.mode(label, source)
    if (kind === 'react' && this.has(`react-${slug(label)}`)) return this.message(`react-${slug(label)}`)
    if (isCard(label)) return this.card(label)
    if (label.startsWith('discard/')) {
      return this.message('option-discard-pile', { card: this.card(label.slice('discard/'.length)) })
    }
    if (label === 'Prize') return this.message('option-prize')
    if (/^\d+$/.test(label)) return label
    return AMOUNTS.some((amount) => amount === kind) ? this.price(label) : this.mode(label)
  }

  /** An event as a line for the player at seat `you` or for a spectator; `segments` finds the cards in it. */
  log(event: GameEvent, names: readonly string[] = [], you: number | null = null): string {
    this.marking = true
    try {
      let key = `log-${event.type}`
      const label = event.label ?? ''
      if (event.type === 'pass') key = `log-pass-${label}`
      else if (event.type === 'turn' && label) key = 'log-turn-extra'
      else if (event.type === 'gain') key = `log-gain-${event.to}`
      else if (event.type === 'reveal' && event.label === 'hand') key = 'log-reveal-hand'
      else if (event.type === 'aside' && MATS.includes(event.to ?? '')) key = `log-aside-${slug(event.to ?? '')}`
      else if (event.type === 'take' && event.from === 'native_village') key = 'log-take-native-village'
      else if (event.type === 'choose') {
        const mode = this.forCard(`mode-${slug(label)}`, event.cards?.[0] ?? null)
        if (this.bundle.getMessage(mode)?.attributes.log) key = `${mode}.log`
      }
      const amount = event.amount ?? 0
      return this.message(key, {
        player: event.seat >= 0 ? this.player(event.seat, names) : '',
        you: event.seat === you ? 'yes' : 'no',
        cards: this.seenCards(event),
        count: event.count ?? 0,
        amount: Math.abs(amount),
        sign: amount < 0 ? 'minus' : 'plus',
        label: this.logLabel(event),
        price: event.type === 'overpay' ? this.price(event.label || String(amount)) : '',
      })
    } finally {
      this.marking = false
    }
  }

  private logLabel({ type, label = '', cards = [] }: GameEvent): string {
    if (type === 'choose') return this.mode(label, cards[0] ?? null)
    if (type === 'lasting') return this.nextTurn(cards[0] ?? '')
    return type === 'turn' && label ? this.card(label) : ''
  }

  private seenCards(event: GameEvent): string {
    const known = event.cards ?? []
    const count = event.count ?? 0
    if (known.length && known.length < count) {
      return this.message('cards-partial', { count, cards: this.cards(known) })
    }
    if (count && !known.length) return this.message('cards-hidden', { count })
    return this.cards(known, event.type === 'topdeck')
  }
}

/** The texts of a language, fetched when it is first wanted. */
export async function loadTexts(language: Language): Promise<Texts> {
  const { default: source } = await sources[language]().catch(() => {
    throw new Refusal('offline', 'offline', 0)
  })
  return new Texts(language, source)
}
