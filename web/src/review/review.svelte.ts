/** The review of a finished game: read if there is one, else asked for and followed while it is computed. */
import { Deed } from '../game/deed.svelte'
import type { Refusal, ReviewReply } from '../game/protocol'
import { reviews, type Review } from './api'

const SOON = 500
const LATEST = 5000

type Heard = ({ type: 'review' } & ReviewReply) | { type: 'pong' } | Refusal

export class GameReview {
  told: ReviewReply | null = $state.raw(null)
  readonly deed = new Deed((code) => `reviewpage-refused-${code}`)

  private socket: WebSocket | null = null
  private again: ReturnType<typeof setTimeout> | undefined
  private pause = SOON
  private closed = false

  /** `mine` is whether one may have this game reviewed. */
  constructor(
    readonly table: string,
    readonly mine: boolean,
  ) {}

  get review(): Review | null {
    return this.told?.review ?? null
  }

  /** Whether it is being computed, or waits for that. */
  get busy(): boolean {
    return this.told?.state === 'running' || this.told?.state === 'waiting'
  }

  /** Read what there is, and have it computed if nothing is. */
  open(): Promise<boolean> {
    return this.deed.run(async () => {
      this.take(await reviews.read(this.table))
      if (this.mine && this.told?.state === 'none') this.take(await reviews.begin(this.table))
    })
  }

  /** Have it computed. */
  begin(): Promise<boolean> {
    return this.deed.run(async () => this.take(await reviews.begin(this.table)))
  }

  private take(told: ReviewReply): void {
    // What was known stays while another process begins again.
    this.told = told.review || told.state === 'none' ? told : { ...told, review: this.review }
    if (this.busy && this.mine) this.watch()
  }

  private watch(): void {
    if (this.closed || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return
    clearTimeout(this.again)
    const socket = new WebSocket(reviews.socket(this.table))
    this.socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 }))
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.hear(JSON.parse(String(data)) as Heard)
    }
    socket.onclose = () => {
      if (socket !== this.socket || !this.busy) return
      this.again = setTimeout(() => void this.open(), this.pause)
      this.pause = Math.min(LATEST, this.pause * 2)
    }
  }

  private hear(heard: Heard): void {
    if (heard.type !== 'review') return
    this.pause = SOON
    this.take(heard)
  }

  /** Wait no longer. */
  close(): void {
    this.closed = true
    clearTimeout(this.again)
    const socket = this.socket
    this.socket = null
    socket?.close()
  }
}
