/**
 * A new position is drawn over several frames, since all of it is too much for one: hand and question at once, in the
 * next frame what is around them, then what flies, then the log. Where nothing moves, only the log waits.
 */
import type { Connection } from '../game/connection.svelte'
import type { View } from '../game/protocol'
import { duration } from '../game/settings.svelte'
import type { Choice } from './choice.svelte'
import { afterFrames } from './frames'

const LOG_AFTER = 6

export interface Drawn {
  view: View
  choice: Choice | null
}

export class Staging {
  /** The log as it is drawn. */
  story: Pick<Connection, 'events' | 'at'> = $state.raw({ events: [], at: [] })

  private around: Drawn | null = $state.raw(null)
  private telling = false

  /** Create it while a component is created; `choice` is what is asked there now. */
  constructor(
    private readonly connection: Connection,
    private readonly choice: () => Choice | null,
  ) {
    $effect(() => {
      const { view } = connection
      const next = view && duration() ? { view, choice: choice() } : null
      afterFrames(1, () => (this.around = next))
    })
    $effect(() => {
      if (this.story.events === connection.events || this.telling) return
      this.telling = true
      afterFrames(LOG_AFTER, () => {
        this.telling = false
        this.story = { events: connection.events, at: connection.at }
      })
    })
  }

  /** What is drawn around hand and question: a frame behind them where something moves. */
  get drawn(): Drawn | null {
    const { view } = this.connection
    return view && (this.around ?? { view, choice: this.choice() })
  }
}
