import { beforeEach, describe, expect, test } from 'vitest'
import { CARDS } from '../src/game/cards'
import type { Decision, View } from '../src/game/protocol'
import { settings, type Habit } from '../src/game/settings.svelte'
import { LANGUAGES, loadTexts } from '../src/game/speech'
import { slug } from '../src/game/cards'
import { autoAnswer, Autoplay, habit, OCCASIONS, occasionsIn, setAutoplay, setHabit } from '../src/table/autoplay.svelte'

let number = 0
const pile = (name: string, count: number) => ({ pile: name, top: count ? name : null, count, cost: 3 })

function view(more: Partial<View> = {}): View {
  const supply = ['Silver', 'Gold'].map((name) => pile(name, 10))
  return { number: ++number, supply, beside: [pile('Mercenary', 10)], ...more } as View
}

function asks(kind: Decision['kind'], source: string | null, options: string[], more: Partial<Decision> = {}): Decision {
  return { player: 0, kind, source, event: 'play', step: 1, target: null, about: [], options, zones: [], owner: 0, min: 0, max: 1, ordered: false, ...more }
}

const react = (...options: string[]) => asks('react', 'Witch', options)

beforeEach(() => {
  settings.autoplay = false
  settings.habits = {}
})

describe('whoever has chosen nothing is asked everything', () => {
  test.each([
    react('Moat'),
    react('Horse Traders'),
    asks('reveal', 'Young Witch', ['Lighthouse']),
    asks('reveal', 'Tournament', ['Province'], { target: 1 }),
    asks('mode', 'Chancellor', ['discard deck']),
    asks('play', 'Cultist', ['Cultist', 'Cultist']),
  ])('%o', (decision) => {
    expect(autoAnswer(decision, view())).toBeNull()
  })
})

test('at a table, what its kingdom can ask comes to mind', () => {
  const kingdom = { name: null, cards: ['Cellar', 'Young Witch', 'Urchin'], bane: 'Moat', shelters: false }
  const keys = (shelters: boolean) => occasionsIn({ ...kingdom, shelters }).map(({ key }) => key)
  expect(keys(false)).toEqual(['react/Moat', 'reveal/Young Witch', 'react/Urchin'])
  expect(keys(true)).toContain('react/Hovel')
})

describe('with the one switch', () => {
  beforeEach(() => setAutoplay(true))

  test('what costs nothing is done', () => {
    expect(autoAnswer(react('Moat', 'Moat'), view())).toEqual([0])
    expect(autoAnswer(asks('reveal', 'Young Witch', ['Cellar', 'Cellar']), view())).toEqual([0])
    expect(autoAnswer(asks('reveal', 'Tournament', ['Province'], { target: 1 }), view())).toEqual([0])
  })

  test('what costs something is asked', () => {
    for (const { card, free, key } of OCCASIONS) {
      if (!free && key.startsWith('react/')) expect(autoAnswer(react(card), view())).toBeNull()
    }
    expect(autoAnswer(asks('mode', 'Chancellor', ['discard deck']), view())).toBeNull()
  })

  test('a Province is not given away at one’s own Tournament', () => {
    expect(autoAnswer(asks('reveal', 'Tournament', ['Province'], { target: 0 }), view())).toBeNull()
  })

  test('Moat comes first, and the rest is asked after it', () => {
    expect(autoAnswer(react('Horse Traders', 'Moat'), view())).toEqual([1])
    expect(autoAnswer(react('Horse Traders'), view())).toBeNull()
  })

  test('a card can be left out, until the switch is used again', () => {
    setHabit('react/Moat', 'ask')
    expect(autoAnswer(react('Moat'), view())).toBeNull()
    setAutoplay(true)
    expect(autoAnswer(react('Moat'), view())).toEqual([0])
  })

  test('turning it off leaves what was chosen for the other cards', () => {
    setHabit('react/Hovel', 'always')
    setAutoplay(false)
    expect([habit('react/Moat'), habit('react/Hovel')]).toEqual(['ask', 'always'])
  })
})

