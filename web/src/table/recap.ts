/** What the others did since the reader's last turn, in short: it stays on the table until the reader's next answer. */
import { news } from '../game/following'
import { turnsOf } from '../game/log'
import type { GameEvent } from '../game/protocol'

export interface Recap {
  seat: number
  /** The number of the view in which the turn begins. */
  number: number
  played: string[]
  bought: string[]
  gained: string[]
  trashed: string[]
  /** What it did to the reader, as events of the log. */
  toYou: GameEvent[]
}

const TO_YOU = new Set(['discard', 'gain', 'topdeck', 'trash'])

/** The turns of the others since the last one of `you`, the one that goes on among them. */
export function recaps(events: readonly GameEvent[], at: readonly number[], you: number): Recap[] {
  const current = events.findLastIndex(({ type }) => type === 'turn')
  // A turn of yours that has just begun is not the last one.
  const end = events[current]?.seat === you ? current : events.length
  const since = events.findLastIndex(({ type, seat }, place) => type === 'turn' && seat === you && place < end)
  const turns = turnsOf(events.slice(since + 1, end)).filter(({ start }) => start && start.seat !== you)
  return turns.map(({ start, first, lines }): Recap => {
    const seat = start?.seat ?? 0
    const happened = lines.map((line) => line.event)
    const cards = (...types: string[]) =>
      happened.filter((event) => event.seat === seat && types.includes(event.type)).flatMap((event) => event.cards ?? [])
    return {
      seat,
      number: at[since + 1 + first] ?? 0,
      played: cards('play'),
      bought: cards('buy'),
      gained: cards('gain'),
      trashed: cards('trash'),
      toYou: news(happened, you).filter((event) => event.seat === you && TO_YOU.has(event.type)),
    }
  })
}
