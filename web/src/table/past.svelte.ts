/** Looking back: the table as it was at an earlier moment of a game that goes on. */
import { request } from '../game/api'
import type { Connection } from '../game/connection.svelte'
import type { View } from '../game/protocol'

export interface Moment {
  number: number
  view: View
  /** Whether it was taken back since. */
  undone: boolean
}

export class Past {
  /** The moment that is looked at; null for the present. */
  moment: Moment | null = $state.raw(null)

  /** How often the past was gone to or left: what is fetched for an earlier time comes too late. */
  private looks = 0

  constructor(private readonly connection: Connection) {}

  leave(): void {
    this.looks += 1
    this.moment = null
  }

  /** Show the view with this number; the newest one is the present. */
  async look(number: number): Promise<void> {
    const { view, watchCode, id } = this.connection
    if (!view || number >= view.number) return this.leave()
    const wanted = ++this.looks
    const code = watchCode ? `&watch=${watchCode}` : ''
    const found = await request<Moment>('GET', `/api/tables/${id}/past?at=${number}${code}`)
    if (this.looks === wanted) this.moment = found
  }
}
