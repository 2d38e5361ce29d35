import { describe, expect, it } from 'vitest'
import { readingTime, steps } from '../src/game/following'
import type { Decision, EventType, GameEvent, View } from '../src/game/protocol'
import { recaps } from '../src/table/recap'
import { player } from './position'

const view = (number: number, turn: number, decision: Partial<Decision> | null = null) =>
  ({ seat: 0, number, turn: { player: turn }, players: [player(0), player(1)], supply: [], beside: [], trash: [], decision, over: false }) as unknown as View

const event = (type: EventType, seat: number, cards: string[] = [], more: Partial<GameEvent> = {}): GameEvent => ({
  type,
  seat,
  depth: 0,
  cards,
  count: cards.length,
  ...more,
})

const turn = (seat: number) => event('turn', seat, [], { amount: 2 })
const buy = [event('buy', 1, ['Silver']), event('gain', 1, ['Silver'], { to: 'discard' })]
const between = [event('clean-up', 1, [], { count: 5 }), event('draw', 1, [], { count: 5 })]

describe('the steps of a state', () => {
  const before = view(4, 1)
  const after = view(5, 0, { player: 0, kind: 'treasure' })

  it('shows what another player bought before the next turn and its question', () => {
    const found = steps(before, after, [...buy, ...between, turn(0)])
    expect(found.map(({ told }) => told)).toEqual([2, 5])
    expect(found[0]?.view.decision).toBeNull()
    expect(found[0]?.view.turn.player).toBe(1)
    expect(found[0]?.view.players[1]?.discard_top).toBe('Silver')
    expect(found[1]?.view).toBe(after)
  })

  it('cuts nothing of what one did oneself', () => {
    expect(steps(before, after, [event('buy', 0, ['Silver']), turn(1)])).toHaveLength(1)
  })

  it('shows what another player does before it asks', () => {
    const found = steps(before, after, [event('play', 1, ['Militia'])])
    expect(found.map(({ view }) => view.decision !== null)).toEqual([false, true])
  })
})

describe('the time to read', () => {
  it('is long for what matters, shorter for Treasures, brief for routine and for what one did oneself', () => {
    const time = (events: GameEvent[]) => readingTime(events, 0, events.length)
    expect(time([event('play', 1, ['Militia'])])).toBeGreaterThanOrEqual(1000)
    expect(time([event('play', 1, ['Copper'])])).toBeLessThan(time([event('buy', 1, ['Silver'])]))
    expect(time(between)).toBeLessThan(time([event('play', 1, ['Copper'])]))
    expect(time([event('buy', 0, ['Silver'])])).toBe(time(between))
  })
})

describe('what the others did', () => {
  const play = [event('play', 1, ['Militia']), event('discard', 0, ['Estate']), event('play', 1, ['Copper', 'Copper'])]
  const log = [turn(0), event('buy', 0, ['Village']), turn(1), ...play, ...buy, ...between, turn(0)]

  it('is told since the last turn of the reader, with what it did to them', () => {
    const [found, ...rest] = recaps(log, [...log.keys()], 0)
    expect(rest).toEqual([])
    expect(found).toMatchObject({ seat: 1, number: 2, played: ['Militia', 'Copper', 'Copper'], bought: ['Silver'], gained: [] })
    expect(found?.toYou.map(({ type }) => type)).toEqual(['discard'])
  })

  it('is told up to now while another player has the turn', () => {
    expect(recaps(log.slice(0, 4), [...log.keys()], 0)).toMatchObject([{ seat: 1, played: ['Militia'], bought: [] }])
  })
})
