/** What lies on the workbench: the kingdom, who plays, your own strategies. It is kept in the browser. */
import { api } from '../game/api'
import type { BotWish, KingdomInfo } from '../game/protocol'
import { me } from '../game/session.svelte'
import { settings, t } from '../game/settings.svelte'
import { KINDS, lab, type Kind } from './api'
import { textOf, type Shared } from './link'
import { nameIn, renamed } from './rules'

const KEY = 'demesne-lab'
const OWN = 'own:'
const LATER = 1500
const RANDOM = /^random(?::(.*))?$/
/** How many bots may lie here: those of a tournament. */
const MOST_BOTS = 30

/** A strategy of your own; `kept` is where the server keeps it for an account, `fresh` that it was changed since. */
export interface Own {
  id: string
  text: string
  kept?: string
  fresh?: boolean
}

interface Kept {
  kingdom: string
  bots: string[]
  own: Own[]
  edited: string
  kind: Kind
  games: Record<Kind, number>
  sure: boolean
  seed: string
}

const GAMES: Record<Kind, number> = { match: 1000, sweep: 200, tune: 300, vary: 200, tournament: 200 }

const fresh = (): Kept => ({
  kingdom: 'First Game',
  bots: ['bmu', 'smu'],
  own: [],
  edited: '',
  kind: 'match',
  games: { ...GAMES },
  sure: false,
  seed: '',
})

// Without HTTPS a browser has no better chance to offer, and these ids meet only each other.
const newId = () => Math.random().toString(36).slice(2, 10)

const isOwn = (found: unknown): found is Own =>
  typeof found === 'object' && found !== null && typeof (found as Own).id === 'string' && typeof (found as Own).text === 'string'

function load(): Kept {
  const kept = fresh()
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
    if (typeof found.kingdom === 'string') kept.kingdom = found.kingdom
    if (Array.isArray(found.own)) kept.own = found.own.filter(isOwn)
    if (Array.isArray(found.bots) && found.bots.length >= 2) kept.bots = found.bots.filter((bot) => typeof bot === 'string').slice(0, MOST_BOTS)
    if (typeof found.edited === 'string') kept.edited = found.edited
    if (KINDS.includes(found.kind as Kind)) kept.kind = found.kind as Kind
    if (typeof found.games === 'object') Object.assign(kept.games, found.games)
    if (typeof found.sure === 'boolean') kept.sure = found.sure
    if (typeof found.seed === 'string') kept.seed = found.seed
  } catch {
    // What can't be read is not there.
  }
  return kept
}

export class Bench {
  readonly kept: Kept = $state(load())
  kingdom: KingdomInfo | null = $state.raw(null)
  /** Waits until the text of the strategy that is being written is what its form says. */
  written: () => Promise<void> = () => Promise.resolve()

  constructor() {
    const known = (bot: string) => !bot.startsWith(OWN) || this.ownOf(bot) !== undefined
    this.kept.bots = this.kept.bots.map((bot) => (known(bot) ? bot : 'bmu'))
  }

  /** The kingdom as the server reads it. */
  get place(): string {
    return this.kingdom ? (this.kingdom.name ?? this.kingdom.code) : this.kept.kingdom
  }

  get piles(): string[] {
    return this.kingdom ? [...this.kingdom.cards, ...(this.kingdom.bane ? [this.kingdom.bane] : [])] : []
  }

  /** The strategy that is being written. */
  get edited(): Own | undefined {
    return this.kept.own.find((own) => own.id === this.kept.edited)
  }

  /** The wishes that a new kingdom in each game meets; nothing where it is always the same one. */
  get random(): string[] | null {
    const found = RANDOM.exec(this.kept.kingdom)
    return found && (found[1] ?? '').split(',').flatMap((wish) => wish.trim() || [])
  }

  chooseRandom(wishes: readonly string[]): void {
    this.kingdom = null
    this.kept.kingdom = wishes.length ? `random: ${wishes.join(', ')}` : 'random'
    this.keep()
  }

  async findKingdom(): Promise<void> {
    if (this.random) return
    const { kingdom } = await api.kingdom({ kingdom: this.kept.kingdom, language: settings.language })
    this.kingdom = kingdom
  }

  choose(kingdom: KingdomInfo): void {
    this.kingdom = kingdom
    this.kept.kingdom = kingdom.name ?? kingdom.code
    this.keep()
  }

