import { describe, expect, test } from 'vitest'
import { CARDS, countCards } from '../src/game/cards'
import { ANY, type Filter } from '../src/game/kingdoms'
import type { Decision, GameEvent, View } from '../src/game/protocol'
import { LANGUAGES, loadTexts } from '../src/game/speech'
import { advise, HINTS, pick, type Moment } from '../src/learn/lesson'
import { seek } from '../src/learn/reference'

interface Scene {
  turns?: number
  decision?: Partial<Decision>
  hand?: string[]
  turn?: Partial<View['turn']>
  left?: Record<string, number>
  events?: Partial<GameEvent>[]
  over?: boolean
}

function moment({ turns = 1, decision, hand = [], turn = {}, left = {}, events = [], over = false }: Scene): Moment {
  const piles = { Province: 8, Duchy: 8, Estate: 8, Gold: 30, Silver: 40, ...left }
  return {
    you: 0,
    events: events.map((event) => ({ type: 'turn', seat: 0, depth: 0, ...event })),
    view: {
      turn: { player: 0, phase: 'buy', actions: 1, buys: 1, coins: 0, ...turn },
      players: [{ seat: 0, turns }],
      hand,
      supply: Object.entries(piles).map(([pile, count]) => ({ pile, top: count ? pile : null, count, cost: 0 })),
      decision: decision ? { source: null, options: [], min: 0, max: 1, ...decision } : null,
      over,
    } as unknown as View,
  }
}

/** The hints that come one after the other while nothing changes. */
function told(scene: Scene): string[] {
  const done = new Set<string>()
  for (;;) {
    const hint = pick(moment(scene), done)
    if (!hint) return [...done]
    done.add(hint.text)
  }
}

describe('the lesson', () => {
  test('begins with what one sees, and then asks for the first thing to do', () => {
    expect(told({ decision: { kind: 'treasure', options: ['Copper'] } })).toEqual([
      'learn-welcome',
      'learn-hand',
      'learn-question',
      'learn-treasure',
    ])
  })

  test.each<[string, Scene]>([
    ['learn-buy', { decision: { kind: 'buy', options: ['Silver'] } }],
    ['learn-gained', { events: [{ type: 'gain', cards: ['Silver'] }] }],
    ['learn-shuffle', { turns: 3, events: [{ type: 'shuffle' }] }],
    ['learn-action', { turns: 3, decision: { kind: 'action', options: ['Smithy'] } }],
    ['learn-actions', { turns: 6, decision: { kind: 'action' }, turn: { actions: 2 } }],
    ['learn-stuck', { turns: 6, turn: { actions: 0 }, hand: ['Smithy'] }],
    ['learn-buys', { turns: 6, decision: { kind: 'buy' }, turn: { buys: 2 } }],
    ['learn-militia', { turns: 6, decision: { kind: 'discard', source: 'Militia' } }],
    ['learn-moat', { turns: 6, decision: { kind: 'react', options: ['Moat'] } }],
    ['learn-gold', { turns: 6, decision: { kind: 'buy', options: ['Gold', 'Silver'] } }],
    ['learn-province', { turns: 9, decision: { kind: 'buy', options: ['Gold', 'Province'] } }],
    ['learn-duchy', { turns: 14, decision: { kind: 'buy', options: ['Duchy'] }, left: { Province: 3 } }],
    ['learn-end', { turns: 14, left: { Province: 3 } }],
    ['learn-end', { turns: 14, left: { Gold: 0, Silver: 0 } }],
    ['learn-over', { turns: 17, over: true }],
  ])('speaks of %s when it happens', (text, scene) => {
    expect(told(scene)).toContain(text)
  })

  test("leaves another's turn and another's cards alone", () => {
    expect(told({ turns: 6, turn: { player: 1, actions: 0 }, hand: ['Smithy'] })).not.toContain('learn-stuck')
    expect(told({ turns: 3, events: [{ type: 'shuffle', seat: 1 }] })).not.toContain('learn-shuffle')
    expect(told({ turns: 20 })).toEqual([])
  })

  test('tells what is to be done before what can wait', () => {
    const waiting: Scene = { turns: 3, events: [{ type: 'shuffle' }, { type: 'gain', cards: ['Silver'] }] }
    expect(pick(moment(waiting), new Set())?.text).toBe('learn-gained')
    const attacked = { ...waiting, decision: { kind: 'discard', source: 'Militia' } as const }
    expect(pick(moment(attacked), new Set())?.text).toBe('learn-militia')
  })

  test.each(LANGUAGES)('is worded in %s', async (language) => {
    const texts = await loadTexts(language)
    for (const { title, text } of HINTS) expect([texts.has(title), texts.has(text)], text).toEqual([true, true])
  })
})

