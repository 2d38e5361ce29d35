/** The clocks of a table: the server tells how much is left after each answer, here they run on between. */
import type { Connection } from '../game/connection.svelte'

const TICK = 500

export class Clocks {
  private now = $state(performance.now())
  /** For how long somebody has been there to make the pending decision, in milliseconds: nothing runs for who is away. */
  private used = $state(0)

  /** Made while a component is: the clocks run as long as it is there. */
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
      // With each state the clocks are told anew.
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
