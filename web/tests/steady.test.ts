import { expect, test } from 'vitest'
import { share, steady } from '../src/game/steady'

test('what is equal is the same thing, down to its parts', () => {
  const before = { piles: [{ pile: 'Copper', count: 46 }, { pile: 'Silver', count: 40 }], hand: ['Estate'] }
  const after = { piles: [{ pile: 'Copper', count: 46 }, { pile: 'Silver', count: 39 }], hand: ['Estate'] }
  const shared = share(before, after)
  expect(shared).toEqual(after)
  expect(shared.piles[0]).toBe(before.piles[0])
  expect(shared.piles[1]).not.toBe(before.piles[1])
  expect(shared.hand).toBe(before.hand)
  expect(share(before, structuredClone(before))).toBe(before)
})

test.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: undefined }, { b: undefined }],
  [{ a: null }, { a: {} }],
  [[], {}],
  [null, [null]],
])('%j is not %j', (before, after) => {
  expect(share<unknown>(before, after)).toStrictEqual(after)
  expect(share<unknown>(before, after)).not.toBe(before)
})

test('what is kept is shared from one time to the next', () => {
  const keep = steady<{ n: number }[]>()
  const first = keep([{ n: 1 }])
  const second = keep([{ n: 1 }, { n: 2 }])
  expect(second[0]).toBe(first[0])
  expect(keep([{ n: 1 }, { n: 2 }])).toBe(second)
})
