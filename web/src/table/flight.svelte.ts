/** Cards that fly from zone to zone: a picture of what happened, which nobody has to wait for. */
import { mount } from 'svelte'
import { card as fact } from '../game/cards'
import { GOES, type EventType, type GameEvent, type View } from '../game/protocol'
import { duration } from '../game/settings.svelte'
import CardFace from '../parts/CardFace.svelte'

export interface Flight {
  /** Which card, or null for one that is seen from behind. */
  card: string | null
  /** The zones as the table names them in `data-zone`. */
  from: string
  to: string
}

/** More at once is a flurry that explains nothing. */
const MOST = 12
const STAGGER = 35
const SIDE = 112

/** The cards of an event that fly singly; the rest of a large heap is implied. */
const HEAP = 3

/** Which cards went where, as far as the reader saw it. */
export function flights(before: View, after: View, events: readonly GameEvent[]): Flight[] {
  const found: Flight[] = []
  let passed: GameEvent | null = null
  for (const event of events) {
    if (event.type === 'pass-on') passed = event
    else if (event.type === 'receive' && passed) {
      // Of one card that is passed, the giver and the taker have each an event; each sees the card in their own.
      const card = event.cards?.[0] ?? passed.cards?.[0] ?? null
      const hand = ({ seat }: GameEvent) => placeOf('hand', card, seat, before, after)
      found.push({ card, from: hand(passed), to: hand(event) })
    }
    // What is cleaned up comes from play and from hand.
    const from = event.from ?? (event.type === 'clean-up' ? 'in_play' : undefined)
    const to = destination(event)
    if (event.seat < 0 || !to || !from) continue
    const known = event.cards ?? []
    const back = event.type === 'shuffle' || event.type === 'discard-deck'
    for (let i = 0; i < Math.min(event.count ?? 1, HEAP); i++) {
      const card = back ? null : (known[i] ?? null)
      const place = (zone: string) => placeOf(zone, card, event.seat, before, after)
      found.push({ card, from: place(from), to: place(to) })
    }
  }
  return found.slice(-MOST)
}

/** What is only looked at or put below stays where it is drawn, and a passed card flies once, from hand to hand. */
const STILL: EventType[] = ['look', 'reveal', 'bottom', 'shuffle-in', 'pass-on', 'receive', 'come-back']

const destination = ({ type, to }: GameEvent) => (STILL.includes(type) ? undefined : (to ?? GOES[type]))

/** A zone as the table names it in `data-zone`. */
function placeOf(zone: string, card: string | null, seat: number, before: View, after: View): string {
  switch (zone) {
    case 'hand':
      return seat === after.seat ? 'hand' : `hand-${seat}`
    case 'in_play':
      return `play-${seat}`
    case 'native_village':
      return `island-${seat}`
    case 'trash':
      return 'trash'
    case 'supply':
    case 'beside':
      return `pile-${pileOf(card, before, after)}`
    default:
      return `${zone}-${seat}`
  }
}

/** The pile of a card: it has its name, unless several sorts of cards lie there. */
function pileOf(card: string | null, before: View, after: View): string {
  const piles = [...before.supply, ...before.beside, ...after.supply, ...after.beside]
  return piles.find(({ pile, top }) => pile === card || top === card)?.pile ?? (card && fact(card).pile) ?? ''
}

/** The seats that an Attack reached: whom the last event that says so still names. */
export const reached = (events: readonly GameEvent[]): number[] =>
  events.findLast(({ targets }) => targets !== undefined)?.targets ?? []

let layer: HTMLElement | null = null
const running = new Map<Animation, HTMLElement>()
let states = 0

/**
 * Show what led from one view to the next. It returns at once; any key or touch ends it, and nothing is shown where no
 * movement is wanted, in a tab that nobody sees, or when the game runs ahead of what could be followed.
 */
export function fly(before: View | null, after: View, events: readonly GameEvent[]): void {
  const time = duration(200)
  if (!before || !time || document.hidden || !events.length) return
  if (states >= MOST) {
    skip()
    return
  }
  if (running.size > 2 * MOST) skip()
  const wanted = flights(before, after, events)
  const hit = reached(events)
  // All places are measured before anything is added, so that the page is laid out once.
  const places = new Map<string, DOMRect | null>()
  const place = (zone: string): DOMRect | null => {
    let found = places.get(zone)
    if (found === undefined) places.set(zone, (found = measure(zone)))
    return found
  }
  const routes = wanted.flatMap(({ card, from, to }) => {
    const [start, end] = [place(from), cardPlace(card, to) ?? place(to)]
    return start && end && from !== to ? [{ card, start, end }] : []
  })
  const pulses = hit.flatMap((seat) => seatPlace(seat) ?? [])
  if (!routes.length && !pulses.length) return

  const ghosts = document.createDocumentFragment()
  const started: (() => Animation)[] = []
  routes.forEach(({ card, start, end }, turn) => {
    const ghost = card ? faceUp(card) : faceDown()
    ghosts.append(ghost)
    started.push(() => {
      const animation = ghost.animate(way(start, end), {
        duration: time,
        delay: turn * Math.min(STAGGER, time / 4),
        easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
        fill: 'both',
      })
      running.set(animation, ghost)
      return animation
    })
  })
  for (const box of pulses) {
    const ring = outline(box)
    ghosts.append(ring)
    started.push(() => {
      const animation = ring.animate({ opacity: [0, 1, 0.25, 1, 0] }, { duration: 3 * time, fill: 'both' })
      running.set(animation, ring)
      return animation
    })
  }
  open().append(ghosts)
  states += 1
  const animations = started.map((start) => start())
  for (const animation of animations) animation.onfinish = () => land(animation)
  void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => (states -= 1))
}

