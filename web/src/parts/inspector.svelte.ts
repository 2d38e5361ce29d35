/** Reading a card: whoever hovers over, long-presses or asks with `?` for one sets it here; the inspector shows it. */

export const inspected: { card: string | null; pinned: boolean; x: number; y: number } = $state({
  card: null,
  pinned: false,
  x: 0,
  y: 0,
})

const HOVER = 350
const PRESS = 450

/** Show a card until something else is looked at; a pinned one stays until it is put away. */
export function show(card: string, pinned: boolean, near?: Element | null): void {
  const box = near?.getBoundingClientRect()
  Object.assign(inspected, { card, pinned, x: box ? box.x + box.width / 2 : 0, y: box ? box.y : 0 })
}

/** Put the card away. */
export function hide(evenPinned = false): void {
  if (!inspected.pinned || evenPinned) Object.assign(inspected, { card: null, pinned: false })
}

/** Let an element show a card: by hovering, a long press, or `?` while it has the focus. */
export function inspect(card: string | null) {
  return (element: Element) => {
    if (!card) return
    const target = element as HTMLElement
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    const later = (pinned: boolean, pause: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        pressed = pinned
        show(card, pinned, target)
      }, pause)
    }
    const enter = (event: PointerEvent) => event.pointerType === 'mouse' && later(false, HOVER)
    const leave = () => {
      clearTimeout(timer)
      hide()
    }
    const down = (event: PointerEvent) => event.pointerType !== 'mouse' && later(true, PRESS)
    const up = () => clearTimeout(timer)
    // A long press reads the card; it must not pick it as well.
    const click = (event: Event) => {
      if (!pressed) return
      pressed = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const menu = (event: Event) => {
      event.preventDefault()
      show(card, true, target)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== '?') return
      event.preventDefault()
      event.stopPropagation()
      show(card, true, target)
    }
    target.addEventListener('pointerenter', enter)
    target.addEventListener('pointerleave', leave)
    target.addEventListener('pointerdown', down)
    target.addEventListener('pointerup', up)
    target.addEventListener('pointercancel', up)
    target.addEventListener('click', click, true)
    target.addEventListener('contextmenu', menu)
    target.addEventListener('keydown', key)
    return () => {
      leave()
      target.removeEventListener('pointerenter', enter)
      target.removeEventListener('pointerleave', leave)
      target.removeEventListener('pointerdown', down)
      target.removeEventListener('pointerup', up)
      target.removeEventListener('pointercancel', up)
      target.removeEventListener('click', click, true)
      target.removeEventListener('contextmenu', menu)
      target.removeEventListener('keydown', key)
    }
  }
}
