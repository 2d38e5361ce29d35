import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Story, TableResult } from '../src/game/protocol'
import { byRound, deckGroups, Film, gainedCounts, gainsByRound, lastTurn, nextTurn, pointRows, turnAt } from '../src/game/story'

/** Two seats, five turns; in the fourth one seat 1 hands seat 0 a Curse. */
const story: Story = {
  answers: 11,
  events: 30,
  turns: [
    { seat: 0, turn: 1, at: 0, events: 2 },
    { seat: 1, turn: 1, at: 2, events: 8 },
    { seat: 0, turn: 2, at: 4, events: 14 },
    { seat: 1, turn: 2, at: 6, events: 20 },
    { seat: 0, turn: 3, at: 9, events: 26 },
  ],
  points: [
    [3, 3],
    [3, 3],
    [9, 3],
    [8, 3],
    [8, 3],
  ],
  money: [
    [9, 7],
    [9, 10],
    [9, 10],
    [9, 10],
    [12, 10],
  ],
  gained: [
    [['Silver'], []],
    [[], ['Gold']],
    [['Province'], []],
    [['Curse'], ['Witch']],
    [['Gold'], []],
  ],
  decks: [
    { Copper: 7, Estate: 3, Silver: 1, Province: 1, Curse: 1, Gold: 1 },
    { Copper: 7, Estate: 3, Gold: 1, Witch: 1 },
  ],
  steps: [],
  hints: [],
}

describe('a story', () => {
  test('is walked through turn by turn', () => {
    expect([0, 1, 2, 8, 9, 11].map((at) => turnAt(story, at))).toEqual([0, 0, 1, 3, 4, 4])
    expect([0, 1, 6, 9, 11].map((at) => nextTurn(story, at))).toEqual([2, 2, 9, 11, 11])
    expect([0, 1, 2, 3, 11].map((at) => lastTurn(story, at))).toEqual([0, 0, 0, 2, 9])
  })

  test('has a line for each seat, with a gap where a seat had no turn', () => {
    expect(byRound(story, story.points)).toEqual([
      { seat: 0, values: [3, 9, 8] },
      { seat: 1, values: [3, 3, null] },
    ])
    expect(byRound(story, gainedCounts(story)).map((line) => line.values)).toEqual([
      [1, 2, 4],
      [1, 2, null],
    ])
  })

  test("puts what was gained in another's turn to one's own last turn", () => {
    expect(gainsByRound(story).map((round) => round.seats.map((cell) => cell?.cards ?? null))).toEqual([
      [['Silver'], ['Gold']],
      [['Province', 'Curse'], ['Witch']],
      [['Gold'], null],
    ])
  })
})

describe('a film', () => {
  afterEach(() => vi.unstubAllGlobals())
  /** How many events there are after each number of answers. */
  const marks = [4, 6, 10, 12, 15, 18, 22, 23, 25, 28, 29, 30]

  function serve() {
    const asked: string[] = []
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path)
      const at = Number(new URL(path, 'http://here').searchParams.get('at'))
      return Promise.resolve(Response.json({ at, answers: 11, views: [], log_from: marks[at], events: [] }))
    })
    return asked
  }

  test('finds the first position that knows of an event', async () => {
    serve()
    const film = new Film('0123456789abcdef', 'all', story)
    for (const event of [0, 3, 4, 11, 12, 14, 15, 21, 22, 24, 29]) {
      expect(await film.afterEvent(event), `event ${event}`).toBe(marks.findIndex((count) => count > event))
    }
  })

  test('asks for each position once, through the eyes it was made for', async () => {
    const asked = serve()
    const film = new Film('0123456789abcdef', 1, story)
    await Promise.all([film.at(5), film.at(5)])
    await new Film('0123456789abcdef', 'spectator', story).at(5)
    expect(asked.map((path) => path.replace(/since=\d+/, 'since=…'))).toEqual([
      '/api/tables/0123456789abcdef/replay?at=5&since=…&seat=1',
      '/api/tables/0123456789abcdef/replay?at=5&since=…&spectator=true',
    ])
  })

  test('asks again after a failure', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('down')))
    const film = new Film('0123456789abcdef', 'all', story)
    await expect(film.at(3)).rejects.toThrow()
    serve()
    expect((await film.at(3)).log_from).toBe(12)
  })
})

describe('the end of a game', () => {
  const result = (resigned: number[] = []): TableResult => ({ scores: [1, 2], turns: [3, 3], winners: [1], resigned, cards: [], reason: 'provinces', hints: [0, 0] })

  test('names each card that counted, what matters most first', () => {
    const cards: TableResult['cards'] = [{ Estate: [3, 3], Curse: [4, -4] }, { Province: [2, 12], Estate: [1, 1] }]
    expect(pointRows({ ...result(), cards })).toEqual([
      { card: 'Province', seats: [null, [2, 12]] },
      { card: 'Curse', seats: [[4, -4], null] },
      { card: 'Estate', seats: [[3, 3], [1, 1]] },
    ])
  })

  test('shows decks in groups, dear cards first', () => {
    const groups = deckGroups({ Copper: 7, Gold: 1, Hovel: 1, Smithy: 2, Curse: 1, 'Ruined Market': 1 })
    expect(groups.map(({ group, cards, count }) => [group, count, cards.map(([name]) => name)])).toEqual([
      ['action', 2, ['Smithy']],
      ['treasure', 8, ['Gold', 'Copper']],
      ['curse', 1, ['Curse']],
      ['other', 2, ['Hovel', 'Ruined Market']],
    ])
  })
})
