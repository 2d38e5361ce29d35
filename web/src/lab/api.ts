/** What the lab's page asks the server for. */
import { request } from '../game/api'
import type {
  CardQuestions,
  Checked,
  Comparison,
  Done,
  KeptStrategies,
  KeptStrategy,
  LabGame,
  LabInfo,
  PlanText,
  RuleRow,
  RunInfo,
  RunWish,
  StrategyForm,
  Whole,
  WouldHaveWon,
  Written,
} from '../game/protocol'

export type Form = Whole<StrategyForm>
export type Row = Whole<RuleRow>
export type Test = Whole<Comparison>

/** A run with what was asked for, which later news leave out. */
export type Run = RunInfo & Required<Pick<RunInfo, 'request'>>

export const LISTS = ['buy', 'gain', 'trash', 'discard', 'play'] as const
export type List = (typeof LISTS)[number]

export const KINDS = ['match', 'sweep', 'tune', 'vary', 'tournament'] as const
export type Kind = (typeof KINDS)[number]

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

const get = <T>(path: string) => request<T>('GET', path)
const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body)
const RUNS = '/api/lab/runs'

export const lab = {
  info: (language: string) => get<LabInfo>(`/api/lab?language=${language}`),
  questions: (card: string) => get<CardQuestions>(`/api/lab/questions?card=${encodeURIComponent(card)}`),
  check: (text: string, kingdom: string | null, language: string) => post<Checked>('/api/lab/check', { text, kingdom, language }),
  write: (form: Form, kingdom: string | null, language: string) => post<Written>('/api/lab/write', { form, kingdom, language }),
  add: (text: string, card: string, copies: number, kingdom: string | null, language: string) =>
    post<Written>('/api/lab/add', { text, card, copies, kingdom, language }),
  plan: (bot: string, kingdom: string | null, players: number, language: string) =>
    post<PlanText>('/api/lab/plan', { bot, kingdom, players, language }),
  table: (table: string, language: string) =>
    post<WouldHaveWon>('/api/lab/table', { table, language }),
  run: (wish: RunWish) => post<{ run: Run }>(RUNS, wish),
  stop: (id: string) => post<{ run: Run }>(`${RUNS}/${id}/stop`),
  go: (id: string, more: number) => post<{ run: Run }>(`${RUNS}/${id}/go`, { more }),
  end: (id: string) => post<Done>(`${RUNS}/${id}/end`),
  csv: (id: string) => `${RUNS}/${id}/csv`,
  report: (id: string, language: string) => `${RUNS}/${id}/report?language=${language}`,
  socket: (id: string) => `${location.origin.replace(/^http/, 'ws')}${RUNS}/${id}/socket`,
  game: (base: string) => get<LabGame>(base),
  kept: () => get<KeptStrategies>('/api/me/strategies'),
  keep: (name: string, text: string) => post<KeptStrategy>('/api/me/strategies', { name, text }),
  forget: (id: string) => post<Done>(`/api/me/strategies/${id}/forget`),
}