  ownOf(bot: string): Own | undefined {
    return bot.startsWith(OWN) ? this.kept.own.find((own) => OWN + own.id === bot) : undefined
  }

  botOf = (own: Own) => OWN + own.id

  nameOf = (own: Own) => nameIn(own.text) || t('labpage-nameless')

  /** Who plays, as the server is told. */
  bots(): BotWish[] {
    return this.kept.bots.map((bot) => {
      const own = this.ownOf(bot)
      return own ? { strategy: own.text } : { bot }
    })
  }

  /** Another strategy of your own, under a name that none of them has yet. */
  add(text: string): Own {
    const own: Own = { id: newId(), text: this.unlike(text) }
    this.kept.own.push(own)
    this.kept.edited = own.id
    const added = this.kept.own.at(-1) ?? own
    this.save(added)
    return added
  }

  private unlike(text: string): string {
    const name = nameIn(text)
    if (!name) return text
    const taken = new Set(this.kept.own.map((own) => nameIn(own.text)))
    let wanted = name
    for (let number = 2; taken.has(wanted); number++) wanted = `${name} ${number}`
    return wanted === name ? text : renamed(text, wanted)
  }

  write(own: Own, text: string): void {
    if (own.text === text) return
    own.text = text
    this.save(own)
  }

  remove(own: Own): void {
    const bot = OWN + own.id
    this.kept.own = this.kept.own.filter((other) => other.id !== own.id)
    this.kept.bots = this.kept.bots.map((other) => (other === bot ? 'bmu' : other))
    if (this.kept.edited === own.id) this.kept.edited = ''
    this.keep()
    this.saving = this.saving.then(async () => {
      if (own.kept && me()?.account) await lab.forget(own.kept).catch(() => undefined)
    })
  }

  /** Keep it all in the browser. */
  keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept))
    } catch {
      // A browser that keeps nothing still experiments.
    }
  }

  private later: ReturnType<typeof setTimeout> | undefined
  private saving: Promise<void> = Promise.resolve()

  /** Keep a strategy that was changed; with an account on the server too, a moment later. */
  private save(own: Own): void {
    own.fresh = true
    this.keep()
    clearTimeout(this.later)
    this.later = setTimeout(() => this.saveAll(), LATER)
  }

  /** Give the server what it lacks, one after the other: where a strategy is kept must be known before it is kept again. */
  private saveAll(): void {
    if (!me()?.account) return
    for (const own of this.kept.own) {
      if (own.fresh || !own.kept) this.saving = this.saving.then(() => this.saveOne(own))
    }
  }

  private async saveOne(own: Own): Promise<void> {
    const { text, kept } = own
    const name = nameIn(text)
    if (!name || !this.kept.own.includes(own)) return
    try {
      const { id } = await lab.keep(name, text)
      own.kept = id
      if (own.text === text) own.fresh = false
      this.keep()
      // Under another name it is another one there: the old one goes.
      if (kept && kept !== id) await lab.forget(kept)
    } catch {
      // It is kept here, and goes there with the next change.
    }
  }

  /** Take over the strategies that the server keeps for an account, and give it those that it lacks. */
  async meet(): Promise<void> {
    if (!me()?.account) return
    const { strategies } = await lab.kept()
    for (const { id, text } of strategies) {
      const same = this.kept.own.find((own) => own.kept === id) ?? this.kept.own.find((own) => nameIn(own.text) === nameIn(text))
      if (!same) this.kept.own.push({ id: newId(), text, kept: id })
      else if (same.kept === id && !same.fresh) same.text = text
      else same.kept = id
    }
    this.keep()
    this.saveAll()
  }

  /** Lay out what a link carries. */
  take(shared: Shared): void {
    this.kept.kingdom = shared.kingdom
    this.kept.bots = shared.bots.map((bot) => {
      const text = textOf(bot)
      if (text === null) return bot
      const same = this.kept.own.find((own) => own.text === text)
      return OWN + (same ?? this.addAsIs(text)).id
    })
    this.kept.kind = shared.kind
    this.kept.games[shared.kind] = shared.games
    this.kept.seed = shared.seed
    this.kept.sure = false
    this.keep()
  }

  /** A strategy by exactly this text: another name would be another experiment. */
  private addAsIs(text: string): Own {
    const own: Own = { id: newId(), text }
    this.kept.own.push(own)
    this.kept.edited = own.id
    return own
  }
}
