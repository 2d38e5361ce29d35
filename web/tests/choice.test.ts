import recorded from '$made/decisions.json'
import { describe, expect, test, vi } from 'vitest'
import type { Decision, View } from '../src/game/protocol'
import { Choice, places, safeTreasures } from '../src/table/choice.svelte'
import { player } from './position'

/** Decisions of real games, as their players saw them. */
const all = (recorded as unknown as View[]).map((view) => ({ view, decision: view.decision as Decision }))

/** A position in which something is asked; all that is not told of it is empty. */
function viewOf(decision: Decision, more: Partial<View> = {}): View {
  return {
    version: 1,
    seat: decision.player,
    number: 1,
    turn: { player: decision.player, phase: 'action', actions: 1, buys: 1, coins: 3 },
    next_player: 1,
    players: [player(0), player(1)],
    hand: [],
    supply: [],
    beside: [],
    costs: {},
    bane: null,
    trash: [],
    waiting_for: { player: decision.player, source: decision.source },
    decision,
    over: false,
    ...more,
  }
}

function decisionOf(some: Partial<Decision>): Decision {
  return {
    player: 0,
    kind: 'discard',
    source: null,
    event: '',
    step: 0,
    target: null,
    about: [],
    options: [],
    zones: (some.options ?? []).map(() => 'hand'),
    owner: 0,
    min: 0,
    max: 1,
    ordered: false,
    ...some,
  }
}

function choiceOf(some: Partial<Decision>, hand: string[] = [], send?: (picks: number[]) => void): Choice {
  const decision = decisionOf(some)
  return new Choice(decision, viewOf(decision, { hand }), send)
}

describe('the element that stands for an option', () => {
  test('there are decisions of nearly every kind', () => {
    const kinds = new Set(all.map(({ decision }) => decision.kind))
    expect(kinds.size).toBeGreaterThanOrEqual(16)
    expect(all.filter(({ decision }) => decision.zones.length).length).toBeGreaterThan(60)
  })

  test.each(all.map((one) => [`${one.decision.kind} for ${one.decision.source ?? 'the turn'}`, one] as const))(
    '%s',
    (_, one) => {
      const { decision, view } = one
      const found = places(decision, view)
      expect(found).toHaveLength(decision.options.length)
      const here: Record<string, string> = { supply: 'pile', beside: 'pile', in_play: 'band', aside: 'band', '': 'band' }
      if (decision.owner !== decision.player) here.hand = 'band'
      if (decision.zones.length) {
        expect(found.map(({ zone }) => zone)).toEqual(decision.zones.map((zone) => here[zone] ?? zone))
      }
      const hand = found.flatMap((place) => (place.zone === 'hand' ? [place] : []))
      for (const { card, nth } of hand) expect(view.hand.filter((name) => name === card).length).toBeGreaterThan(nth)
      const keys = found.filter(({ zone }) => zone === 'hand').map((place) => JSON.stringify(place))
      expect(new Set(keys).size).toBe(keys.length)
      found.forEach((place, index) => {
        const label = decision.options[index]?.replace('discard/', '')
        if ('card' in place) expect(place.card).toBe(label)
        if (place.zone === 'pile') {
          const pile = [...view.supply, ...view.beside].find((entry) => entry.pile === place.pile)
          expect([pile?.pile, pile?.top]).toContain(label)
        }
      })
    },
  )

  test('a Prize lies beside the Supply; one that is not there any more is only a word', () => {
    const decision = decisionOf({ kind: 'gain', source: 'Tournament', event: 'play', step: 1, options: ['Diadem', 'Prize', 'Duchy'], zones: ['beside', '', 'supply'], min: 1 })
    const view = viewOf(decision, {
      supply: [{ pile: 'Duchy', top: 'Duchy', count: 8, cost: 5 }],
      beside: [{ pile: 'Diadem', top: 'Diadem', count: 1, cost: 0 }],
    })
    expect(places(decision, view)).toEqual([
      { zone: 'pile', pile: 'Diadem' },
      { zone: 'band' },
      { zone: 'pile', pile: 'Duchy' },
    ])
  })

  test('every option can be reached: on the table, in the band, by an amount or by its name', () => {
    for (const one of all) {
      const choice = new Choice(one.decision, one.view)
      if (choice.isNumber || choice.isNaming || choice.isYesNo) continue
      one.decision.options.forEach((_, index) => {
        const place = choice.where(index)
        if (choice.chips.includes(index)) return
        if (place.zone === 'hand') expect(choice.ofHand(place.card, place.nth)).toBe(index)
        else expect(place.zone === 'pile' && choice.ofPile(place.pile)).toBe(index)
      })
    }
  })
})

