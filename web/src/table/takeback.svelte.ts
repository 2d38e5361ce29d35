/** Undo: your request to the server and the others, and the requests of the others. */
import type { Connection } from '../game/connection.svelte'
import type { Incoming } from '../game/protocol'
import { t } from '../game/settings.svelte'
import type { Autoplay } from './autoplay.svelte'

export class Takeback {
  /** The number of the view at which you asked, while the others think about it. */
  private askedAt: number | null = null

  /** Create it while a component is created; `refused` is called with what to say when the others did not agree. */
  constructor(
    private readonly connection: Connection,
    private readonly autoplay: Autoplay,
    refused: (note: string) => void,
  ) {
    $effect(() => {
      const number = connection.view?.number ?? null
      if (this.isMine) this.askedAt ??= number
      else {
        // It is no longer asked for, while nothing was taken back.
        if (this.askedAt !== null && this.askedAt === number) refused(t('board-undo-refused'))
        this.askedAt = null
      }
    })
  }

  private get wish() {
    return this.connection.table?.undo ?? null
  }

  /** Whether the others are being asked to agree to your undo. */
  get isMine(): boolean {
    return this.wish !== null && this.wish.seat === this.connection.table?.seat
  }

  /** The seat whose undo you have to agree to or refuse. */
  get asker(): number | null {
    const you = this.connection.table?.seat ?? null
    return this.wish && you !== null && this.wish.seat !== you && !this.wish.agreed.includes(you) ? this.wish.seat : null
  }

  /** Take back your last answer, by `ask`ing the server. What is taken back is not answered by a habit again. */
  async request(ask: (message: Incoming) => Promise<boolean>): Promise<void> {
    this.connection.catchUp()
    const number = this.connection.view?.number ?? 0
    this.autoplay.takeBack(number)
    if (!(await ask({ type: 'undo', number }))) this.autoplay.takeBack(null)
  }
}
