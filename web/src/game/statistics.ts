/** What somebody's finished games add up to. */
import type { HistoryEntry } from './protocol'

export interface Tally {
  name: string
  games: number
  wins: number
}

export interface Statistics extends Tally {
  /** The share of wins after each game, in per cent, the first game first. */
  course: number[]
  kingdoms: Tally[]
  bots: Tally[]
  people: Tally[]
}

/**
 * Add up, with the names of kingdoms as `kingdomOf` gives them. A shared win is half a win; what a bot finished for
 * oneself is none.
 */
export function statistics(games: readonly HistoryEntry[], kingdomOf: (game: HistoryEntry) => string): Statistics {
  const finished = games.filter(({ result }) => result !== null).sort((a, b) => a.created - b.created)
  const won = ({ result, seat, driven }: HistoryEntry) => (!driven && result?.winners.includes(seat) ? 1 / result.winners.length : 0)
  const sum = (some: readonly HistoryEntry[]) => some.reduce((sum, game) => sum + won(game), 0)
  let wins = 0
  const course = finished.map((game, place) => Math.round((100 * (wins += won(game))) / (place + 1)))
  const by = (namesOf: (game: HistoryEntry) => string[]): Tally[] => {
    const groups = new Map<string, HistoryEntry[]>()
    for (const game of finished) {
      for (const name of new Set(namesOf(game))) groups.set(name, [...(groups.get(name) ?? []), game])
    }
    return [...groups]
      .map(([name, some]) => ({ name, games: some.length, wins: sum(some) }))
      .sort((a, b) => b.games - a.games || a.name.localeCompare(b.name))
  }
  const others = ({ players, bots, seat }: HistoryEntry, isBot: boolean) =>
    players.map((name, place) => ({ place, bot: bots[place] ?? null, name })).filter(({ place, bot }) => place !== seat && (bot !== null) === isBot)
  return {
    name: '',
    games: finished.length,
    wins: sum(finished),
    course,
    kingdoms: by((game) => [kingdomOf(game)]),
    bots: by((game) => others(game, true).map(({ bot }) => bot ?? '')),
    people: by((game) => others(game, false).map(({ name }) => name)),
  }
}
