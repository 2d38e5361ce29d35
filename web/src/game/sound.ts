/** Small sounds, generated, and off unless switched on: your turn, an Attack, the end. */
import type { GameEvent, View } from './protocol'
import { settings } from './settings.svelte'

export type Sound = 'turn' | 'attack' | 'over' | 'knock'

/** Each note: its frequency, when it begins and how long it rings, in seconds. */
const NOTES: Record<Sound, [number, number, number][]> = {
  turn: [
    [587, 0, 0.18],
    [880, 0.11, 0.3],
  ],
  attack: [
    [196, 0, 0.16],
    [147, 0.1, 0.3],
  ],
  knock: [
    [659, 0, 0.12],
    [659, 0.16, 0.2],
  ],
  over: [
    [523, 0, 0.25],
    [659, 0.14, 0.25],
    [784, 0.28, 0.25],
    [1047, 0.42, 0.6],
  ],
}

let audio: AudioContext | null = null

/** The sound that belongs to what has just happened, if any; the most important one. */
export function soundOf(view: View, events: readonly GameEvent[]): Sound | null {
  if (events.some((event) => event.type === 'over')) return 'over'
  if (view.seat === null) return null
  if (events.some((event) => event.type === 'turn' && event.seat === view.seat)) return 'turn'
  const { seat } = view
  const attacked = events.some(({ type, targets }) => type !== 'react' && targets?.includes(seat))
  return attacked ? 'attack' : null
}

/** Play the sound of what has just happened, if sounds are on. */
export function hear(view: View, events: readonly GameEvent[]): void {
  const sound = settings.sounds ? soundOf(view, events) : null
  if (sound) chime(sound)
}

/** Make a sound now. A browser that has none stays silent. */
export function chime(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  // Before the first click browsers hold sound back, and late is worse than never.
  if (audio.state === 'suspended') {
    void audio.resume()
    if (!navigator.userActivation?.hasBeenActive) return
  }
  const now = audio.currentTime + 0.02
  for (const [frequency, start, length] of NOTES[sound]) {
    const tone = new OscillatorNode(audio, { type: sound === 'attack' ? 'triangle' : 'sine', frequency })
    const loud = new GainNode(audio, { gain: 0 })
    loud.gain.setValueAtTime(0, now + start)
    loud.gain.linearRampToValueAtTime(0.24 * settings.volume, now + start + 0.015)
    loud.gain.exponentialRampToValueAtTime(0.0005, now + start + length)
    tone.connect(loud).connect(audio.destination)
    tone.start(now + start)
    tone.stop(now + start + length)
  }
}
