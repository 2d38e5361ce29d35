/** The small language of strategy files, as far as an editor has to know it: what to colour, and what to offer where. */
import { CARDS } from '../game/cards'
import type { Vocabulary } from '../game/protocol'

const GLUE = ['and', 'or', 'not', 'if'] as const

/** A piece of a line that has a look of its own; `card` is the name of the card that it is. */
export interface Piece {
  from: number
  to: number
  kind: 'comment' | 'key' | 'string' | 'card' | 'word' | 'glue' | 'number' | 'table'
  card?: string
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const names = CARDS.map((card) => card.name).sort((a, b) => b.length - a.length)
const any = (words: readonly string[]) => words.map(escaped).join('|')
/** What has a look of its own inside a rule, as one pattern. */
export function pattern({ facts, questions }: Pick<Vocabulary, 'facts' | 'questions'>): RegExp {
  const words = [...facts, ...questions].map(({ word }) => word).sort((a, b) => b.length - a.length)
  const card = `(?<card>(?<![\\w’'-])(?:${any(names)})(?![\\w’-]))`
  return new RegExp(
    `${card}|(?<word>\\b(?:${any(words)})\\b)|(?<glue>\\b(?:${any(GLUE)})\\b)|(?<number>\\b\\d+(?:\\.\\d+)?\\b)`,
    'g',
  )
}

const STRING = /"(?:[^"\\]|\\.)*"?|'[^']*'?/g

/** The pieces of a line, from left to right; `inside` is the pattern of the vocabulary. */
export function pieces(line: string, inside: RegExp): Piece[] {
  const found: Piece[] = []
  const table = /^\s*\[[^\]"']*(?:"[^"]*"|'[^']*')?[^\]]*\]\s*(?=#|$)/.exec(line)
  if (table) {
    const name = /answers\.\s*["']?([^"'\]]+?)["']?\s*\]/.exec(line)?.[1]
    const at = name ? line.indexOf(name) : -1
    found.push({ from: 0, to: table[0].length, kind: 'table' })
    if (name && at >= 0 && names.includes(name)) found.push({ from: at, to: at + name.length, kind: 'card', card: name })
    return found
  }
  let at = 0
  const key = /^\s*([A-Za-z_]+)\s*(?==)/.exec(line)
  if (key?.[1]) {
    const from = line.indexOf(key[1])
    found.push({ from, to: from + key[1].length, kind: 'key' })
    at = from + key[1].length
  }
  // Names and descriptions are anybody's words.
  const free = key?.[1] === 'name' || key?.[1] === 'description'
  STRING.lastIndex = at
  for (;;) {
    const string = STRING.exec(line)
    const comment = line.slice(at, string?.index).indexOf('#')
    if (comment >= 0) {
      found.push({ from: at + comment, to: line.length, kind: 'comment' })
      return found
    }
    if (!string) return found
    at = string.index + string[0].length
    found.push({ from: string.index, to: at, kind: 'string' })
    if (free) continue
    for (const match of string[0].matchAll(inside)) {
      const [kind, text] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? ['', '']
      const from = string.index + match.index
      if (!text) continue
      found.push({ from, to: from + text.length, kind: kind as Piece['kind'], ...(kind === 'card' ? { card: text } : {}) })
    }
  }
}

/** What may be written at a place: the sort of thing, and where the word that is being written begins. */
export interface Place {
  sort: 'key' | 'kind' | 'table' | 'card' | 'label' | 'condition'
  from: number
  /** The card whose question is answered there. */
  card?: string
  kind?: string
}

/** What may be written at the end of `before`, the text of the file up to there. */
export function placeOf(before: string): Place | null {
  const start = before.lastIndexOf('\n') + 1
  const line = before.slice(start)
  const heads = [...before.slice(0, start).matchAll(/^\s*\[answers\.\s*["']?([^"'\]\n]+?)["']?\s*\]/gm)]
  const card = heads.at(-1)?.[1]
  const table = /^\s*\[([\w."' ]*)$/.exec(line)
  if (table) {
    const inner = /^\s*\[answers\.["']?([^"']*)$/.exec(line)
    if (inner) return { sort: 'card', from: before.length - (inner[1]?.length ?? 0) }
    return { sort: 'table', from: before.length - (table[1]?.length ?? 0) }
  }
  const quotes = [...line.matchAll(/(["'])/g)]
  let open = -1
  for (let at = 0; at < quotes.length; at++) {
    const quote = quotes[at]!
    const close = quotes.findIndex((other, place) => place > at && other[1] === quote[1])
    if (close < 0) {
      open = quote.index
      break
    }
    at = close
  }
  if (open < 0) {
    if (line.includes('#')) return null
    const word = /^\s*([a-z_]*)$/.exec(line)
    if (!word || unclosed(before.slice(0, start))) return null
    return { sort: card ? 'kind' : 'key', from: before.length - (word[1]?.length ?? 0), ...(card ? { card } : {}) }
  }
  const key = keyAt(before)
  if (key === 'name' || key === 'description') return null
  const rule = line.slice(open + 1)
  const question = /\b[a-z]+\(([^()]*)$/.exec(rule)
  if (question) return { sort: 'card', from: before.length - (question[1]?.length ?? 0) }
  if (/ if /.test(rule)) {
    const word = /[a-z_]*$/.exec(rule)?.[0] ?? ''
    return { sort: 'condition', from: before.length - word.length }
  }
  const from = start + open + 1
  return card ? { sort: 'label', from, card, ...(key ? { kind: key } : {}) } : { sort: 'card', from }
}

/** The key whose value is being written. */
function keyAt(before: string): string | undefined {
  return [...before.matchAll(/^\s*([A-Za-z_]+)\s*=/gm)].at(-1)?.[1]
}

/** Whether a list is still open. */
function unclosed(before: string): boolean {
  const bare = before.replace(/"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#[^\n]*/g, '').replace(/^\s*\[[^\]\n]*\]\s*$/gm, '')
  return (bare.match(/\[/g)?.length ?? 0) > (bare.match(/\]/g)?.length ?? 0)
}
