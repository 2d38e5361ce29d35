import { expect, test } from 'vitest'
import type { EventType, GameEvent } from '../src/game/protocol'
import { chance } from '../src/table/chance'
import { hintsAfter, ofPlayer, turnsOf } from '../src/game/log'

const event = (type: EventType, seat = 0, more: Partial<GameEvent> = {}): GameEvent => ({ type, seat, depth: 0, ...more })
const cards = (...names: string[]) => ({ count: names.length, cards: names })
const hidden = (count: number) => ({ count, cards: [] })
const lines = (events: GameEvent[]) => turnsOf(events).flatMap((turn) => turn.lines)

test('a part for each turn, and one for what comes before the first', () => {
  const turns = turnsOf([
    event('draw', 0, hidden(5)),
    event('turn', 0, { amount: 1 }),
    event('pass', 0, { label: 'buy' }),
    event('turn', 1, { amount: 1 }),
  ])
  expect(turns.map((turn) => [turn.start?.seat ?? null, turn.first, turn.lines.length])).toEqual([
    [null, 0, 1],
    [0, 1, 1],
    [1, 3, 0],
  ])
})

test('nothing is lost: every event belongs to a line, in order', () => {
  const events = [
    event('turn', 0, { amount: 4 }),
    event('play', 0, cards('Village')),
    event('draw', 0, hidden(1)),
    event('play', 0, cards('Copper')),
    event('play', 0, cards('Silver')),
    event('buy', 0, cards('Moat')),
    event('gain', 0, { ...cards('Moat'), to: 'discard' }),
    event('clean-up', 0, hidden(7)),
    event('shuffle', 0),
    event('draw', 0, hidden(5)),
  ]
  const places = lines(events).flatMap((line) =>
    Array.from({ length: line.last - line.first + 1 }, (_, step) => line.first + step),
  )
  expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('plain Treasures one after the other are one line', () => {
  const [line, ...rest] = lines([event('play', 0, cards('Copper', 'Copper')), event('play', 0, cards('Gold'))])
  expect(line?.event).toMatchObject({ count: 3, cards: ['Copper', 'Copper', 'Gold'] })
  expect(rest).toEqual([])
})

test('Treasures with an effect and Actions keep a line each', () => {
  expect(lines([event('play', 0, cards('Copper')), event('play', 0, cards('Counterfeit'))])).toHaveLength(2)
  expect(lines([event('play', 0, cards('Village')), event('play', 0, cards('Village'))])).toHaveLength(2)
})

test('gains of one player by one cause are one line, of two players two', () => {
  const silver = (seat: number) => event('gain', seat, { ...cards('Silver'), depth: 1, to: 'discard' })
  expect(lines([silver(0), silver(0), silver(0)]).map((line) => line.event.count)).toEqual([3])
  expect(lines([silver(0), silver(1)])).toHaveLength(2)
})

test('lists of which only a part is seen are not mixed with others', () => {
  const part = event('discard', 1, { count: 2, cards: ['Moat'] })
  expect(lines([part, part])).toHaveLength(2)
  expect(lines([event('draw', 1, hidden(2)), event('draw', 1, hidden(1))]).map((line) => line.event.count)).toEqual([3])
  expect(lines([event('draw', 1, hidden(2)), event('draw', 1, cards('Moat'))])).toHaveLength(2)
})

test('the log that is told stays as it was told', () => {
  const events = [event('gain', 0, { ...cards('Silver'), to: 'deck' }), event('gain', 0, { ...cards('Gold'), to: 'deck' })]
  const before = JSON.stringify(events)
  turnsOf(events)
  expect(JSON.stringify(events)).toBe(before)
})

test('a bought card is gained without a line of its own, unless it goes elsewhere', () => {
  const buy = event('buy', 0, cards('Moat'))
  expect(lines([buy, event('gain', 0, { ...cards('Moat'), to: 'discard' })])).toMatchObject([{ first: 0, last: 1 }])
  expect(lines([buy, event('gain', 0, { ...cards('Moat'), to: 'deck' })])).toHaveLength(2)
  expect(lines([buy, event('gain', 1, { ...cards('Moat'), to: 'discard' })])).toHaveLength(2)
})

test('what a card draws is indented below it; what clean-up draws is not', () => {
  const depths = lines([
    event('play', 0, cards('Village')),
    event('shuffle', 0),
    event('draw', 0, hidden(1)),
    event('clean-up', 0, hidden(5)),
    event('draw', 0, hidden(5)),
  ]).map((line) => line.depth)
  expect(depths).toEqual([0, 1, 1, 0, 0])
})

test('one player’s part of the story', () => {
  const turns = turnsOf([
    event('turn', 0, { amount: 1 }),
    event('play', 0, cards('Witch')),
    event('gain', 1, { ...cards('Curse'), depth: 1, to: 'discard' }),
    event('turn', 1, { amount: 1 }),
    event('turn', 2, { amount: 1 }),
    event('pass', 2, { label: 'buy' }),
  ])
  expect(ofPlayer(turns, 1).map((turn) => [turn.start?.seat, turn.lines.map((line) => line.event.type)])).toEqual([
    [0, ['gain']],
    [1, []],
  ])
})

test('a log of 1,500 events has one line for each at most', () => {
  const events = Array.from({ length: 1500 }, (_, i) => (i % 9 ? event('play', 0, cards('Village')) : event('turn', 0)))
  expect(turnsOf(events)).toHaveLength(Math.ceil(1500 / 9))
})

test('the chance of a card', () => {
  expect(chance(1, 4, 1)).toBeCloseTo(0.25)
  expect(chance(2, 5, 2)).toBeCloseTo(0.7)
  expect(chance(1, 3, 5)).toBe(1)
  expect(chance(3, 4, 2)).toBe(1)
  expect(chance(0, 4, 2)).toBe(0)
  expect(chance(0, 0, 5)).toBe(0)
})

test('a choice is told once: by what it does, else in words', () => {
  const chosen = (label: string, ...more: GameEvent[]) =>
    turnsOf([event('choose', 1, { label, depth: 1 }), ...more])[0]?.lines.map((line) => line.event.type)
  expect(chosen('discard deck', event('discard-deck', 1, { depth: 1 }))).toEqual(['discard-deck'])
  expect(chosen('+2 Actions', event('draw', 1, { depth: 1 }))).toEqual(['choose', 'draw'])
  expect(chosen('keep', event('reveal', 0, { depth: 1 }))).toEqual(['choose', 'reveal'])
})

test('a hint follows the last line before it', () => {
  const turns = turnsOf([
    event('draw', 0, hidden(5)),
    event('turn', 0, { amount: 1 }),
    event('play', 0, cards('Copper')),
    event('play', 0, cards('Copper')),
    event('buy', 0, cards('Silver')),
    event('turn', 1, { amount: 1 }),
  ])
  const hints = [2, 4, 4, 6].map((place) => ({ seat: 0, place }))
  expect([...hintsAfter(turns, hints)]).toEqual([[1, [0]], [2, [0, 0]], [5, [0]]])
  expect(hintsAfter(turns, [{ seat: 0, place: 0 }]).size).toBe(0)
})
