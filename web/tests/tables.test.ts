import type { BotInfo, SeatInfo, TableReply } from '../src/game/protocol'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { linkPath, seatNames, sitDown } from '../src/game/tables'

test('seats are called by name, bots by their level, equal ones by number', () => {
  const seat = (kind: 'person' | 'bot', name: string | null, bot: string | null = null) => ({ kind, name, bot }) as SeatInfo
  const bots = [{ level: 'steward', names: { en: 'Steward', fr: 'Intendant' } }] as unknown as BotInfo[]
  const seats = [seat('person', 'Ada'), seat('bot', 'Bot', 'steward'), seat('bot', 'Bot', 'steward'), seat('person', null)]
  expect(seatNames(seats, bots, 'fr')).toEqual(['Ada', 'Intendant 1', 'Intendant 2', '4'])
})

describe('sitting down', () => {
  const asked: string[] = []
  beforeEach(() => {
    asked.length = 0
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      return { ok: true, json: async () => ({}) }
    })
    return () => vi.unstubAllGlobals()
  })
  const table = (status: string, ...kinds: string[]) =>
    ({ table: { id: '6dd6f7dfb6e1a2c9', seat: 0, status, seats: kinds.map((kind) => ({ kind })) } }) as unknown as TableReply

  test('begins where only bots are beside oneself', async () => {
    expect(await sitDown(table('open', 'person', 'bot'))).toBe('/table/6dd6f7dfb6e1a2c9')
    expect(asked).toEqual(['/api/tables/6dd6f7dfb6e1a2c9/start'])
  })

  test('waits for others, and begins nothing twice', async () => {
    expect(await sitDown(table('open', 'person', 'open'))).toBe('/table/6dd6f7dfb6e1a2c9')
    expect(await sitDown(table('open', 'person', 'bot', 'person'))).toBe('/table/6dd6f7dfb6e1a2c9')
    expect(await sitDown(table('playing', 'person', 'bot'))).toBe('/table/6dd6f7dfb6e1a2c9')
    expect(asked).toEqual([])
  })
})

describe('a link that was pasted', () => {
  test('leads where it says, from whatever host', () => {
    expect(linkPath(' http://localhost:8000/join/9oPr1XbVbJ3zzxeVrSjT2g ')).toBe('/join/9oPr1XbVbJ3zzxeVrSjT2g')
    expect(linkPath('https://play.example/watch/9oPr1XbVbJ3zzxeVrSjT2g?x=1')).toBe('/watch/9oPr1XbVbJ3zzxeVrSjT2g')
    expect(linkPath('/replay/6dd6f7dfb6e1a2c9')).toBe('/replay/6dd6f7dfb6e1a2c9')
  })

  test('may be just the code', () => {
    expect(linkPath('9oPr1XbVbJ3zzxeVrSjT2g')).toBe('/join/9oPr1XbVbJ3zzxeVrSjT2g')
  })

  test('is nothing when it is something else', () => {
    for (const text of ['', 'hello', 'https://example.org/', 'join/', 'a b c d e f g h i j k l m n o']) {
      expect(linkPath(text)).toBeNull()
    }
  })
})
