/** One table, live: a socket that comes back by itself, and everything it has told. */
import type { ChatLine, GameEvent, Incoming, Result, TableInfo, View } from './protocol'
import { duration } from './settings.svelte'
import { share } from './steady'

export type Status = 'connecting' | 'open' | 'lost' | 'refused'

export class Answered extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

interface Waiting {
  resolve: (reply: { done?: boolean; repeated?: boolean }) => void
  reject: (error: Answered) => void
}

const PAUSES = [250, 500, 1000, 2000, 4000]
const HEARTBEAT = 15_000

/** How long a state is seen before the next one, at normal speed, and how far in all what is seen may lag behind. */
const PAUSE = 240
const BEHIND = 2400
const FRAME = 16

type Told = Extract<Incoming, { type: 'table' | 'state' }>

export class Connection {
  status: Status = $state('connecting')
  table: TableInfo | null = $state.raw(null)
  view: View | null = $state.raw(null)
  events: GameEvent[] = $state.raw([])
  /** For each event the number of the first view that knew of it. */
  at: number[] = $state.raw([])
  clocks: number[] | null = $state.raw(null)
  /** When the clocks were told, by `performance.now()`. */
  clocksAt = $state(0)
  result: Result | null = $state.raw(null)
  chat: ChatLine[] = $state.raw([])
  broken: string | null = $state(null)
  /** Why the server would not let us in. */
  refusal: string | null = $state(null)

  /** Told of every state, with the view before it and the events that led from there to here. */
  onstate: ((before: View | null, after: View, events: GameEvent[]) => void) | null = null

  private socket: WebSocket | null = null
  private closed = false
  private tries = 0
  private ids = 0
  private readonly waiting = new Map<number, Waiting>()
  private heart: ReturnType<typeof setInterval> | undefined
  private again: ReturnType<typeof setTimeout> | undefined
  private heard = 0
  /** What was told and is not seen yet: of states that come faster than eyes follow, one waits for the other. */
  private unseen: { message: Told; heard: number }[] = []
  private seenAt = -Infinity
  private next: ReturnType<typeof setTimeout> | undefined
  private readonly wake = () => {
    if (this.status === 'lost') this.connect()
  }

  constructor(
    readonly id: string,
    readonly watchCode: string | null = null,
  ) {
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.connect()
  }

  /** Hang up for good. */
  close(): void {
    this.closed = true
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    clearTimeout(this.again)
    clearTimeout(this.next)
    clearInterval(this.heart)
    this.socket?.close()
  }

  private connect(): void {
    clearTimeout(this.again)
    if (this.closed || this.socket) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`)
    this.socket = socket
    socket.onopen = () => {
      const hello: Record<string, unknown> = { type: 'hello', protocol: 1, told: this.events.length }
      if (this.view) hello.number = this.view.number
      if (this.watchCode) hello.watch = this.watchCode
      socket.send(JSON.stringify(hello))
    }
    socket.onmessage = (message) => this.hear(JSON.parse(message.data) as Incoming)
    socket.onclose = () => this.lose(socket)
    this.heard = performance.now()
    clearInterval(this.heart)
    this.heart = setInterval(() => this.beat(), HEARTBEAT)
  }

  private beat(): void {
    if (performance.now() - this.heard > 2.5 * HEARTBEAT) this.socket?.close()
    else if (this.status === 'open') this.send({ type: 'ping' }).catch(() => undefined)
  }

  private lose(socket: WebSocket): void {
    if (this.socket !== socket) return
    this.socket = null
    clearInterval(this.heart)
    this.catchUp()
    for (const { reject } of this.waiting.values()) reject(new Answered('lost', 'connection lost'))
    this.waiting.clear()
    if (this.closed || this.status === 'refused') return
    this.status = 'lost'
    this.again = setTimeout(() => this.connect(), PAUSES[Math.min(this.tries++, PAUSES.length - 1)])
  }

  private hear(message: Incoming): void {
    this.heard = performance.now()
    switch (message.type) {
      case 'welcome':
        this.status = 'open'
        this.tries = 0
        break
      case 'table':
      case 'state':
        this.unseen.push({ message, heard: this.heard })
        this.follow()
        break
      case 'chat':
        this.chat = [...this.chat, ...message.lines].filter(
          (line, place, all) => all.findIndex((other) => other.number === line.number) === place,
        )
        break
      case 'ok':
        this.waiting.get(message.id)?.resolve(message)
        this.waiting.delete(message.id)
        break
      case 'error': {
        if (message.id === null || message.id === undefined) {
          if (['forbidden', 'no-table', 'protocol', 'no-hello'].includes(message.code)) {
            this.status = 'refused'
            this.refusal = message.code
          }
          break
        }
        this.waiting.get(message.id)?.reject(new Answered(message.code, message.message))
        this.waiting.delete(message.id)
      }
    }
  }

  /** Show what was told, each state for a moment. Where nothing moves, all there is, but only once a frame. */
  private follow(): void {
    clearTimeout(this.next)
    const time = duration(1)
    while (this.unseen.length && !document.hidden) {
      const pause = Math.max(FRAME, Math.min(time * PAUSE, (time * BEHIND) / this.unseen.length))
      const left = this.seenAt + pause - performance.now()
      if (left > 0 && this.unseen[0]?.message.type === 'state') {
        this.next = setTimeout(() => this.follow(), left)
        return
      }
      this.show(time ? 1 : this.unseen.length)
    }
    this.catchUp()
  }

  /** Show at once whatever was told. */
  catchUp(): void {
    clearTimeout(this.next)
    if (this.unseen.length) this.show(this.unseen.length)
  }

  private show(count: number): void {
    const before = this.view
    const happened: GameEvent[] = []
    for (const { message, heard } of this.unseen.splice(0, count)) {
      if (message.type === 'table') {
        this.table = share(this.table, message.table)
        this.broken = message.broken
        if (message.table.result) this.result = message.table.result
        continue
      }
      this.events = [...this.events.slice(0, message.log_from), ...message.events]
      this.at = [...this.at.slice(0, message.log_from), ...message.at]
      this.clocks = message.clocks
      this.clocksAt = heard
      if (message.result) this.result = message.result
      this.view = share(this.view, message.view)
      happened.push(...message.events)
    }
    if (!this.view || this.view === before) return
    this.seenAt = performance.now()
    this.onstate?.(before, this.view, happened)
  }

  /** Say something to the server; resolves when it is done there. */
  send(message: Record<string, unknown>): Promise<{ done?: boolean; repeated?: boolean }> {
    const socket = this.socket
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Answered('lost', 'connection lost'))
    const id = ++this.ids
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ ...message, id }))
    })
  }

  /** Answer the pending decision with the places of its options. */
  answer(picks: number[]): Promise<unknown> {
    return this.send({ type: 'answer', number: this.view?.number ?? 0, answer: picks })
  }
}
