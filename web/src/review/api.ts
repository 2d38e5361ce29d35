/** What the review of a game asks the server for: docs/server-protocol.md, "Reviews". */
import type { Review } from '$made/review'
import { request } from '../game/api'

export type { Candidate, Moment, Review, Verdict } from '$made/review'

export interface Told {
  state: 'none' | 'waiting' | 'running' | 'done' | 'failed'
  /** How many reviews that wait come before it. */
  ahead: number
  review: Review | null
}

const path = (table: string) => `/api/tables/${table}/review`

export const reviews = {
  read: (table: string) => request<Told>('GET', path(table)),
  begin: (table: string) => request<Told>('POST', path(table)),
  socket: (table: string) => `${location.origin.replace(/^http/, 'ws')}${path(table)}/socket`,
}
