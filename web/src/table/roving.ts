/** Arrow keys inside a zone of the table: one stop for the Tab key, and every element a step away. */

const STOPS = 'button:not(:disabled), a[href]'

/** The element to go to from `from` in the direction of an arrow key: the nearest one on that side. */
function nearest(from: HTMLElement, all: HTMLElement[], key: string): HTMLElement | null {
  const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const
  const [x, y] = middle(from.getBoundingClientRect())
  let best: HTMLElement | null = null
  let least = Infinity
  for (const other of all) {
    if (other === from) continue
    const [ox, oy] = middle(other.getBoundingClientRect())
    const [dx, dy] = [ox - x, oy - y]
    const sideways = key === 'ArrowLeft' || key === 'ArrowRight'
    const ahead = sideways ? (key === 'ArrowRight' ? dx : -dx) : key === 'ArrowDown' ? dy : -dy
    const aside = Math.abs(sideways ? dy : dx)
    if (ahead <= 4) continue
    const far = ahead + 3 * aside
    if (far < least) [best, least] = [other, far]
  }
  return best
}

/** Make an element a zone: `{@attach roving}`. */
export function roving(zone: Element) {
  const stops = () =>
    [...zone.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => !stop.closest('[data-own-keys]') && stop.offsetParent)
  const hold = (chosen: HTMLElement | undefined) => {
    for (const stop of stops()) stop.tabIndex = stop === chosen ? 0 : -1
  }
  const settle = () => {
    const all = stops()
    if (all.filter((stop) => stop.tabIndex === 0).length !== 1) {
      hold(all.find((stop) => stop === document.activeElement) ?? all.find((stop) => stop.tabIndex === 0) ?? all[0])
    }
  }
  const focus = (event: Event) => {
    const stop = (event.target as Element).closest<HTMLElement>(STOPS)
    if (stop && !stop.closest('[data-own-keys]')) hold(stop)
  }
  const key = (event: Event) => {
    const { key, target, altKey, ctrlKey, metaKey } = event as KeyboardEvent
    if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement) || target.closest('[data-own-keys]')) return
    const all = stops()
    let to: HTMLElement | null | undefined = null
    if (key.startsWith('Arrow')) to = nearest(target, all, key)
    else if (key === 'Home') to = all[0]
    else if (key === 'End') to = all[all.length - 1]
    if (to) {
      event.preventDefault()
      event.stopPropagation()
      to.focus()
    }
  }
  let due = 0
  // Whether something is visible is known without more work once the page has been laid out anew.
  const watcher = new MutationObserver(() => {
    cancelAnimationFrame(due)
    due = requestAnimationFrame(settle)
  })
  watcher.observe(zone, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  zone.addEventListener('focusin', focus)
  zone.addEventListener('keydown', key)
  settle()
  return () => {
    watcher.disconnect()
    cancelAnimationFrame(due)
    zone.removeEventListener('focusin', focus)
    zone.removeEventListener('keydown', key)
  }
}
