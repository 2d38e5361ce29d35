/** Cards that fly from zone to zone: a picture of what happened, which nobody has to wait for. */
import { mount } from 'svelte'
import { card as fact } from '../game/cards'
import type { GameEvent, View } from '../game/protocol'
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
  for (const event of events) {
    if (event.seat < 0) continue
    const route = routeOf(event, before, after)
    if (!route) continue
    const known = event.cards ?? []
    const size = Math.min(event.count ?? 1, HEAP)
    for (let i = 0; i < size; i++) {
      const card = route.back ? null : (known[i] ?? null)
      found.push({ card, from: route.from(card), to: route.to(card) })
    }
  }
  return found.slice(-MOST)
}

interface Route {
  from: (card: string | null) => string
  to: (card: string | null) => string
  back?: boolean
}

function routeOf(event: GameEvent, before: View, after: View): Route | null {
  const { seat } = event
  const hand = seat === after.seat ? 'hand' : `hand-${seat}`
  const deck = `deck-${seat}`
  const discard = `discard-${seat}`
  const play = `play-${seat}`
  const way = (from: string, to: string, back = false): Route => ({ from: () => from, to: () => to, back })
  const source = (card: string | null) => pileOf(card, before, after)
  const left = (card: string | null) => originOf(card, seat, hand, before, after)
  switch (event.type) {
    case 'play':
      return event.depth === 0 ? way(hand, play) : { from: left, to: () => play }
    case 'draw':
      return way(deck, hand)
    case 'gain':
      return { from: source, to: () => (event.to === 'deck' ? deck : event.to === 'hand' ? hand : discard) }
    case 'trash':
      return { from: left, to: () => 'trash' }
    case 'discard':
      return { from: left, to: () => discard }
    case 'clean-up':
      return way(play, discard)
    case 'topdeck':
      return { from: left, to: () => deck }
    case 'take':
      return way(deck, hand)
    case 'aside':
      return way(hand, `aside-${seat}`)
    case 'return':
      return { from: () => play, to: source }
    case 'shuffle':
      return way(discard, deck, true)
    case 'discard-deck':
      return way(deck, discard, true)
    default:
      return null
  }
}

const times = (card: string, cards: readonly string[]) => cards.filter((other) => other === card).length
const gone = (card: string, before: readonly string[], after: readonly string[]) => times(card, before) > times(card, after)

/** The zone of the pile that a card was taken from or goes back to; what came from the trash left it. */
function pileOf(card: string | null, before: View, after: View): string {
  if (card && gone(card, before.trash, after.trash)) return 'trash'
  const piles = [...before.supply, ...before.beside]
  const found =
    piles.find((pile) => pile.pile === card) ??
    piles.find((pile) => pile.top === card) ??
    [...after.supply, ...after.beside].find((pile) => pile.top === card)
  if (found) return `pile-${found.pile}`
  const types = card ? fact(card).types : []
  return `pile-${types.includes('ruins') ? 'Ruins' : types.includes('knight') ? 'Knights' : card}`
}

/** Where a card was that is there no longer: in play, in hand, else on the deck. */
function originOf(card: string | null, seat: number, hand: string, before: View, after: View): string {
  const [was, is] = [before.players[seat], after.players[seat]]
  if (card && was && is && gone(card, was.in_play, is.in_play)) return `play-${seat}`
  if (seat === after.seat) return card && gone(card, before.hand, after.hand) ? hand : `deck-${seat}`
  return was && is && is.hand < was.hand ? hand : `deck-${seat}`
}

/** The seats that an Attack reached: those of the others that were not protected. */
export function reached(after: View, events: readonly GameEvent[]): number[] {
  const hit = new Set<number>()
  let attacker: number | null = null
  for (const event of events) {
    const attacks = event.cards?.some((name) => fact(name).types.includes('attack')) ?? false
    if ((event.type === 'play' || event.type === 'play-again') && attacks) {
      attacker = event.seat
      for (const { seat } of after.players) if (seat !== attacker) hit.add(seat)
    } else if (attacker !== null && event.seat !== attacker) {
      const ward = event.type === 'react' && event.cards?.[0] === 'Moat'
      const bane = event.type === 'reveal' && event.to === 'hand' && event.cards?.[0] === after.bane
      if (ward || bane) hit.delete(event.seat)
    }
  }
  return [...hit]
}

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
  const hit = reached(after, events)
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

const measure = (zone: string) => seen(`[data-zone="${CSS.escape(zone)}"]`)

/** In a hand or a row of cards, the place of the card itself. */
const cardPlace = (card: string | null, zone: string) =>
  card && (zone === 'hand' || zone.startsWith('play-'))
    ? seen(`[data-zone="${CSS.escape(zone)}"] [data-card="${CSS.escape(card)}"]`)
    : null

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
