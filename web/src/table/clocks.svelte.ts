/** The clocks of a table: the server tells how much is left after each answer, here they run on between. */
import type { Connection } from '../game/connection.svelte'

const TICK = 500

export class Clocks {
  private now = $state(performance.now())

  /** Made while a component is: the clocks run as long as it is there. */
  constructor(private readonly connection: Connection) {
    $effect(() => {
      if (!connection.clocks) return
      const timer = setInterval(() => (this.now = performance.now()), TICK)
      return () => clearInterval(timer)
    })
  }

  /** The seconds that a seat has left; null at a table without clocks. */
  readonly left = (seat: number): number | null => {
    const { clocks, clocksAt, view, table } = this.connection
    const left = clocks?.[seat]
    if (left === undefined || left === null) return null
    const running = view?.waiting_for?.player === seat && table?.seats[seat]?.kind === 'person' && table.status !== 'over'
    return Math.max(0, running ? left - (this.now - clocksAt) / 1000 : left)
  }
}
