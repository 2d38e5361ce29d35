/** What a person prefers, kept in the browser and, with an account, on the server. */
import { MediaQuery } from 'svelte/reactivity'
import { LANGUAGES, loadTexts, Texts, type Language } from './speech'

export type Theme = 'auto' | 'light' | 'dark' | 'contrast'
export type Speed = 'off' | 'fast' | 'normal' | 'slow'
export type CardSize = 'small' | 'medium' | 'large'
export type Habit = 'always' | 'never' | 'ask'

/** What the last table was opened with; the next one begins with the same. */
export interface TableHabits {
  /** For each seat the level of a bot, or nothing for a person. */
  seats: string[]
  mine: number
  undo: 'ask' | 'free' | 'never' | 'always'
  minutes: number
  increment: number
  spectators: boolean
  chat: boolean
  points: boolean
  tracker: boolean
  listed: boolean
}

export interface Preferences {
  language: Language
  theme: Theme
  speed: Speed
  size: CardSize
  sounds: boolean
  /** How loud they are, from 0 to 1. */
  volume: number
  /** Whether the browser may show notices while you look elsewhere; nobody is asked twice. */
  notices: 'unasked' | 'yes' | 'no'
  /** Whether a pile that is picked before Treasures are played plays them and buys. */
  quickBuy: boolean
  /** Tables that are left out of the list of your games. */
  hidden: string[]
  /** One switch for all the convenient automatic answers. */
  autoplay: boolean
  /** For reactions and trivial choices: what to do without being asked, by "KIND/CARD". */
  habits: Record<string, Habit>
  name: string
  /** The level of the bot for a game at a click. */
  bot: string
  /** The recommended kingdom that comes next at a click, by its English name. */
  next: string
  table: TableHabits
}

const KEY = 'demesne-settings'

function browserLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

function fresh(): Preferences {
  return {
    language: browserLanguage(),
    theme: 'auto',
    speed: 'normal',
    size: 'medium',
    sounds: false,
    volume: 0.5,
    notices: 'unasked',
    quickBuy: true,
    hidden: [],
    autoplay: false,
    habits: {},
    name: '',
    bot: 'novice',
    next: 'First Game',
    table: {
      seats: ['', ''],
      mine: 0,
      undo: 'ask',
      minutes: 0,
      increment: 5,
      spectators: true,
      chat: true,
      points: false,
      tracker: false,
      listed: false,
    },
  }
}

/** Take over those of the found values that could be ours. */
export function adopt(into: Preferences, found: Record<string, unknown>): Preferences {
  for (const [key, value] of Object.entries(found)) {
    const known = into[key as keyof Preferences]
    if (known === undefined || typeof value !== typeof known || value === null) continue
    if (key === 'language' && !LANGUAGES.includes(value as Language)) continue
    // The habits of tables stay the same thing: the page for a new table holds on to them.
    if (key === 'table') Object.assign(into.table, value)
    else Object.assign(into, { [key]: value })
  }
  return into
}

function load(): Preferences {
  try {
    return adopt(fresh(), JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>)
  } catch {
    return fresh()
  }
}

export const settings: Preferences = $state(load())

const night = new MediaQuery('(prefers-color-scheme: dark)')

/** The theme that is shown: without a choice it follows the system, even when that changes. */
export function theme(): Exclude<Theme, 'auto'> {
  if (settings.theme !== 'auto') return settings.theme
  return night.current ? 'dark' : 'light'
}

const listeners = new Set<() => void>()

/** Call this whenever settings are saved. */
export function whenKept(told: () => void): void {
  listeners.add(told)
}

/** Keep what was changed. */
export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
  for (const told of listeners) told()
}

/** The settings as the server keeps them: a flat list, so that lists within are texts. */
export function flat(from: Preferences): Record<string, string | number | boolean> {
  const found: Record<string, string | number | boolean> = {}
  for (const [key, value] of Object.entries(from) as [string, unknown][]) {
    if (key === 'name') continue
    found[key] = typeof value === 'object' ? JSON.stringify(value) : (value as string | number | boolean)
  }
  return found
}

/** The settings from a flat list. */
export function unflat(found: Record<string, unknown>): Record<string, unknown> {
  const back: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(found)) {
    if (key === 'name') continue
    if (key === 'habits' || key === 'table' || key === 'hidden') {
      try {
        back[key] = JSON.parse(String(value))
      } catch {
        continue
      }
    } else back[key] = value
  }
  return back
}

let current: Texts | null = $state.raw(null)

/** The texts of the chosen language; they are there before the first page is drawn. */
export function texts(): Texts {
  if (!current) throw new Error('the texts are not loaded yet')
  return current
}

/** A message of the chosen language. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return texts().message(key, args)
}

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  current = await loadTexts(language)
  settings.language = language
  document.documentElement.lang = language
}

/** How many times as long everything takes as at normal speed; 0 to wait for nothing. */
export const pace = () => ({ off: 0, fast: 0.6, normal: 1, slow: 1.8 })[settings.speed]

/** How long a movement takes, in milliseconds; 0 where none is wanted. */
export function duration(base = 220): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : base * pace()
}
