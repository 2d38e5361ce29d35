/** A finished game as a whole, and any position of it: docs/server-protocol.md, "Looking back". */
import { request } from './api'
import { card, isCard } from './cards'
import type { Decision, GameEvent, ReplayPosition, Story, TableResult, View } from './protocol'

/** The point of view on a game: a seat's, a spectator's, or all cards open. */
export type Eyes = number | 'spectator' | 'all'

/** More events than any game has: a request for the events after this one fetches none. */
const NO_EVENTS = 999_999_999

/** Where the server has a finished game: by the id of its table, or "RUN/NUMBER" for one of the lab. */
export function whereIs(game: string): string {
  const [run, number] = game.split('/')
  return number === undefined ? `/api/tables/${game}` : `/api/lab/runs/${run}/games/${number}`
}

export const readStory = (game: string) => request<Story>('GET', `${whereIs(game)}/story`)

/** Where the file of a game is. */
export const saveOf = (game: string) => `${whereIs(game)}/save`

function frame(game: string, at: number, eyes: Eyes, since: number): Promise<ReplayPosition> {
  const who = eyes === 'all' ? '' : eyes === 'spectator' ? '&spectator=true' : `&seat=${eyes}`
  return request<ReplayPosition>('GET', `${whereIs(game)}/replay?at=${at}&since=${since}${who}`)
}

/** The positions of a finished game from one point of view; each is fetched once. */
export class Film {
  private readonly frames = new Map<number, Promise<ReplayPosition>>()
  private whole: Promise<GameEvent[]> | undefined

  constructor(
    readonly game: string,
    readonly eyes: Eyes,
    private readonly story: Story,
  ) {}

  /** The position after this number of answers. Its `log_from` says how many events had happened. */
  at(at: number): Promise<ReplayPosition> {
    let found = this.frames.get(at)
    if (!found) {
      found = frame(this.game, at, this.eyes, NO_EVENTS)
      this.frames.set(at, found)
      found.catch(() => this.frames.delete(at))
    }
    return found
  }

  /** Everything that happened, as far as this point of view shows it. */
  events(): Promise<GameEvent[]> {
    this.whole ??= frame(this.game, this.story.answers, this.eyes, 0).then((last) => last.events)
    this.whole.catch(() => (this.whole = undefined))
    return this.whole
  }

  /** After how many answers an event first appears in the log. */
  async afterEvent(event: number): Promise<number> {
    const { turns, answers } = this.story
    const number = turns.findLastIndex((turn) => turn.events <= event)
    let low = turns[number]?.at ?? 0
    let high = turns[number + 1]?.at ?? answers
    while (low < high) {
      const middle = (low + high) >> 1
      if ((await this.at(middle)).log_from > event) high = middle
      else low = middle + 1
    }
    return low
  }
}

/** The place of the turn in which a position is. */
export function turnAt(story: Story, at: number): number {
  return Math.max(
    0,
    story.turns.findLastIndex((turn) => turn.at <= at),
  )
}

/** Where the next turn begins, or the end. */
export function nextTurn(story: Story, at: number): number {
  return story.turns.find((turn) => turn.at > at)?.at ?? story.answers
}

/** Where this turn began; from its beginning, where the one before did. */
export function lastTurn(story: Story, at: number): number {
  return story.turns.findLast((turn) => turn.at < at)?.at ?? 0
}

/** A row for each card that brought or cost anybody points: for each seat how many there are and what they are worth. */
export function pointRows(result: TableResult): { card: string; seats: ([number, number] | null)[] }[] {
  const cards = [...new Set(result.cards.flatMap((cards) => Object.keys(cards)))]
  const most = (name: string) => Math.max(...result.cards.map((cards) => Math.abs(cards[name]?.[1] ?? 0)))
  return cards
    .sort((a, b) => most(b) - most(a) || a.localeCompare(b))
    .map((card) => ({ card, seats: result.cards.map((cards) => cards[card] ?? null) }))
}

/** A line of a graph: for each round, how things stood for one seat at the end of its turn. */
export interface Series {
  seat: number
  values: (number | null)[]
}

/** How each seat stood at the end of each of its turns; `rows` has one for each turn of the story. */
export function byRound(story: Story, rows: number[][]): Series[] {
  const rounds = Math.max(...story.turns.map((turn) => turn.turn))
  return story.decks.map((_, seat) => {
    const values: (number | null)[] = Array<number | null>(rounds).fill(null)
    story.turns.forEach((turn, place) => {
      if (turn.seat === seat) values[turn.turn - 1] = rows[place]?.[seat] ?? 0
    })
    return { seat, values }
  })
}

/** How many cards each seat had gained by the end of each turn, rows as in `points`. */
export function gainedCounts(story: Story): number[][] {
  const sums = story.decks.map(() => 0)
  return story.gained.map((seats) => seats.map((cards, seat) => (sums[seat] = (sums[seat] ?? 0) + cards.length)))
}

export interface Round {
  round: number
  /** For each seat: where its turn begins, and what it gained from then until its next turn. */
  seats: ({ at: number; cards: string[] } | null)[]
}

/** What was gained, round by round; a card gained in another player's turn counts for the gainer's last turn. */
export function gainsByRound(story: Story): Round[] {
  const rounds: Round[] = []
  const latest: (Round | undefined)[] = []
  story.turns.forEach((turn, place) => {
    const round = (rounds[turn.turn - 1] ??= { round: turn.turn, seats: story.decks.map(() => null) })
    round.seats[turn.seat] = { at: turn.at, cards: [] }
    latest[turn.seat] = round
    story.gained[place]?.forEach((cards, seat) => {
      const target = latest[seat] ?? rounds[0]
      if (!target || !cards.length) return
      const cell = (target.seats[seat] ??= { at: turn.at, cards: [] })
      cell.cards.push(...cards)
    })
  })
  return rounds
}

const GROUPS = ['action', 'treasure', 'victory', 'curse', 'other'] as const
export type Group = (typeof GROUPS)[number]

function groupOf(name: string): Group {
  const types = isCard(name) ? card(name).types : []
  if (types.includes('ruins') || types.includes('shelter')) return 'other'
  return GROUPS.find((group) => types.includes(group)) ?? 'other'
}

/** A deck in groups by type, the dearest card of each first. */
export function deckGroups(deck: Record<string, number>): { group: Group; cards: [string, number][]; count: number }[] {
  const found = GROUPS.map((group) => ({ group, cards: [] as [string, number][], count: 0 }))
  for (const [name, count] of Object.entries(deck)) {
    const entry = found.find(({ group }) => group === groupOf(name))
    entry?.cards.push([name, count])
    if (entry) entry.count += count
  }
  for (const { cards } of found) cards.sort(([a], [b]) => card(b).cost - card(a).cost || a.localeCompare(b))
  return found.filter(({ count }) => count)
}
