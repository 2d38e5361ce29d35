/** Who has been away so long that a bot may play for them; reloading the page is no absence. */
import { SvelteSet } from 'svelte/reactivity'
import type { Connection } from '../game/connection.svelte'

const PATIENCE = 30_000

export class Absence {
  private readonly long = new SvelteSet<number>()

  /** Create it while a component is created. */
  constructor(connection: Connection) {
    $effect(() => {
      const away = (connection.table?.seats ?? []).flatMap(({ kind, present }, seat) => (kind === 'person' && !present ? [seat] : []))
      for (const seat of this.long) if (!away.includes(seat)) this.long.delete(seat)
      const timers = away.filter((seat) => !this.long.has(seat)).map((seat) => setTimeout(() => this.long.add(seat), PATIENCE))
      return () => timers.forEach(clearTimeout)
    })
  }

  /** Whether the others may let a bot play for this seat. */
  isLong(seat: number): boolean {
    return this.long.has(seat)
  }
}
