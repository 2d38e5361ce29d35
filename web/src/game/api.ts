/** Requests to the server. A refusal is a `Refusal` with a sentence for people. */
import type {
  BotInfo,
  Branch,
  ChangeMe,
  ChartWish,
  DayResults,
  Done,
  Drawn,
  DrawnKingdom,
  History,
  Lobby,
  Me,
  NewTable,
  Offers,
  Rematch,
  TableReply,
  Today,
  WishedKingdom,
} from './protocol'

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
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
  logout: () => request<Done>('POST', '/api/logout'),
  change: (body: ChangeMe) => request<Me>('PATCH', '/api/me', body),
  logoutEverywhere: () => request<Done>('POST', '/api/logout-everywhere'),
  password: (old: string, fresh: string) => post<Done>('/api/password', { old, new: fresh }),
  offers: () => get<Offers>('/api/me/offers'),
  games: () => get<History>('/api/me/games'),
  bots: (language: string) => get<BotInfo[]>(`/api/bots?language=${language}`),
  lobby: () => get<Lobby>('/api/tables'),
  open: (body: NewTable) => post<TableReply>('/api/tables', body),
  invitation: (code: string) => post<TableReply>('/api/invitation', { code }),
  join: (code: string, seat?: number) => post<TableReply>('/api/join', seat === undefined ? { code } : { code, seat }),
  watch: (code: string) => post<TableReply>('/api/watch', { code }),
  table: (id: string) => get<TableReply>(`/api/tables/${id}`),
  start: (id: string, fill?: string) => post<TableReply>(`/api/tables/${id}/start`, fill ? { fill } : {}),
  leave: (id: string) => request<Done>('POST', `/api/tables/${id}/leave`),
  kick: (id: string, seat: number) => post<TableReply>(`/api/tables/${id}/kick`, { seat }),
  rematch: (id: string, mode: Rematch['mode']) => post<TableReply>(`/api/tables/${id}/rematch`, { mode }),
  branch: (id: string, body: Branch) =>
    post<TableReply>(`/api/tables/${id}/branch`, body),
  today: () => get<Today>('/api/kingdoms/today'),
  todayResults: () => get<DayResults>('/api/kingdoms/today/results'),
  charts: (width: number, charts: ChartWish[], language: string) =>
    post<Drawn>('/api/charts', { width, charts, language }),
  kingdom: (body: WishedKingdom) => post<DrawnKingdom>('/api/kingdoms', body),
}
