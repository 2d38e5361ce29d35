/** A run of the lab as it goes on: what the server has found so far, and what can be done with it. */
import { Deed } from '../game/deed.svelte'
import type { DrawnChart, Refusal, RunInfo, RunNews, RunWish } from '../game/protocol'
import { settings } from '../game/settings.svelte'
import { lab, type MatchResult, type Run } from './api'
import { refusal } from './refusal'

const KEY = 'demesne-lab-run'
const SOON = 500
const LATEST = 5000
const RESIZING = 300
/** About how much of the screen is not for charts. */
const MARGINS = 50
const [NARROW, USUAL, WIDE] = [320, 640, 1200]

/** What is known of a match before the one that is shown, to say what changed. */
export type Before = Pick<MatchResult, 'scores' | 'games'>

export class LabRun {
  run: Run | null = $state.raw(null)
  drawings: DrawnChart[] = $state.raw([])
  /** Whether the server has forgotten it. */
  gone = $state(false)
  before: Before | null = $state.raw(null)
  readonly deed = new Deed(refusal)

  private socket: WebSocket | null = null
  private width = 0
  private greeted = ''
  private resized: ReturnType<typeof setTimeout> | undefined
  private again: ReturnType<typeof setTimeout> | undefined
  private pause = SOON

  /** Whether games are being played or waited for. */
  get busy(): boolean {
    return !this.gone && (this.run?.state === 'running' || this.run?.state === 'waiting')
  }

  /** The match that is shown, as far as it is one. */
  get match(): MatchResult | null {
    return this.run?.kind === 'match' ? (this.run.result as MatchResult | null) : null
  }

  /** Go on with the run that this tab had, if it had one. */
  resume(): void {
    const id = sessionStorage.getItem(KEY)
    if (id) this.watch(id)
  }

  start(wish: RunWish): Promise<boolean> {
    const last = this.match
    return this.deed.run(async () => {
      const { run } = await lab.run({ ...wish, language: settings.language })
      const old = this.run
      if (old && !this.gone && old.id !== run.id) void lab.end(old.id).catch(() => undefined)
      this.before = run.kind === 'match' && last?.games ? { scores: last.scores, games: last.games } : null
      this.run = run
      this.drawings = []
      sessionStorage.setItem(KEY, run.id)
      this.watch(run.id)
    })
  }

  stop(): Promise<boolean> {
    return this.change((id) => lab.stop(id))
  }

  go(more: number): Promise<boolean> {
    return this.change((id) => lab.go(id, more))
  }

  /** Forget it. */
  end(): Promise<boolean> {
    return this.deed.run(async () => {
      if (this.run) await lab.end(this.run.id)
      this.forget()
    })
  }

  private change(ask: (id: string) => Promise<{ run: Run }>): Promise<boolean> {
    return this.deed.run(async () => {
      if (!this.run) return
      const { run } = await ask(this.run.id)
      this.run = run
      this.watch(run.id)
    })
  }

  private forget(): void {
    this.close()
    this.run = null
    this.drawings = []
    this.gone = false
    sessionStorage.removeItem(KEY)
  }

  /** Charts are drawn for this width from now on. */
  resize(width: number): void {
    this.width = Math.round(Math.min(WIDE, Math.max(NARROW, width)))
    clearTimeout(this.resized)
    this.resized = setTimeout(() => this.greet(), RESIZING)
  }

  /** Ask for charts in the language that is spoken now and for the width that there is, unless they come like that. */
  greet(): void {
    const hello = JSON.stringify({ type: 'hello', protocol: 1, language: settings.language, width: this.width || Math.max(NARROW, Math.min(USUAL, innerWidth - MARGINS)) })
    if (this.socket?.readyState !== WebSocket.OPEN || this.greeted === hello) return
    this.greeted = hello
    this.socket.send(hello)
  }

  private watch(id: string): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN && this.socket.url.includes(id)) return
    this.close()
    this.gone = false
    const socket = new WebSocket(lab.socket(id))
    this.socket = socket
    socket.onopen = () => {
      this.greeted = ''
      this.greet()
    }
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.hear(JSON.parse(String(data)) as Heard)
    }
    socket.onclose = () => {
      if (socket !== this.socket || this.gone) return
      this.again = setTimeout(() => this.watch(id), this.pause)
      this.pause = Math.min(LATEST, this.pause * 2)
    }
  }

  private hear(heard: Heard): void {
    this.pause = SOON
    if (heard.type === 'run') this.take(heard.run)
    else if (heard.type === 'charts') this.drawings = heard.charts
    else if (heard.type === 'gone' || (heard.type === 'error' && heard.code === 'no-run')) {
      this.gone = true
      sessionStorage.removeItem(KEY)
      if (!this.run) this.forget()
    } else if (heard.type === 'error') {
      void this.deed.run(() => Promise.reject(Object.assign(new Error(heard.message), { code: heard.code })))
    }
  }

  /** What was asked for is told once; it stays the same. */
  private take(told: RunInfo): void {
    const request = told.request ?? (this.run?.id === told.id ? this.run.request : undefined)
    if (request) this.run = { ...told, request }
  }

  /** Look no longer. */
  close(): void {
    clearTimeout(this.again)
    clearTimeout(this.resized)
    const socket = this.socket
    this.socket = null
    socket?.close()
  }
}

type Heard =
  | RunNews
  | { type: 'charts'; charts: DrawnChart[] }
  | { type: 'gone' }
  | { type: 'pong' }
  | Refusal
