/** The keys of the table, and what they stand for. The help lists them; the table does them. */

export type Deed =
  | 'treasures'
  | 'end'
  | 'undo'
  | 'hint'
  | 'confirm'
  | 'clear'
  | 'log'
  | 'chat'
  | 'decks'
  | 'hand'
  | 'supply'
  | 'question'
  | 'help'

/** For each deed its key. */
export const KEYS: readonly [Deed, string][] = [
  ['confirm', 'Enter'],
  ['clear', 'Escape'],
  ['treasures', 't'],
  ['end', 'e'],
  ['undo', 'u'],
  ['hint', 'i'],
  ['hand', 'h'],
  ['supply', 's'],
  ['question', 'q'],
  ['log', 'l'],
  ['chat', 'c'],
  ['decks', 'd'],
  ['help', '?'],
]

export type Wanted = { deed: Deed } | { digit: number } | { arrow: true } | { letter: true } | null

/** What a key press wants of the table, where a letter may be the first of a name; null when it is not the table's. */
export function wanted(event: KeyboardEvent, naming: boolean): Wanted {
  if (event.altKey || event.metaKey || event.ctrlKey || event.defaultPrevented) return null
  const target = event.target as HTMLElement | null
  if (target?.closest?.('input:not([type=radio], [type=checkbox]), textarea, select')) return null
  if (naming && /^\p{L}$/u.test(event.key)) return { letter: true }
  if (/^\d$/.test(event.key)) return { digit: Number(event.key) }
  if (event.key.startsWith('Arrow')) {
    return target?.matches?.('body, main') ? { arrow: true } : null
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const found = KEYS.find(([, one]) => one === key)
  return found ? { deed: found[0] } : null
}
