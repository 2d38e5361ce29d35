/** Requests to the server. A refusal is a `Refusal` with a sentence for people. */
import type { KingdomInfo, Links, Luck, Option, Options, Result, TableInfo } from './protocol'

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

export interface Me {
  name: string
  account: boolean
  settings: Record<string, unknown>
}

export interface OpenTable {
  table: TableInfo
  links: Links
}

export interface LobbyEntry {
  table: string
  title: string
  host: string
  join: string
  seats: number
  open: number
  kingdom: string[]
  clock: number | null
  luck?: Luck
}

export interface PastGame {
  table: string
  seat: number
  status: string
  created: number
  title: string
  kingdom: string[]
  players: string[]
  /** For each seat the level of its bot. */
  bots: (string | null)[]
  /** Whether a bot plays, or played to the end, in your place. */
  driven?: boolean
  result: Result | null
}

/** Another game that the others of a finished one wish for. */
export interface Offer {
  mode: 'next' | 'swap'
  /** The table of the finished game, and the one to go to. */
  origin: string
  table: string
  by: string[]
  kingdom: string[]
}

/** How somebody's first game with the kingdom of the day ended. */
export interface DayResult {
  name: string
  table: string
  points: number
  turns: number
  won: boolean
  /** Levels of bots, names of people. */
  opponents: string[]
  hints?: number
}

export interface BotInfo {
  level: string
  names: Record<string, string>
  sentence: Record<string, string>
  strategy: boolean
  /** The cards without which a strategy can't be played. */
  needs: string[]
}

/** A kingdom as the server reads or draws it. */
export interface Kingdom extends KingdomInfo {
  names: Record<string, string> | null
  /** For each option of the set-up, in how many games out of how many it is used. */
  chances: Record<Option, [number, number]>
  extra_piles: string[]
  start_tokens: number
  code: string
}

export interface NewTable extends Partial<Options> {
  /** A bot has a level, or the text of a strategy to play by. */
  seats: { kind: 'person' | 'bot'; bot?: string; strategy?: string }[]
  title?: string
  kingdom?: string
  wishes?: string[]
  seed?: string | number | null
  first?: number | null
  undo?: 'ask' | 'free' | 'never' | 'always'
  clock?: { seconds: number; increment: number } | null
  spectators?: boolean
  chat?: boolean
  point_counter?: boolean
  deck_tracker?: boolean
  listed?: boolean
  sit?: boolean
}

/** A chart as the server draws it, with its numbers; one that is only a table has no drawing. */
export interface Drawing {
  key: string
  title: string
  summary: string
  note: string
  svg: string | null
  heads: string[]
  rows: string[][]
}

/** A chart of lines to be drawn. */
export interface ChartWish {
  key: string
  title: string
  summary: string
  x_title: string
  series: { name: string; x: number[]; y: number[] }[]
  /** Whether the values are parts of 1. */
  percent?: boolean
  marks?: ChartMarks[]
  marks_title?: string
  /** What the axis of the values reaches at least. */
  highest?: number | null
}

/** Points of a chart that stand out by a shape, and what it means. */
export interface ChartMarks {
  name: string
  shape: 'dot' | 'ring' | 'triangle' | 'cross'
  x: number[]
  y: number[]
}

export interface KingdomWish extends Partial<Options> {
  kingdom?: string
  wishes?: string[]
  keep?: string[]
  ban?: string[]
  bane?: string | null
  seed?: string | number | null
  language?: string
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Refusal('offline', 'offline', 0)
  }
  const data = await response.json().catch(() => null)
  if (!response.ok) throw new Refusal(data?.error ?? 'failed', data?.message ?? response.statusText, response.status)
  return data as T
}

const get = <T>(path: string) => request<T>('GET', path)
const post = <T>(path: string, body: unknown) => request<T>('POST', path, body)

export const api = {
  me: () => get<Me>('/api/me'),
  guest: (name: string) => post<Me>('/api/guests', { name }),
  account: (name: string, password: string) => post<Me>('/api/accounts', { name, password }),
  login: (name: string, password: string) => post<Me>('/api/login', { name, password }),
  logout: () => request<{ ok: boolean }>('POST', '/api/logout'),
  change: (body: { name?: string; settings?: Record<string, unknown> }) => request<Me>('PATCH', '/api/me', body),
  logoutEverywhere: () => request<{ ok: boolean }>('POST', '/api/logout-everywhere'),
  password: (old: string, fresh: string) => post<{ ok: boolean }>('/api/password', { old, new: fresh }),
  offers: () => get<{ offers: Offer[] }>('/api/me/offers'),
  games: () => get<{ games: PastGame[] }>('/api/me/games'),
  bots: (language: string) => get<BotInfo[]>(`/api/bots?language=${language}`),
  lobby: () => get<{ tables: LobbyEntry[] }>('/api/tables'),
  open: (body: NewTable) => post<OpenTable>('/api/tables', body),
  invitation: (code: string) => post<OpenTable>('/api/invitation', { code }),
  join: (code: string, seat?: number) => post<OpenTable>('/api/join', seat === undefined ? { code } : { code, seat }),
  watch: (code: string) => post<OpenTable>('/api/watch', { code }),
  table: (id: string) => get<OpenTable>(`/api/tables/${id}`),
  start: (id: string, fill?: string) => post<OpenTable>(`/api/tables/${id}/start`, fill ? { fill } : {}),
  leave: (id: string) => request<{ ok: boolean }>('POST', `/api/tables/${id}/leave`),
  kick: (id: string, seat: number) => post<OpenTable>(`/api/tables/${id}/kick`, { seat }),
  rematch: (id: string, mode: 'next' | 'swap') => post<OpenTable>(`/api/tables/${id}/rematch`, { mode }),
  branch: (id: string, body: { at: number; seats: { kind: string; bot?: string }[]; sit?: number | null }) =>
    post<OpenTable>(`/api/tables/${id}/branch`, body),
  today: () => get<{ date: string; seed: string; kingdom: Kingdom }>('/api/kingdoms/today'),
  todayResults: () => get<{ date: string; results: DayResult[] }>('/api/kingdoms/today/results'),
  charts: (width: number, charts: ChartWish[], language: string) =>
    post<{ charts: Drawing[] }>('/api/charts', { width, charts, language }),
  kingdom: (body: KingdomWish) => post<{ kingdom: Kingdom; why: string | null }>('/api/kingdoms', body),
}
