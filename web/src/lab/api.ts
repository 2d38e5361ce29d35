/** What the lab's page asks the server for. */
import { request } from '../game/api'
import type { TableInfo } from '../game/protocol'

/** A word of strategy files, and what it means. */
export interface Word {
  word: string
  text: string
}

export interface Vocabulary {
  keys: Word[]
  lists: string[]
  /** Words that stand alone in a condition. */
  facts: Word[]
  /** Words with a card in brackets. */
  questions: Word[]
  compare: string[]
  operators: string[]
  kinds: string[]
}

export interface LabInfo {
  open: boolean
  why: 'off' | 'elsewhere' | null
  limits: { bots: number; tournament: number; games: number; strategy: number; runs: number; cells: number; kept: number; budget: number }
  vocabulary: Vocabulary
}

export interface Mistake {
  line: number
  column: number
  end: number
  message: string
}

/** A comparison in a rule: left(Province) <= 4. */
export interface Test {
  what: string
  card: string | null
  compare: string
  number: string
}

export interface Row {
  /** The card; among answers the label of an option. */
  card: string
  /** How many copies are wanted. */
  limit: number | null
  tests: Test[]
  /** A condition that has no form, in place of the limit and the tests. */
  other: string
}

export const LISTS = ['buy', 'gain', 'trash', 'discard', 'play'] as const
export type List = (typeof LISTS)[number]

export interface Form extends Record<List, Row[]> {
  name: string
  description: string
  needs: string[]
  finish: boolean
  keep_money: number
  answers: { card: string; kind: string; rules: Row[] }[]
}

export interface Checked {
  name: string
  mistakes: Mistake[]
  doubts: Mistake[]
  form: Form | null
  /** The numbers that can be tuned and varied. */
  numbers: { axis: string; rule: string; value: string; start: number; stop: number }[]
}

/** By its name, or by the text of its strategy. */
export interface Bot {
  bot?: string
  strategy?: string
}
export const KINDS = ['match', 'sweep', 'tune', 'vary', 'tournament'] as const
export type Kind = (typeof KINDS)[number]

export interface Wish {
  kind: Kind
  kingdom: string | null
  bots: Bot[]
  games: number
  seed?: string | number | null
  until_sure?: number | null
  rounds?: number
  axes?: string[]
  copies?: number[]
  language?: string
}

export interface Estimate {
  value: number
  error: number
  low: number
  high: number
}

export interface Score {
  name: string
  wins: number
  ties: number
  losses: number
  win_rate: Estimate
  tie_rate: Estimate
  loss_rate: Estimate
  share: Estimate
  points: Estimate
  turns: Estimate
}

export interface MatchResult {
  bots: string[]
  games: number
  seed: string | number
  scores: Score[]
  ahead: Estimate
  first_advantage: Estimate
  lengths: Record<string, number>
  ends: Record<string, number>
  cut_short: number
  verdict: { sure: boolean; bot: string | null; confidence: number; odds: number }
  worst: (number | null)[]
}

export interface Run {
  id: string
  kind: Kind
  state: 'waiting' | 'running' | 'stopped' | 'done' | 'failed'
  why: 'asked' | 'unwatched' | 'budget' | null
  error: string | null
  ahead: number
  wait: number | null
  games: number
  wanted: number | null
  left: number | null
  request: Wish & { seed: string | number }
  result: unknown
}

export interface KeptStrategy {
  id: string
  name: string
  text: string
}

export interface Plan {
  name: string
  text: string
}

export interface LabGame {
  game: number
  table: TableInfo
  rules: { at: number; seat: number; rule: string }[]
}

const get = <T>(path: string) => request<T>('GET', path)
const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body)
const RUNS = '/api/lab/runs'

export const lab = {
  info: (language: string) => get<LabInfo>(`/api/lab?language=${language}`),
  questions: (card: string) => get<{ asks: Record<string, string[]> }>(`/api/lab/questions?card=${encodeURIComponent(card)}`),
  check: (text: string, kingdom: string | null, language: string) => post<Checked>('/api/lab/check', { text, kingdom, language }),
  write: (form: Form, kingdom: string | null, language: string) => post<Checked & { text: string }>('/api/lab/write', { form, kingdom, language }),
  add: (text: string, card: string, copies: number, kingdom: string | null, language: string) =>
    post<Checked & { text: string }>('/api/lab/add', { text, card, copies, kingdom, language }),
  plan: (bot: string, kingdom: string | null, players: number, language: string) =>
    post<Plan>('/api/lab/plan', { bot, kingdom, players, language }),
  table: (table: string, language: string) =>
    post<{ kingdom: string; players: number; plan: Plan; bought: (Plan & { seat: number })[] }>('/api/lab/table', { table, language }),
  run: (wish: Wish) => post<{ run: Run }>(RUNS, wish),
  stop: (id: string) => post<{ run: Run }>(`${RUNS}/${id}/stop`),
  go: (id: string, more: number) => post<{ run: Run }>(`${RUNS}/${id}/go`, { more }),
  end: (id: string) => post<{ ok: boolean }>(`${RUNS}/${id}/end`),
  csv: (id: string) => `${RUNS}/${id}/csv`,
  report: (id: string, language: string) => `${RUNS}/${id}/report?language=${language}`,
  socket: (id: string) => `${location.origin.replace(/^http/, 'ws')}${RUNS}/${id}/socket`,
  game: (base: string) => get<LabGame>(base),
  kept: () => get<{ strategies: KeptStrategy[] }>('/api/me/strategies'),
  keep: (name: string, text: string) => post<KeptStrategy>('/api/me/strategies', { name, text }),
  forget: (id: string) => post<{ ok: boolean }>(`/api/me/strategies/${id}/forget`),
}
