/** The log as people read it: a part for each turn, in it lines of one event or of several that read better as one. */
import { card } from './cards'
import type { GameEvent } from './protocol'

export interface Line {
  event: GameEvent
  /** How deep it is indented. */
  depth: number
  /** The places of its first and its last event in the log. */
  first: number
  last: number
}

export interface TurnLines {
  /** The event that began the turn; what comes before the first turn has none. */
  start: GameEvent | null
  /** The place of its first event in the log: it stays the same however long the log grows. */
  first: number
  lines: Line[]
}

const JOINED = new Set(['discard', 'draw', 'gain', 'play', 'reveal', 'trash'])

const count = (event: GameEvent) => event.count ?? 0
const cards = (event: GameEvent) => event.cards ?? []

/** Whether the reader sees all of the cards or none: only then can two lists be written as one. */
const even = (event: GameEvent) => cards(event).length === 0 || cards(event).length === count(event)

const basicTreasures = (event: GameEvent) =>
  cards(event).every((name) => card(name).set === 'basic' && card(name).types.includes('treasure'))

function joins(a: GameEvent, b: GameEvent): boolean {
  if (!JOINED.has(a.type) || a.type !== b.type || a.seat !== b.seat || a.depth !== b.depth || a.to !== b.to) return false
  if (a.type === 'play') return basicTreasures(a) && basicTreasures(b)
  return even(a) && even(b) && (cards(a).length === 0) === (cards(b).length === 0)
}

const join = (a: GameEvent, b: GameEvent): GameEvent => ({
  ...a,
  count: count(a) + count(b),
  cards: [...cards(a), ...cards(b)],
})

/** A card that was bought is gained at once: that is one thing, not two. */
const sameCard = (buy: GameEvent, gain: GameEvent) =>
  buy.type === 'buy' &&
  gain.type === 'gain' &&
  gain.to === 'discard' &&
  buy.seat === gain.seat &&
  cards(buy)[0] === cards(gain)[0]

/** What an effect that was chosen can do: then that says what was chosen. */
const DONE = new Set(['aside', 'discard', 'discard-deck', 'draw', 'gain', 'take', 'topdeck', 'trash'])

const isTold = (choice: GameEvent, next: GameEvent | undefined) =>
  choice.type === 'choose' && !choice.label?.startsWith('+') && next !== undefined && DONE.has(next.type) && next.depth >= choice.depth

/** Cut a log into turns and lines. */
export function turnsOf(events: readonly GameEvent[]): TurnLines[] {
  const turns: TurnLines[] = []
  let turn: TurnLines | undefined
  // A card without instructions of its own draws at the depth at which it is played; it is the cause all the same.
  let drawer: GameEvent | null = null
  events.forEach((event, place) => {
    if (event.type === 'turn') {
      turn = { start: event, first: place, lines: [] }
      turns.push(turn)
      drawer = null
      return
    }
    if (!turn) {
      turn = { start: null, first: place, lines: [] }
      turns.push(turn)
    }
    if (isTold(event, events[place + 1])) return
    const line = turn.lines[turn.lines.length - 1]
    if (line && sameCard(line.event, event) && line.last === place - 1) {
      line.last = place
      return
    }
    const drawn = (event.type === 'draw' || event.type === 'shuffle') && drawer?.seat === event.seat
    const depth = event.depth + (drawn && drawer?.depth === event.depth ? 1 : 0)
    if (line && line.depth === depth && line.last === place - 1 && joins(line.event, event)) {
      line.event = join(line.event, event)
      line.last = place
    } else {
      turn.lines.push({ event, depth, first: place, last: place })
    }
    if (event.type === 'play' || event.type === 'play-again') drawer = event
    else if (!drawn) drawer = null
  })
  return turns
}

/** A hint that a seat was given, before the event at this place. */
export interface HintMark {
  seat: number
  place: number
}

/** Where hints are told: for the place of the turn or the line that they follow, the seats that were given them. */
export function hintsAfter(turns: readonly TurnLines[], hints: readonly HintMark[]): Map<number, number[]> {
  const entries = turns.flatMap((turn) => [turn.first, ...turn.lines.map((line) => line.first)])
  const found = new Map<number, number[]>()
  for (const { seat, place } of hints) {
    const after = entries.findLast((first) => first < place)
    if (after !== undefined) found.set(after, [...(found.get(after) ?? []), seat])
  }
  return found
}

/** The turns with only what concerns one player. */
export function ofPlayer(turns: readonly TurnLines[], seat: number): TurnLines[] {
  return turns
    .map((turn) => ({ ...turn, lines: turn.lines.filter((line) => line.event.seat === seat) }))
    .filter((turn) => turn.lines.length || turn.start?.seat === seat)
}

/** The events as they are read out one after the other; events that read better as one are joined. */
export const linesOf = (events: readonly GameEvent[]): GameEvent[] =>
  turnsOf(events).flatMap(({ start, lines }) => [...(start ? [start] : []), ...lines.map((line) => line.event)])
