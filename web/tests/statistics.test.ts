import type { HistoryEntry } from '../src/game/protocol'
import { expect, test } from 'vitest'
import { statistics } from '../src/game/statistics'

const game = (created: number, bot: string | null, winners: number[] | null): HistoryEntry =>
  ({
    created,
    seat: 0,
    kingdom: ['Village'],
    players: ['Ada', bot ?? 'Bo'],
    bots: [null, bot],
    result: winners && { winners },
  }) as unknown as HistoryEntry

test('finished games are added up by kingdom, bot and person, in the order in which they were played', () => {
  const found = statistics([game(3, null, [0, 1]), game(1, 'novice', [0]), game(2, 'novice', [1]), game(4, 'novice', null)], () => 'K')
  expect(found).toMatchObject({ games: 3, wins: 1.5, course: [100, 50, 50] })
  expect(statistics([{ ...game(1, null, [0, 1]), driven: true }], () => 'K')).toMatchObject({ games: 1, wins: 0 })
  expect(found.kingdoms).toEqual([{ name: 'K', games: 3, wins: 1.5 }])
  expect(found.bots).toEqual([{ name: 'novice', games: 2, wins: 1 }])
  expect(found.people).toEqual([{ name: 'Bo', games: 1, wins: 0.5 }])
})
