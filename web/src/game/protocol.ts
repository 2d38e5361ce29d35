/** What the server and the client say to each other: docs/protocol.md and docs/server-protocol.md. */

export interface Decision {
  player: number
  kind: Kind
  source: string | null
  event: string
  step: number
  target: number | null
  about: string[]
  options: string[]
  /** Where each option lies; empty when they are no cards on the table. */
  zones: string[]
  /** The seat whose zones these are. */
  owner: number
  min: number
  max: number
  ordered: boolean
}

export type Kind =
  | 'action'
  | 'treasure'
  | 'spend'
  | 'buy'
  | 'overpay'
  | 'gain'
  | 'trash'
  | 'discard'
  | 'topdeck'
  | 'reveal'
  | 'react'
  | 'play'
  | 'name'
  | 'mode'

export interface Turn {
  player: number
  phase: 'action' | 'buy' | 'clean-up' | 'over'
  actions: number
  buys: number
  coins: number
}

export interface Player {
  seat: number
  hand: number
  deck: number
  discard_top: string | null
  in_play: string[]
  aside: string[]
  shown: string[]
  tokens: number
  turns: number
}

export interface Pile {
  pile: string
  top: string | null
  count: number
  cost: number
}

export interface View {
  version: number
  seat: number | null
  number: number
  turn: Turn
  players: Player[]
  hand: string[]
  supply: Pile[]
  beside: Pile[]
  bane: string | null
  trash: string[]
  waiting_for: { player: number; source: string | null } | null
  decision: Decision | null
  over: boolean
  points?: number[]
  owned?: Record<string, number>[]
  own_deck?: Record<string, number>
}

export interface GameEvent {
  type: string
  seat: number
  depth: number
  count?: number
  cards?: string[]
  amount?: number
  to?: string
  label?: string
}

export interface Seat {
  kind: 'person' | 'bot' | 'open'
  name: string | null
  bot: string | null
  driven: boolean
  resigned: boolean
  present: boolean
}

export interface Result {
  scores: number[]
  turns: number[]
  winners: number[]
  resigned: number[]
  cards: Record<string, [number, number]>[]
}

export interface KingdomInfo {
  name: string | null
  cards: string[]
  bane: string | null
  shelters: boolean | null
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
  undo: { seat: number; agreed: number[] } | null
  votes: Record<string, number[]>
  rematch: string | null
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
  | { type: 'ok'; id: number; number?: number; repeated?: boolean; done?: boolean }
  | { type: 'error'; id: number | null; code: string; message: string }
