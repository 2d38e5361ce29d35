/** What others do, cut into steps that can be followed: each is seen for as long as it takes to read it. */
import { card, isCard } from './cards'
import type { GameEvent, Player, View } from './protocol'

/** Routine between turns. It is shown, but nobody has to read it. */
const ROUTINE = new Set(['turn', 'lasting', 'clean-up', 'draw', 'shuffle', 'pass', 'over'])

/** How long a step is seen at normal speed, in milliseconds. */
const MATTERS = 1000
const EACH_MORE = 350
const LONGEST = 2600
const TREASURES = 600
const BRIEF = 240

const isTreasures = ({ type, cards }: GameEvent) =>
  type === 'play' && (cards ?? []).every((name) => isCard(name) && card(name).types.includes('treasure'))

/** What others did, and what that did to anybody: everything that is neither the reader's doing nor routine. */
export const news = (events: readonly GameEvent[], you: number | null) =>
  events.some(({ seat }) => seat >= 0 && seat !== you) ? events.filter(({ type }) => !ROUTINE.has(type)) : []

/** Whether something happened that the reader wants to read before anything else comes. */
export const matters = (events: readonly GameEvent[], you: number | null) => news(events, you).length > 0

/** For how many milliseconds these events are to be seen, `lines` of the log, at normal speed. */
export function readingTime(events: readonly GameEvent[], you: number | null, lines: number): number {
  const found = news(events, you)
  if (!found.length) return BRIEF
  if (found.every(isTreasures)) return TREASURES
  return Math.min(LONGEST, MATTERS + EACH_MORE * Math.max(0, lines - 1))
}

export interface Step {
  view: View
  /** How many of the events happened by then. */
  told: number
}

/**
 * The steps from one view to the next. What another player did last in a turn comes together with the next turn, and
 * what they did to somebody together with a question: it is seen before the next turn begins and before anything is
 * asked.
 */
export function steps(before: View | null, after: View, events: readonly GameEvent[]): Step[] {
  const whole: Step[] = [{ view: after, told: events.length }]
  if (!before || after.over) return whole
  const you = after.seat
  const turn = events.findLastIndex(({ type }) => type === 'turn')
  const ended = turn < 0 ? events : events.slice(0, turn)
  if (!matters(ended, you)) return whole
  if (turn >= 0) {
    // Cleaning up belongs to the end of the turn, which comes with the next one.
    const last = ended.findLastIndex(({ type }) => !ROUTINE.has(type)) + 1
    return [{ view: atEndOfTurn(before, after, events.slice(0, last)), told: last }, ...whole]
  }
  return after.decision ? [{ view: { ...after, decision: null }, told: events.length }, ...whole] : whole
}

/** The table when a turn was played and not yet cleaned up: piles and trash as they are now, the rest as before. */
function atEndOfTurn(before: View, after: View, events: readonly GameEvent[]): View {
  const { supply, beside, trash } = after
  const players = before.players.map((player): Player => {
    const gained = events.findLast(({ type, seat, to }) => type === 'gain' && seat === player.seat && to === 'discard')
    return { ...player, discard_top: gained?.cards?.at(-1) ?? player.discard_top }
  })
  return { ...before, supply, beside, trash, players, decision: null }
}
