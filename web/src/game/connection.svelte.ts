/** One table, live: a socket that comes back by itself, and everything that it has said. */
import { matters, readingTime, steps } from './following'
import { linesOf } from './log'
import type { Accepted, ChatLine, GameEvent, Incoming, Outgoing, State, TableInfo, TableNews, TableResult, View } from './protocol'
import { pace, settings } from './settings.svelte'
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

/** What the server says of a message that it heeded. */
export type Done = Pick<Accepted, 'done' | 'repeated' | 'hint'>

interface Waiting {
  resolve: (reply: Done) => void
  reject: (error: Answered) => void
}

const PAUSES = [250, 500, 1000, 2000, 4000]
const HEARTBEAT = 15_000

/** How far the screen may lag behind the server in all, at normal speed; less while your own clock runs. */
const BEHIND = 20_000
const BEHIND_CLOCK = 3000
const FRAME = 16

type Told = State | TableNews

export class Connection {
  status: Status = $state('connecting')
  table: TableInfo | null = $state.raw(null)
  view: View | null = $state.raw(null)
  events: GameEvent[] = $state.raw([])
  /** For each event the number of the first view that knew of it. */
  at: number[] = $state.raw([])
  clocks: number[] | null = $state.raw(null)
  /** When the clocks were last set, by `performance.now()`. */
  clocksAt = $state(0)
  result: TableResult | null = $state.raw(null)
  chat: ChatLine[] = $state.raw([])
  broken: string | null = $state(null)
  /** Why the server would not let us in. */
  refusal: string | null = $state(null)

  /** Called with every state, the view before it and the events that led from there to here. */
  onstate: ((before: View | null, after: View, events: GameEvent[]) => void) | null = null

  private socket: WebSocket | null = null
  private closed = false
  private tries = 0
  private ids = 0
  private readonly waiting = new Map<Accepted['id'], Waiting>()
  private heart: ReturnType<typeof setInterval> | undefined
  private again: ReturnType<typeof setTimeout> | undefined
  private heard = 0
  /** Whether there is more to show, and whether it waits for a key or a click. */
  behind = $state(false)
  held = $state(false)

  /** States that are not shown yet: those that come faster than the eye can follow wait for each other. */
  private unseen: { message: Told; heard: number }[] = []
  /** The last view received, shown or not, and how many events it knew of. */
  private told: { view: View; events: number } | null = null
  /** Until when the reader needs to read what is shown, by `performance.now()`; and whether it is news. */
  private readUntil = -Infinity
  private isNews = false
  private next: ReturnType<typeof setTimeout> | undefined
  private readonly wake = () => {
    if (this.status === 'lost') this.connect()
  }

  /** Resolves when the server has let us in, and fails when it will not. */
  readonly opened: Promise<void>
  private letIn: { resolve: () => void; reject: (error: Answered) => void } = { resolve: () => undefined, reject: () => undefined }

  constructor(
    readonly id: string,
    readonly watchCode: string | null = null,
  ) {
    this.opened = new Promise((resolve, reject) => (this.letIn = { resolve, reject }))
    this.opened.catch(() => undefined)
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
    socket.onmessage = (message) => this.hear(JSON.parse(message.data) as Outgoing)
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

  private hear(message: Outgoing): void {
    this.heard = performance.now()
    switch (message.type) {
      case 'welcome':
        this.status = 'open'
        this.tries = 0
        this.letIn.resolve()
        break
      case 'table':
        this.unseen.push({ message, heard: this.heard })
        this.follow()
        break
      case 'state':
        for (const step of this.cut(message)) this.unseen.push({ message: step, heard: this.heard })
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
            this.letIn.reject(new Answered(message.code, message.message))
          }
          break
        }
        this.waiting.get(message.id)?.reject(new Answered(message.code, message.message))
        this.waiting.delete(message.id)
      }
    }
  }

  /** A state, cut into the steps that are shown one after the other. */
  private cut(message: State): State[] {
    const { view, events, at, log_from } = message
    // After an undo or a gap the log starts elsewhere: that is no step from the state before.
    const before = this.told?.events === log_from ? this.told.view : null
    this.told = { view, events: log_from + events.length }
    let done = 0
    return steps(before, view, events).map((step) => {
      const from = done
      done = step.told
      return { ...message, view: step.view, log_from: log_from + from, events: events.slice(from, done), at: at.slice(from, done) }
    })
  }

  /** Show the states, each step for as long as it takes to read. If nobody is following, show everything, once a frame. */
  private follow(): void {
    clearTimeout(this.next)
    this.behind = this.unseen.some(({ message }) => message.type === 'state')
    const time = pace()
    while (this.unseen.length && !document.hidden) {
      const isState = this.unseen[0]?.message.type === 'state'
      this.held = isState && this.isNews && settings.speed === 'slow' && !this.clocks
      if (this.held) return
      const most = (time * (this.clocks ? BEHIND_CLOCK : BEHIND)) / this.unseen.length
      const left = Math.min(this.readUntil - performance.now(), most)
      if (left > 0 && isState) {
        this.next = setTimeout(() => this.follow(), left)
        this.readUntil = performance.now() + left
        return
      }
      this.show(time ? 1 : this.unseen.length)
    }
    this.catchUp()
  }

  /** The reader has read what is shown: on to the next step. */
  goOn(): void {
    this.readUntil = -Infinity
    this.isNews = false
    this.follow()
  }

  /** Show everything at once. */
  catchUp(): void {
    clearTimeout(this.next)
    this.behind = this.held = false
    if (this.unseen.length) this.show(this.unseen.length)
    this.isNews = false
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
    const you = this.view.seat
    this.isNews = before !== null && matters(happened, you)
    const toRead = before ? pace() * readingTime(happened, you, linesOf(happened).length) : 0
    this.readUntil = performance.now() + Math.max(FRAME, toRead)
    this.onstate?.(before, this.view, happened)
  }

  /** Send something to the server; resolves when it is done there. */
  send(message: Incoming): Promise<Done> {
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

/** Give up at a table without going there. */
export async function resign(table: string): Promise<void> {
  const connection = new Connection(table)
  try {
    await connection.opened
    await connection.send({ type: 'resign' })
  } finally {
    connection.close()
  }
}