/** End all movement now. */
export function skip(): void {
  for (const animation of [...running.keys()]) {
    land(animation)
    animation.cancel()
  }
}

function land(animation: Animation): void {
  running.get(animation)?.remove()
  running.delete(animation)
  if (!running.size) close()
}

const hidden = () => document.hidden && skip()

function open(): HTMLElement {
  if (layer) return layer
  layer = styled('div', { position: 'fixed', inset: '0', overflow: 'hidden', pointerEvents: 'none', zIndex: '25', contain: 'strict' })
  layer.ariaHidden = 'true'
  layer.inert = true
  document.body.append(layer)
  addEventListener('pointerdown', skip, { capture: true, passive: true })
  addEventListener('keydown', skip, { capture: true })
  document.addEventListener('visibilitychange', hidden)
  return layer
}

function close(): void {
  layer?.remove()
  layer = null
  removeEventListener('pointerdown', skip, { capture: true })
  removeEventListener('keydown', skip, { capture: true })
  document.removeEventListener('visibilitychange', hidden)
}

/** The other zones that a card may be in: what a player shows lies on the deck until it is drawn beside it, and of the
 * cards in play those that stay lie apart. */
function zonesLike(zone: string): string[] {
  if (zone.startsWith('shown-')) return [zone, zone.replace('shown', 'deck')]
  if (zone.startsWith('play-')) return [zone, zone.replace('play', 'staying'), zone.replace('play', 'stayed')]
  return [zone]
}

/** The first place of these that is on the page. */
const firstOf = (zones: string[], inside = '') =>
  zones.reduce<DOMRect | null>((found, zone) => found ?? seen(`[data-zone="${CSS.escape(zone)}"]${inside}`), null)

const measure = (zone: string) => firstOf(zonesLike(zone))

/** In a hand or a row of cards, the place of the card itself. */
const cardPlace = (card: string | null, zone: string) =>
  card && (zone === 'hand' || zone.startsWith('play-')) ? firstOf(zonesLike(zone), ` [data-card="${CSS.escape(card)}"]`) : null

const seatPlace = (seat: number) => seen(`li:has([data-zone="deck-${seat}"])`)

function seen(selector: string): DOMRect | null {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect()
    if (box.width && box.height) return box
  }
  return null
}

/** A card keeps its form: it is made as large as the place allows, from middle to middle. */
function way(start: DOMRect, end: DOMRect): Keyframe[] {
  const at = (box: DOMRect, opacity: number): Keyframe => {
    const scale = Math.min(1, Math.max(0.3, Math.min(box.width, box.height) / SIDE))
    const x = box.x + box.width / 2 - SIDE / 2
    const y = box.y + box.height / 2 - SIDE / 2
    return { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity }
  }
  return [at(start, 0.35), { ...at(start, 1), offset: 0.1 }, { ...at(end, 1), offset: 0.9 }, at(end, 0)]
}

/** Each card is drawn once, and flies as a copy of that. */
const faces = new Map<string, HTMLElement>()

function faceUp(card: string): HTMLElement {
  let face = faces.get(card)
  if (!face) {
    face = styled('div', { position: 'absolute', left: '0', top: '0', willChange: 'transform, opacity' })
    mount(CardFace, { target: face, props: { card, size: 'small' } })
    faces.set(card, face)
  }
  return face.cloneNode(true) as HTMLElement
}

const faceDown = () =>
  styled('div', {
    position: 'absolute',
    left: '18px',
    top: '0',
    width: '76px',
    height: `${SIDE}px`,
    borderRadius: '9px',
    border: '4px solid var(--paper)',
    outline: '1px solid var(--edge)',
    background: 'repeating-linear-gradient(45deg, var(--wine) 0 6px, color-mix(in srgb, var(--wine) 80%, black) 6px 12px)',
    willChange: 'transform, opacity',
  })

const outline = (box: DOMRect) =>
  styled('div', {
    position: 'absolute',
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    borderRadius: '9px',
    boxShadow: 'inset 0 0 0 4px var(--attack)',
    willChange: 'opacity',
  })

function styled(tag: 'div', style: Partial<CSSStyleDeclaration>): HTMLElement {
  const element = document.createElement(tag)
  Object.assign(element.style, style)
  return element
}
