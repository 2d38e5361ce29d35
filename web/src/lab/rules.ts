/** The rules of a strategy as the form shows them. */
import type { Row, Test } from './api'

/** The usual questions of a rule, each with the number that it begins with. */
export const WHENS = {
  until: { what: 'turn', card: null, compare: '<=', number: '4' },
  from: { what: 'turn', card: null, compare: '>=', number: '10' },
  provinces: { what: 'left', card: 'Province', compare: '<=', number: '4' },
  early: { what: 'left', card: 'Province', compare: '>', number: '4' },
  money: { what: 'money', card: null, compare: '>', number: '15' },
  coins: { what: 'coins', card: null, compare: '>=', number: '5' },
  treasures: { what: 'treasures', card: null, compare: '>=', number: '8' },
  terminals: { what: 'terminals', card: null, compare: '<=', number: '2' },
  empty: { what: 'empty', card: null, compare: '>=', number: '2' },
  behind: { what: 'lead', card: null, compare: '<', number: '0' },
} satisfies Record<string, Test>

export type When = keyof typeof WHENS | 'other'

/** Which of the usual questions it is. */
export function whenOf(test: Test): When {
  const found = Object.entries(WHENS).find(
    ([, usual]) => usual.what === test.what && usual.card === test.card && usual.compare === test.compare,
  )
  return (found?.[0] as When | undefined) ?? 'other'
}

/** A comparison that is none of the usual ones, to begin with. */
export const otherTest = (card: string): Test => ({ what: 'count', card, compare: '>=', number: '1' })

const testText = ({ what, card, compare, number }: Test) => `${what}${card === null ? '' : `(${card})`} ${compare} ${number}`

/** The condition of a row as it is written. */
export function conditionOf(row: Row): string {
  if (row.other) return row.other
  const limit = row.limit === null ? [] : [`count(${row.card}) < ${row.limit}`]
  return [...limit, ...row.tests.map(testText)].join(' and ')
}


/** A list with one of its entries elsewhere. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const found = [...list]
  const [taken] = found.splice(from, 1)
  if (taken !== undefined) found.splice(Math.max(0, Math.min(found.length, to)), 0, taken)
  return found
}

const text = (value: string) => `"${value.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`

/** A first strategy, to be changed: big money, or big money with a card. */
export function firstStrategy(name: string, card: string | null): string {
  const rules = ['Province', 'Gold', ...(card ? [`${card} if count(${card}) < 2`] : []), 'Silver']
  return `name = ${text(name)}\nbuy = [\n${rules.map((rule) => `  ${text(rule)},\n`).join('')}]\n`
}

/** What a strategy calls itself; nothing where it does not say. */
export function nameIn(file: string): string {
  const found = /^\s*name\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)')/m.exec(file)
  return (found?.[1]?.replace(/\\(["\\])/g, '$1') ?? found?.[2] ?? '').trim()
}

/** The same strategy under another name. */
export const renamed = (file: string, name: string) =>
  file.replace(/^(\s*name\s*=\s*)(?:"(?:[^"\\]|\\.)*"|'[^']*')/m, (_, before: string) => before + text(name))
