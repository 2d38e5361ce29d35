import { expect, test } from 'vitest'
import type { EventType, GameEvent, Pile, View } from '../src/game/protocol'
import { flights, reached } from '../src/table/flight.svelte'
import { freest } from '../src/parts/place'
import { soundOf } from '../src/game/sound'
import { player } from './position'

const pile = (name: string, top = name): Pile => ({ pile: name, top, count: 8, cost: 3 })

function view(more: Partial<View> = {}): View {
  const supply = [pile('Silver'), pile('Curse'), pile('Knights', 'Dame Anna'), pile('Ruins', 'Ruined Market')]
  const players = [player(0), player(1), player(2)]
  return { seat: 0, hand: [], supply, beside: [pile('Spoils')], trash: [], bane: null, players, ...more } as View
}

const event = (type: EventType, seat: number, names: string[], more: Partial<GameEvent> = {}): GameEvent => ({
  type,
  seat,
  depth: 0,
  count: names.length,
  cards: names,
  ...more,
})
const ways = (before: View, after: View, ...events: GameEvent[]) =>
  flights(before, after, events).map(({ card, from, to }) => [card, from, to])

test('cards fly between the zones of the table', () => {
  const [before, after] = [view(), view()]
  expect(
    ways(
      before,
      after,
      event('play', 0, ['Village'], { from: 'hand' }),
      event('draw', 0, ['Gold'], { from: 'deck' }),
      event('draw', 1, [], { count: 2, from: 'deck' }),
      event('gain', 1, ['Silver'], { from: 'supply', to: 'deck' }),
      event('gain', 2, ['Curse'], { from: 'supply', to: 'discard' }),
      event('return', 0, ['Spoils'], { from: 'in_play', to: 'beside' }),
      event('aside', 1, ['Horse Traders'], { from: 'hand', to: 'aside' }),
      event('coins', 0, [], { amount: 2 }),
    ),
  ).toEqual([
    ['Village', 'hand', 'play-0'],
    ['Gold', 'deck-0', 'hand'],
    [null, 'deck-1', 'hand-1'],
    [null, 'deck-1', 'hand-1'],
    ['Silver', 'pile-Silver', 'deck-1'],
    ['Curse', 'pile-Curse', 'discard-2'],
    ['Spoils', 'play-0', 'pile-Spoils'],
    ['Horse Traders', 'hand-1', 'aside-1'],
  ])
})

test('a card that is passed is seen by giver and taker, and from behind by the others', () => {
  const pass = (giver: number, given: string[], taker: number, taken: string[]) => [
    event('pass-on', giver, given, { count: 1, from: 'hand', to: 'passed' }),
    event('receive', taker, taken, { count: 1, from: 'passed', to: 'hand' }),
  ]
  const all = [...pass(0, ['Curse'], 1, []), ...pass(1, [], 2, []), ...pass(2, [], 0, ['Estate'])]
  expect(ways(view(), view(), ...all)).toEqual([
    ['Curse', 'hand', 'hand-1'],
    [null, 'hand-1', 'hand-2'],
    ['Estate', 'hand-2', 'hand'],
  ])
})

test('mixed piles and the trash are found', () => {
  const gain = (seat: number, card: string, from: 'supply' | 'trash') => event('gain', seat, [card], { from, to: 'discard' })
  expect(ways(view(), view(), gain(0, 'Dame Anna', 'supply'))).toEqual([['Dame Anna', 'pile-Knights', 'discard-0']])
  expect(ways(view(), view(), gain(1, 'Abandoned Mine', 'supply'))).toEqual([['Abandoned Mine', 'pile-Ruins', 'discard-1']])
  expect(ways(view(), view(), gain(0, 'Silver', 'trash'))).toEqual([['Silver', 'trash', 'discard-0']])
})

test('a trashed card leaves from where it was', () => {
  const trash = (from: 'in_play' | 'hand' | 'shown') => ways(view(), view(), event('trash', 0, ['Feast'], { from }))
  expect(trash('in_play')).toEqual([['Feast', 'play-0', 'trash']])
  expect(trash('hand')).toEqual([['Feast', 'hand', 'trash']])
  expect(trash('shown')).toEqual([['Feast', 'shown-0', 'trash']])
})

test('no flurry: few of a heap, and the last of many', () => {
  expect(ways(view(), view(), event('clean-up', 1, [], { count: 30 }))).toHaveLength(3)
  const many = Array.from({ length: 40 }, () => event('gain', 1, ['Silver'], { from: 'supply', to: 'discard' }))
  expect(ways(view(), view(), ...many)).toHaveLength(12)
})

test('an Attack reaches those whom it still affects', () => {
  const witch = event('play', 0, ['Witch'], { targets: [1, 2] })
  expect(reached([witch])).toEqual([1, 2])
  expect(reached([witch, event('react', 1, ['Moat'], { targets: [2] })])).toEqual([2])
  expect(reached([witch, event('react', 1, ['Beggar'])])).toEqual([1, 2])
  expect(reached([event('play', 0, ['Village'])])).toEqual([])
})

test('what is to be heard: the end before one’s turn, one’s turn before an Attack', () => {
  const turn = event('turn', 0, [])
  const attack = event('play', 1, ['Witch'], { targets: [0, 2] })
  expect(soundOf(view(), [attack, turn, event('over', 1, [])])).toBe('over')
  expect(soundOf(view(), [attack, turn])).toBe('turn')
  expect(soundOf(view(), [attack])).toBe('attack')
  expect(soundOf(view(), [event('play', 0, ['Witch'], { targets: [1] }), event('turn', 1, [])])).toBeNull()
  expect(soundOf(view({ seat: null }), [attack, turn])).toBeNull()
})

test('a card that is read lies where it hides least, else at the first place', () => {
  const box = (left: number) => ({ left, right: left + 100, top: 0, bottom: 100 })
  const places = [box(300), box(0), box(150)]
  expect(freest(places, [])).toBe(places[0])
  expect(freest(places, [{ box: box(320), weight: 1 }])).toBe(places[1])
  expect(freest(places, [{ box: box(320), weight: 1 }, { box: box(0), weight: 1 }])).toBe(places[2])
  expect(freest(places, [{ box: box(0), weight: 9 }, { box: box(310), weight: 1 }, { box: box(150), weight: 5 }])).toBe(places[0])
})
