/** What a person prefers, kept in the browser and, with an account, on the server. */
import { LANGUAGES, loadTexts, Texts, type Language } from './speech'

export type Theme = 'auto' | 'light' | 'dark' | 'contrast'
export type Speed = 'off' | 'fast' | 'normal' | 'slow'
export type CardSize = 'small' | 'medium' | 'large'
export type Habit = 'always' | 'never' | 'ask'

export interface Preferences {
  language: Language
  theme: Theme
  speed: Speed
  size: CardSize
  sounds: boolean
  /** One switch for all the convenient automatic answers. */
  autoplay: boolean
  /** For reactions and trivial choices: what to do without being asked, by "KIND/CARD". */
  habits: Record<string, Habit>
  name: string
}

const KEY = 'demesne-settings'

function browserLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

function load(): Preferences {
  const fresh: Preferences = {
    language: browserLanguage(),
    theme: 'auto',
    speed: 'normal',
    size: 'medium',
    sounds: false,
    autoplay: false,
    habits: {},
    name: '',
  }
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return fresh
  }
}

export const settings: Preferences = $state(load())

/** Keep what was changed. */
export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
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

/** How long a movement takes, in milliseconds; 0 where none is wanted. */
export function duration(base = 220): number {
  if (settings.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return base * { fast: 0.6, normal: 1, slow: 1.8 }[settings.speed]
}