describe('picking', () => {
  test('several cards are toggled until they are confirmed', () => {
    const send = vi.fn()
    const hand = ['Copper', 'Estate', 'Copper']
    const choice = choiceOf({ kind: 'discard', source: 'Militia', options: hand, min: 2, max: 2 }, hand, send)
    choice.toggle(0)
    expect(choice.canConfirm).toBe(false)
    choice.toggle(2)
    choice.toggle(1)
    expect([choice.picks, choice.complete]).toEqual([[0, 2], true])
    choice.toggle(0)
    choice.toggle(1)
    expect(choice.labels).toEqual(['Copper', 'Estate'])
    choice.confirm()
    choice.confirm()
    expect(send.mock.calls).toEqual([[[2, 1]]])
    choice.toggle(1)
    expect(choice.picks).toEqual([2, 1])
  })

  test('one card to trash replaces the one picked before; one to play is played', () => {
    const send = vi.fn()
    const trash = choiceOf({ kind: 'trash', source: 'Remodel', options: ['Copper', 'Estate'], min: 1 }, ['Copper', 'Estate'], send)
    trash.toggle(0)
    trash.toggle(1)
    expect(trash.picks).toEqual([1])
    expect(send).not.toHaveBeenCalled()
    const play = choiceOf({ kind: 'action', options: ['Village', 'Smithy'] }, ['Village', 'Smithy'], send)
    play.toggle(1)
    expect(send).toHaveBeenCalledWith([1])
  })

  test('an order is numbered as it is tapped, the last one by itself, and can be changed', () => {
    const options = ['Gold', 'Copper', 'Estate']
    const choice = choiceOf({ kind: 'topdeck', source: 'Doctor', options, min: 3, max: 3, ordered: true })
    choice.toggle(2)
    expect(choice.picks).toEqual([2])
    choice.toggle(0)
    expect(choice.picks).toEqual([2, 0, 1])
    choice.move(1, -1)
    choice.move(2, -1)
    expect(choice.picks).toEqual([2, 1, 0])
    expect([choice.numberOf(2), choice.numberOf(0)]).toEqual([1, 3])
    choice.clear()
    expect(choice.picks).toEqual([])
  })

  test('an amount is always one of those offered', () => {
    const choice = choiceOf({ kind: 'overpay', source: 'Doctor', event: 'overpay', options: ['0', '1', '2'], zones: [], min: 1 })
    expect([choice.labels, choice.canConfirm]).toEqual([['0'], true])
    choice.toggle(2)
    choice.toggle(3)
    expect(choice.labels).toEqual(['2'])
    choice.toggle(2)
    expect(choice.labels).toEqual(['2'])
  })

  test('what was refused can be chosen again', () => {
    const choice = choiceOf({ kind: 'buy', options: ['Copper'] })
    choice.toggle(0)
    expect(choice.sent).toBe(true)
    choice.refuse()
    expect([choice.sent, choice.picks]).toEqual([false, []])
  })

  test('a question with one thing to do or to leave is a yes or a no; the turn itself never is', () => {
    expect(choiceOf({ kind: 'react', source: 'Militia', options: ['Moat', 'Moat'] }, ['Moat', 'Moat']).isYesNo).toBe(true)
    expect(choiceOf({ kind: 'action', options: ['Moat'] }, ['Moat']).isYesNo).toBe(false)
    expect(choiceOf({ kind: 'trash', source: 'Chapel', options: ['Moat'], max: 4 }, ['Moat']).isYesNo).toBe(false)
  })
})

describe('all Treasures at once', () => {
  const picked = (options: string[]) => {
    const { picks, stop } = safeTreasures(decisionOf({ kind: 'treasure', options, max: options.length, ordered: true }))
    return [picks.map((pick) => options[pick]), stop]
  }

  test('plain ones are all played', () => {
    expect(picked(['Gold', 'Copper', 'Masterpiece', 'Spoils'])).toEqual([['Copper', 'Masterpiece', 'Gold', 'Spoils'], null])
  })

  test('it stops before one that counts the others', () => {
    expect(picked(['Horn of Plenty', 'Copper', 'Silver'])).toEqual([['Copper', 'Silver'], 'Horn of Plenty'])
  })

  test('it leaves everything in hand for one that uses another', () => {
    expect(picked(['Copper', 'Counterfeit'])).toEqual([[], 'Counterfeit'])
  })
})

test('a hint lights up as many options of a name as it proposes, or what declines', () => {
  const { decision, view } = all.find(({ decision }) => decision.kind === 'treasure' && new Set(decision.options).size < decision.options.length)!
  const twice = decision.options.find((label, place) => decision.options.indexOf(label) !== place)!
  const choice = new Choice(decision, view)
  expect([choice.hinted, choice.isHintedNone, choice.isHinted(null)]).toEqual([null, false, false])
  choice.propose([twice])
  expect(choice.hinted).toEqual([decision.options.indexOf(twice)])
  expect(choice.isHinted(decision.options.indexOf(twice))).toBe(true)
  expect(choice.picks).toEqual([])
  choice.propose([])
  expect([choice.hinted, choice.isHintedNone]).toEqual([[], true])
})
