import { describe, expect, test } from 'vitest'
import type { Row } from '../src/lab/api'
import { asText, fold, textOf, unfold, type Shared } from '../src/lab/link'
import { conditionOf, firstStrategy, moved, nameIn, otherTest, renamed, WHENS, whenOf } from '../src/lab/rules'
import { pattern, pieces, placeOf } from '../src/lab/syntax'

const words = (...list: string[]) => list.map((word) => ({ word, text: '' }))
const inside = pattern({ facts: words('turn', 'action_cards', 'actions'), questions: words('count', 'left') })

describe('the text of a strategy', () => {
  const looks = (line: string) =>
    pieces(line, inside)
      .filter(({ kind }) => kind !== 'string')
      .map(({ from, to, kind }) => [line.slice(from, to), kind])

  test('shows cards, words, numbers and comments', () => {
    expect(looks('  "Throne Room if count(Throne Room) < 2 and turn > 3",  # later')).toEqual([
      ['Throne Room', 'card'],
      ['if', 'glue'],
      ['count', 'word'],
      ['Throne Room', 'card'],
      ['2', 'number'],
      ['and', 'glue'],
      ['turn', 'word'],
      ['3', 'number'],
      ['# later', 'comment'],
    ])
  })

  test('takes no word for another that it begins with', () => {
    expect(looks('"Silver if action_cards > 1"').map(([text]) => text)).toEqual(['Silver', 'if', 'action_cards', '1'])
    expect(looks('"Golden"')).toEqual([])
  })

  test('leaves names and descriptions as they are', () => {
    expect(looks('name = "Gold and Silver"')).toEqual([['name', 'key']])
    expect(looks('needs = ["Gold"]')).toEqual([['needs', 'key'], ['Gold', 'card']])
  })

  test('shows the card of a table', () => {
    expect(looks('[answers."Throne Room"]')).toEqual([['[answers."Throne Room"]', 'table'], ['Throne Room', 'card']])
  })
})

describe('what may be written at a place', () => {
  test('is a card where a rule begins and inside brackets', () => {
    expect(placeOf('buy = [\n  "Sm')).toEqual({ sort: 'card', from: 11 })
    expect(placeOf('buy = ["Gold", "Silver if count(Smi')).toEqual({ sort: 'card', from: 32 })
    expect(placeOf('[answers.Squ')).toEqual({ sort: 'card', from: 9 })
  })

  test('is a condition behind “if”', () => {
    expect(placeOf('buy = ["Gold if tu')).toEqual({ sort: 'condition', from: 16 })
    expect(placeOf('buy = ["Gold if turn > 4 and ')).toMatchObject({ sort: 'condition' })
  })

  test('is a key at the beginning of a line, but not within a list or a comment', () => {
    expect(placeOf('name = "x"\nbu')).toEqual({ sort: 'key', from: 11 })
    expect(placeOf('buy = [\n  ')).toBeNull()
    expect(placeOf('# bu')).toBeNull()
  })

  test('is what the card of a table asks', () => {
    expect(placeOf('[answers.Squire]\nmo')).toEqual({ sort: 'kind', from: 17, card: 'Squire' })
    expect(placeOf('[answers."Squire"]\nmode = ["Sil')).toEqual({ sort: 'label', from: 28, card: 'Squire', kind: 'mode' })
  })

  test('is nothing in a name', () => {
    expect(placeOf('name = "Big')).toBeNull()
  })
})

describe('rules', () => {
  const row = (more: Partial<Row>): Row => ({ card: 'Smithy', limit: null, tests: [], other: '', ...more })

  test('say their condition', () => {
    expect(conditionOf(row({}))).toBe('')
    expect(conditionOf(row({ limit: 2, tests: [WHENS.provinces, otherTest('Gold')] }))).toBe(
      'count(Smithy) < 2 and left(Province) <= 4 and count(Gold) >= 1',
    )
    expect(conditionOf(row({ other: 'turn > 3 or coins > 5' }))).toBe('turn > 3 or coins > 5')
  })

  test('are known as one of the usual ones, whatever their number', () => {
    expect(whenOf({ ...WHENS.until, number: '9' })).toBe('until')
    expect(whenOf({ ...WHENS.provinces, card: 'Duchy' })).toBe('other')
    expect(whenOf(otherTest('Gold'))).toBe('other')
  })

  test('move', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b'], 1, 9)).toEqual(['a', 'b'])
  })
})

describe('the name of a strategy', () => {
  test('is read and changed', () => {
    const text = firstStrategy('Say "hi"', 'Witch')
    expect(nameIn(text)).toBe('Say "hi"')
    expect(nameIn(renamed(text, 'A \\ B'))).toBe('A \\ B')
    expect(renamed(text, 'X')).toContain('"Witch if count(Witch) < 2"')
    expect(nameIn('buy = []')).toBe('')
  })
})

describe('a link', () => {
  const shared: Shared = {
    kind: 'match',
    kingdom: 'First Game',
    bots: ['smu', asText(firstStrategy('Été', null))],
    games: 1000,
    seed: '7f',
    axes: [],
  }

  test('carries an experiment, and is short', async () => {
    const hash = await fold(shared)
    expect(hash).toMatch(/^[\w-]+$/)
    expect(hash.length).toBeLessThan(220)
    expect(await unfold(`#${hash}`)).toEqual(shared)
    expect(textOf(shared.bots[1] ?? '')).toContain('Été')
    expect(textOf('smu')).toBeNull()
  })

  test('that was cut or made up carries nothing', async () => {
    const hash = await fold(shared)
    expect(await unfold(hash.slice(0, -5))).toBeNull()
    expect(await unfold('#main')).toBeNull()
    expect(await unfold('')).toBeNull()
    expect(await unfold(await fold({ ...shared, games: 0 }))).toBeNull()
    expect(await unfold(await fold({ ...shared, bots: [] }))).toBeNull()
  })
})
