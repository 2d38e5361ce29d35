/** The clocks of a table: the server says how much is left after each answer, and here they run on in between. */
import type { Connection } from '../game/connection.svelte'

const TICK = 500

export class Clocks {
  private now = $state(performance.now())
  /** For how long somebody has been there to make the pending decision, in milliseconds: no clock runs for a player who is away. */
  private used = $state(0)

  /** Create it while a component is created: the clocks run as long as it is there. */
  constructor(private readonly connection: Connection) {
    $effect(() => {
      if (!connection.clocks) return
      const timer = setInterval(() => {
        const now = performance.now()
        const decides = connection.table?.seats[connection.view?.waiting_for?.player ?? -1]
        if (decides?.present) this.used += now - this.now
        this.now = now
      }, TICK)
      return () => clearInterval(timer)
    })
    $effect(() => {
      // Each state sets the clocks anew.
      this.used = Math.max(0, performance.now() - connection.clocksAt)
    })
  }

  /** The seconds that a seat has left; null at a table without clocks. */
  readonly left = (seat: number): number | null => {
    const { clocks, view, table } = this.connection
    const left = clocks?.[seat]
    const found = table?.seats[seat]
    // A bot has all the time that it needs.
    if (left === undefined || left === null || found?.kind !== 'person') return null
    const running = view?.waiting_for?.player === seat && !found.driven && table?.status !== 'over'
    return Math.max(0, running ? left - this.used / 1000 : left)
  }
}
