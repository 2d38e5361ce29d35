/** What the server and the client say to each other: docs/protocol.md and docs/server-protocol.md. */

import type { GameEvent, Options, Reason, View } from '$made/protocol'
import type { Hint } from '$made/review'

export { AMOUNTS, GOES, NAMED, OPTIONS } from '$made/protocol'
export type {
  Decision,
  EventType,
  GameEvent,
  Kind,
  Option,
  Options,
  Phase,
  Pile,
  Place,
  Player,
  Reason,
  Turn,
  View,
  Zone,
} from '$made/protocol'

export interface Seat {
  kind: 'person' | 'bot' | 'open'
  name: string | null
  bot: string | null
  driven: boolean
  resigned: boolean
  present: boolean
  /** How many decisions a simpler bot made in the place of this one. */
  replaced?: number
}

/** Where a table's luck comes from, and who may know it. */
export interface Luck {
  kind: 'secret' | 'chosen' | 'repeated' | 'continued'
  by: string | null
}

export interface Result {
  scores: number[]
  turns: number[]
  winners: number[]
  resigned: number[]
  cards: Record<string, [number, number]>[]
  /** Not stored with games that ended under version 0.1.0. */
  reason?: Reason | null
  /** How many hints each seat was given. */
  hints?: number[]
}

/** What was chosen for the set-up is among its fields. */
export interface KingdomInfo extends Options {
  name: string | null
  cards: string[]
  bane: string | null
  code?: string
}

export interface TableInfo {
  id: string
  status: 'open' | 'playing' | 'over' | 'closed'
  title: string
  seat: number | null
  host: number | null
  seats: Seat[]
  kingdom: KingdomInfo
  first: number | null
  settings: {
    undo: 'ask' | 'free' | 'never' | 'always'
    clock: { seconds: number; increment: number } | null
    spectators: boolean
    chat: boolean
    point_counter: boolean
    deck_tracker: boolean
  }
  undo: { seat: number; agreed: number[]; since?: number } | null
  votes: Record<string, number[]>
  rematch: string | null
  /** The seats that want another game with the same luck. */
  same_luck?: number[]
  /** At a table for the same players again, the seats of those who wished for it or came; with the last the game begins. */
  agreed?: number[] | null
  luck?: Luck
  /** Whether the person at this table may ask for hints. */
  may_hint?: boolean
  /** The hints that were given, each while the decision of this number was pending. */
  hints?: { seat: number; number: number }[]
  rules: number
  result: Result | null
  seed?: string | number
}

export interface Links {
  table: string
  seat: number | null
  join: string | null
  watch: string | null
}

export interface ChatLine {
  number: number
  seat: number | null
  name: string
  text: string
  at: number
}

export type Incoming =
  | { type: 'welcome'; protocol: number; table: string; seat: number | null; rules: number }
  | { type: 'table'; table: TableInfo; broken: string | null }
  | {
      type: 'state'
      number: number
      view: View
      log_from: number
      events: GameEvent[]
      /** For each of these events the number of the first view that knew of it. */
      at: number[]
      clocks: number[] | null
      result?: Result
    }
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'ok'; id: number; number?: number; repeated?: boolean; done?: boolean; hint?: Hint }
  | { type: 'error'; id: number | null; code: string; message: string }
