/** Reading a card: hovering, a long press or `?` sets it here; the inspector shows it. */

export interface Inspected {
  card: string | null
  /** Whether it stays until it is put away; otherwise it goes with the pointer. */
  pinned: boolean
  /** What the card is shown for, and where that was. */
  opener: Element | null
  box: DOMRect | null
  /** The cards of the game at this table: rulings that involve them come first. */
  here: readonly string[]
}

export const inspected: Inspected = $state({ card: null, pinned: false, opener: null, box: null, here: [] })

export const ID = 'inspector'

const HOVER = 350
const NEXT = 80
const PRESS = 450

/** When the last card went that was shown by hovering: from card to card there is no delay. */
let gone = -Infinity

/** Show a card. One that only the pointer rests on does not drive a pinned one away. */
export function show(card: string, pinned: boolean, near: Element | null = null): void {
  if (inspected.pinned && !pinned) return
  Object.assign(inspected, { card, pinned, opener: near, box: near?.getBoundingClientRect() ?? null })
}

/** Put the card away; a pinned one only when that is meant. */
export function hide(evenPinned = false): void {
  if (!inspected.card || (inspected.pinned && !evenPinned)) return
  const back = document.getElementById(ID)?.contains(document.activeElement) ? inspected.opener : null
  if (!inspected.pinned) gone = performance.now()
  Object.assign(inspected, { card: null, pinned: false, opener: null, box: null })
  if (back instanceof HTMLElement && back.isConnected) back.focus()
}

/** Let an element show a card: by hovering, a long press, or `?` while it has the focus. `?` again goes into it. */
export function inspect(card: string | null) {
  return (element: Element) => {
    if (!card) return
    const target = element as HTMLElement
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    let waits = false
    const later = (pinned: boolean, pause: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        pressed = pinned
        show(card, pinned, target)
      }, pause)
    }
    const hideOwn = () => {
      clearTimeout(timer)
      waits = false
      if (inspected.opener === target) hide()
    }
    const deeds: Record<string, (event: Event) => void> = {
      // A pointer that rests while the table moves under it has not asked for anything.
      pointermove: (event) => {
        const { pointerType, movementX, movementY } = event as PointerEvent
        if (waits || pointerType !== 'mouse' || !(movementX || movementY)) return
        waits = true
        later(false, performance.now() - gone < HOVER ? NEXT : HOVER)
      },
      pointerleave: hideOwn,
      pointerdown: (event) => {
        pressed = false
        if ((event as PointerEvent).pointerType === 'mouse') hideOwn()
        else later(true, PRESS)
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event) => {
        event.preventDefault()
        show(card, true, target)
      },
      keydown: (event) => {
        if ((event as KeyboardEvent).key !== '?') return
        event.preventDefault()
        event.stopPropagation()
        if (inspected.pinned && inspected.opener === target) document.getElementById(ID)?.focus()
        else show(card, true, target)
      },
    }
    // A long press reads the card; it must not pick it as well.
    const click = (event: Event) => {
      if (!pressed) return
      pressed = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    for (const [name, deed] of Object.entries(deeds)) target.addEventListener(name, deed)
    target.addEventListener('click', click, true)
    return () => {
      hideOwn()
      for (const [name, deed] of Object.entries(deeds)) target.removeEventListener(name, deed)
      target.removeEventListener('click', click, true)
    }
  }
}
