/** What the review of a game asks the server for: docs/server-protocol.md, "Reviews". */
import { request } from '../game/api'
import type { ReviewReply } from '../game/protocol'

export type { Candidate, Moment, Review, Verdict } from '$made/review'

const path = (table: string) => `/api/tables/${table}/review`

export const reviews = {
  read: (table: string) => request<ReviewReply>('GET', path(table)),
  begin: (table: string) => request<ReviewReply>('POST', path(table)),
  socket: (table: string) => `${location.origin.replace(/^http/, 'ws')}${path(table)}/socket`,
}
