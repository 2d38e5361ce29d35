import { describe, expect, test } from 'vitest'
import {
  ANY,
  banes,
  findPiles,
  KINGDOM_SETS,
  kingdomName,
  nameOfCards,
  listed,
  nextKingdom,
  PILES,
  RECOMMENDED,
  SIZE,
  suits,
  wishTexts,
} from '../src/game/kingdoms'

const names = (filter: Partial<typeof ANY>, language = 'en') =>
  findPiles({ ...ANY, ...filter }, language).map((pile) => pile.name)

describe('recommended kingdoms', () => {
  test('are of ten piles that can be picked', () => {
    expect(RECOMMENDED.length).toBeGreaterThanOrEqual(17)
    const known = new Set(PILES.map((pile) => pile.name))
    for (const entry of RECOMMENDED) {
      expect(entry.cards.length).toBe(SIZE)
      expect(entry.cards.every((card) => known.has(card))).toBe(true)
    }
  })

  test('are called by the name of the language', () => {
    expect(kingdomName({ name: 'First Game' }, 'it')).toBe('Prima partita')
    expect(kingdomName({ name: null }, 'it')).toBe('')
    expect(kingdomName({ name: 'Something newer' }, 'it')).toBe('Something newer')
  })

  test('come by chance, never the same one twice in a row', () => {
    const drawn = new Set<string>()
    for (let chance = 0; chance < 1; chance += 0.01) drawn.add(nextKingdom('First Game', chance))
    expect(drawn.size).toBe(RECOMMENDED.length - 1)
    expect(drawn.has('First Game')).toBe(false)
  })
})

describe('finding piles', () => {
  test('in the language of the reader, with or without accents', () => {
    expect(names({ text: 'foret' }, 'fr')).toEqual([])
    expect(names({ text: 'sorciere' }, 'fr')).toEqual(['Sea Hag', 'Witch', 'Young Witch'])
    expect(names({ text: 'SORCIÈRE' }, 'fr')).toEqual(['Sea Hag', 'Witch', 'Young Witch'])
  })

  test('by the English name in any language, beginnings first', () => {
    expect(names({ text: 'moat' }, 'it')).toEqual(['Moat'])
    expect(names({ text: 'vil' })[0]).toBe('Village')
    expect(names({ text: 'vil' })).toContain('Farming Village')
  })

  test('by set, cost, type and role at once', () => {
    const found = findPiles({ ...ANY, set: 'dark_ages', cost: 5, type: 'attack', role: 'draw' }, 'en')
    expect(found.map((pile) => pile.name)).toContain('Cultist')
    for (const pile of found) {
      expect(pile.set).toBe('dark_ages')
      expect(pile.cost).toBe(5)
      expect(pile.types).toContain('attack')
      expect(pile.roles).toContain('draw')
    }
  })

  test('without a wish finds all, cheap ones first', () => {
    const costs = findPiles(ANY, 'en').map((pile) => pile.cost)
    expect(costs.length).toBe(PILES.length)
    expect(costs).toEqual([...costs].sort((a, b) => a - b))
  })
})

describe('wishes', () => {
  test('are told as the server reads them', () => {
    const wishes = {
      sets: ['base', 'guilds'],
      mostSets: 2,
      amounts: { village: '>=2', attack: '!', cost2: '', 'cost6+': '<=1' },
      words: ' Moat, !Witch;\n+buy ',
    } as const
    expect(wishTexts({ ...wishes, sets: [...wishes.sets] })).toEqual([
      'sets=base+guilds',
      'sets<=2',
      'village>=2',
      '!attack',
      'cost6+<=1',
      'Moat',
      '!Witch',
      '+buy',
    ])
  })

  test('for all sets or none name no set', () => {
    expect(wishTexts({ sets: [...KINGDOM_SETS], mostSets: 0, amounts: {}, words: '' })).toEqual([])
    expect(wishTexts({ sets: [], mostSets: 0, amounts: {}, words: '' })).toEqual([])
  })
})

describe('kingdoms', () => {
  test('are written with their Bane', () => {
    expect(listed(['Moat', 'Witch'], null)).toBe('Moat, Witch')
    expect(listed(['Moat', 'Young Witch'], 'Squire')).toBe('Moat, Young Witch, Bane: Squire')
  })

  test('have Banes that cost 2 or 3 and are not among the ten', () => {
    const found = banes(['Moat'])
    expect(found.length).toBeGreaterThan(10)
    expect(found.every((pile) => pile.cost === 2 || pile.cost === 3)).toBe(true)
    expect(found.some((pile) => pile.name === 'Moat')).toBe(false)
  })

  test('suit a strategy when its cards are there', () => {
    expect(suits(['Beggar', 'Gardens'], ['Gardens', 'Moat', 'Beggar'])).toBe(true)
    expect(suits(['Beggar', 'Gardens'], ['Gardens', 'Moat'])).toBe(false)
    expect(suits([], [])).toBe(true)
  })
})

test('a kingdom is known by its cards, in any order', () => {
  const cards = RECOMMENDED[0]!.cards
  expect(nameOfCards([...cards].reverse(), 'fr')).toBe(RECOMMENDED[0]!.names.fr)
  expect(nameOfCards(cards.slice(1), 'en')).toBe('')
  expect(nameOfCards([...cards.slice(1), 'Altar'], 'en')).toBe('')
})
