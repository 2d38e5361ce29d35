/** What lies over or beside the table: the help, the menu, the side; and where the focus goes back to. */
import { tick } from 'svelte'

export type Side = 'log' | 'chat' | 'decks' | 'settings'
export type Layer = 'help' | 'menu' | 'side'

const NARROW = '(max-width: 860px)'

export class Layers {
  /** What the side shows. */
  side: Side = $state('log')
  /** What lies over the table, if anything; the side only where there is no room beside the table. */
  layer: Layer | null = $state(null)

  private opener: Element | null = null

  lay(what: Layer): void {
    if (!this.layer) this.opener = document.activeElement
    this.layer = what
  }

  putAway(): void {
    this.layer = null
    if (this.opener instanceof HTMLElement && this.opener.isConnected) this.opener.focus()
    this.opener = null
  }

  toggle(what: Layer): void {
    if (this.layer === what) this.putAway()
    else this.lay(what)
  }

  /** Show a side and go into it; where it covers the table, a second time puts it away. */
  open(side: Side): void {
    if (matchMedia(NARROW).matches) {
      if (this.layer === 'side' && this.side === side) return this.putAway()
      this.lay('side')
    }
    this.side = side
    void tick().then(() => document.querySelector<HTMLElement>(`[data-side="${side}"]`)?.focus())
  }
}