describe('a habit of one’s own', () => {
  const set = (habits: Record<string, Habit>) => (settings.habits = habits)

  test('always and never', () => {
    set({ 'mode/Scavenger': 'always', 'mode/Chancellor': 'never', 'play/Cultist': 'always' })
    expect(autoAnswer(asks('mode', 'Scavenger', ['discard deck']), view())).toEqual([0])
    expect(autoAnswer(asks('mode', 'Chancellor', ['discard deck']), view())).toEqual([])
    expect(autoAnswer(asks('play', 'Cultist', ['Cultist', 'Cultist']), view())).toEqual([0])
  })

  test('declining gives up everything, so that nothing else may be on offer', () => {
    set({ 'react/Moat': 'never' })
    expect(autoAnswer(react('Moat', 'Beggar'), view())).toBeNull()
    set({ 'react/Moat': 'never', 'react/Beggar': 'never' })
    expect(autoAnswer(react('Moat', 'Beggar'), view())).toEqual([])
  })

  test('what must happen happens, and what never does is passed over', () => {
    set({ 'react/Market Square': 'never' })
    const waits = { min: 1 }
    expect(autoAnswer(asks('react', null, ['Rats', 'Market Square'], waits), view())).toEqual([0])
    expect(autoAnswer(asks('react', null, ['Rats', 'Fortress', 'Market Square'], waits), view())).toBeNull()
    expect(autoAnswer(asks('react', null, ['Market Square']), view())).toEqual([])
  })

  test('the order of what must happen is asked', () => {
    expect(autoAnswer(asks('react', null, ['Rats', 'Fortress'], { min: 1 }), view())).toBeNull()
  })

  test('a reaction that would bring nothing is asked', () => {
    set({ 'react/Beggar': 'always', 'react/Market Square': 'always', 'react/Urchin': 'always' })
    const bare = { supply: [pile('Silver', 0), pile('Gold', 0)], beside: [pile('Mercenary', 0)] }
    for (const name of ['Beggar', 'Market Square', 'Urchin']) {
      expect(autoAnswer(react(name), view())).toEqual([0])
      expect(autoAnswer(react(name), view(bare))).toBeNull()
    }
  })

  test('other questions of the same card are asked', () => {
    set({ 'mode/Scavenger': 'always', 'reveal/Young Witch': 'always' })
    expect(autoAnswer(asks('topdeck', 'Scavenger', ['Gold', 'Copper'], { min: 1 }), view())).toBeNull()
    expect(autoAnswer(asks('discard', 'Young Witch', ['Gold', 'Copper'], { min: 1 }), view())).toBeNull()
  })
})

describe('at a table', () => {
  test('who takes something back is asked, once', () => {
    setAutoplay(true)
    const autoplay = new Autoplay()
    const before = view()
    autoplay.takeBack(before.number)
    expect(autoplay.answer(react('Moat'), before)).toEqual([0])
    const after = view()
    expect(autoplay.answer(react('Moat'), after)).toBeNull()
    expect(autoplay.answer(react('Moat'), after)).toBeNull()
    expect(autoplay.answer(react('Moat'), view())).toEqual([0])
  })

  test('who could not take it back is not', () => {
    setAutoplay(true)
    const autoplay = new Autoplay()
    autoplay.takeBack(view().number)
    autoplay.takeBack(null)
    expect(autoplay.answer(react('Moat'), view())).toEqual([0])
  })

  test('an answer that was lost with the connection is given again', () => {
    setAutoplay(true)
    const autoplay = new Autoplay()
    const pending = view()
    expect(autoplay.answer(react('Moat'), pending)).toEqual([0])
    autoplay.lose()
    expect(autoplay.answer(react('Moat'), pending)).toEqual([0])
  })

  test('an answer that was refused is not given again', () => {
    setAutoplay(true)
    const autoplay = new Autoplay()
    const refused = view()
    expect(autoplay.answer(react('Moat'), refused)).toEqual([0])
    expect(autoplay.answer(react('Moat'), refused)).toBeNull()
    expect(autoplay.answer(react('Moat'), view())).toEqual([0])
  })
})

test('every occasion is a card, and is explained in every language', async () => {
  const names = CARDS.map((card) => card.name)
  for (const language of LANGUAGES) {
    const texts = await loadTexts(language)
    for (const { card, key } of OCCASIONS) {
      expect(names).toContain(card)
      expect(texts.has(`side-habit-${slug(key)}`)).toBe(true)
    }
  }
})