describe('the suggestions', () => {
  const buy = (options: string[], scene: Scene = {}) => advise(moment({ ...scene, decision: { kind: 'buy', options } }))?.cards

  test('buy an engine of money first and points last', () => {
    expect(buy(['Silver', 'Smithy', 'Militia', 'Estate'])).toEqual(['Smithy'])
    expect(buy(['Silver', 'Smithy', 'Estate'], { events: [{ type: 'gain', cards: ['Smithy'] }] })).toEqual(['Silver'])
    expect(buy(['Silver', 'Gold', 'Market', 'Duchy'])).toEqual(['Gold'])
    expect(buy(['Province', 'Gold'])).toEqual(['Province'])
    expect(buy(['Gold', 'Duchy', 'Silver'], { left: { Province: 3 } })).toEqual(['Duchy'])
    expect(buy(['Estate', 'Moat', 'Copper'])).toEqual([])
    expect(buy(['Estate', 'Moat', 'Copper'], { left: { Province: 2 } })).toEqual(['Estate'])
  })

  test('play what gives Actions first, and give away what is worth least', () => {
    const cards = (decision: Partial<Decision>) => advise(moment({ decision }))?.cards
    expect(cards({ kind: 'action', options: ['Smithy', 'Village', 'Militia'] })).toEqual(['Village'])
    const options = ['Gold', 'Copper', 'Estate', 'Smithy', 'Copper']
    expect(cards({ kind: 'discard', source: 'Militia', options, min: 2, max: 2 })).toEqual(['Estate', 'Copper'])
    expect(cards({ kind: 'trash', source: 'Mine', options: ['Copper', 'Silver'], min: 1 })).toEqual(['Silver'])
    expect(cards({ kind: 'gain', options: ['Estate', 'Silver', 'Smithy'], min: 1 })).toEqual(['Smithy'])
  })

  test('are silent when nothing is asked', () => {
    expect(advise(moment({}))).toBe(null)
  })

  test.each(LANGUAGES)('are worded in %s', async (language) => {
    const texts = await loadTexts(language)
    const all = CARDS.filter((card) => card.kingdom || card.set === 'basic').map((card) => card.name)
    const kinds = ['action', 'treasure', 'buy', 'gain', 'discard', 'trash', 'react'] as const
    for (const kind of kinds) {
      for (const name of all) {
        const advice = advise(moment({ decision: { kind, options: [name], min: 1 } }))
        if (advice) expect(texts.has(advice.text), advice.text).toBe(true)
      }
    }
  })
})

describe('the reference', async () => {
  const texts = await loadTexts('en')
  const find = (filter: Partial<Filter>) =>
    seek(CARDS, { ...ANY, ...filter }, (name) => texts.cardText(name), texts.language).map((card) => card.name)

  test('has all cards, set by set, by cost and name', () => {
    expect(find({})).toHaveLength(CARDS.length)
    // The headings of the Knights and of the Ruins can be read, but are no cards.
    expect(CARDS.length - countCards(CARDS)).toBe(CARDS.filter((card) => ['Knights', 'Ruins'].includes(card.name)).length)
    expect(find({ set: 'basic' })).toEqual(['Copper', 'Curse', 'Estate', 'Silver', 'Duchy', 'Gold', 'Province'])
  })

  test('finds names in three languages, without accents, and words of the text', () => {
    expect(find({ text: 'chambre du conseil' })).toEqual(['Council Room'])
    expect(find({ text: 'proprieta' })).toContain('Estate')
    expect(find({ text: 'MILIT' })).toContain('Militia')
    expect(find({ text: 'other player keeps 3' })).toContain('Militia')
    expect(find({ text: 'xyzzy' })).toEqual([])
  })

  test('filters by set, cost, type and role together', () => {
    expect(find({ set: 'base', cost: 2, type: 'reaction' })).toEqual(['Moat'])
    expect(find({ role: 'village', set: 'base' })).toEqual(['Village', 'Festival'])
  })
})
