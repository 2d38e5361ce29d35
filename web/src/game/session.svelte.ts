/** Your identity on this server. A guest is created from a name when something first needs one. */
import { api, Refusal } from './api'
import type { Me } from './protocol'
import { adopt, flat, keepSettings, settings, speak, t, unflat, whenKept } from './settings.svelte'

const session: { me: Me | null } = $state({ me: null })

/** Who you are, if that is known. */
export const me = () => session.me

let asking: Promise<Me | null> | null = null

/** Ask the server who you are, once. */
export function findMe(): Promise<Me | null> {
  asking ??= ask()
  return asking
}

// A browser that never had an identity need not ask, and so is not refused.
const KEY = 'demesne-known'

function known(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

function remember(somebody: boolean): void {
  try {
    if (somebody) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing still plays.
  }
}

async function ask(): Promise<Me | null> {
  if (!known()) return setMe(null)
  try {
    return await setMe(await api.me())
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return setMe(null)
    asking = null
    throw error
  }
}

/** Get an identity: the one from before, or a guest with the name in the settings. */
export async function beSomebody(name = settings.name): Promise<Me> {
  const known = await findMe()
  const wanted = name.trim()
  if (!known) return setMe(await api.guest(wanted || t('page-guest')))
  if (known.account || !wanted || wanted === known.name) return known
  return setMe(await api.change({ name: wanted }))
}

/** Keep the identity under a name and a password; the settings go along. */
export async function claim(name: string, password: string): Promise<void> {
  await beSomebody()
  await setMe(await api.account(name, password))
  await save()
}

/** Sign in with this name and password, and take over the settings that are kept there. */
export async function login(name: string, password: string): Promise<void> {
  await setMe(await api.login(name, password))
}

/** Sign out. */
export async function logout(): Promise<void> {
  await api.logout()
  await setMe(null)
}

/** Sign out, here and on every other device. */
export async function logoutEverywhere(): Promise<void> {
  await api.logoutEverywhere()
  await setMe(null)
}

/** Take over what the server says about you. */
export async function setMe<T extends Me | null>(found: T): Promise<T> {
  session.me = found
  remember(found !== null)
  asking = Promise.resolve(found)
  if (!found) return found
  if (found.account) {
    const before = settings.language
    adopt(settings, unflat(found.settings))
    if (settings.language !== before) await speak(settings.language)
  }
  if (found.account || found.name !== t('page-guest')) settings.name = found.name
  keepSettings()
  return found
}

const PAUSE = 800
let later: ReturnType<typeof setTimeout> | undefined

async function save(): Promise<void> {
  const known = session.me
  const kept = flat(settings)
  if (!known?.account || JSON.stringify(kept) === JSON.stringify(known.settings)) return
  known.settings = kept
  try {
    await api.change({ settings: kept })
  } catch {
    // They are kept here, and go there with the next change.
    known.settings = {}
  }
}

whenKept(() => {
  clearTimeout(later)
  later = setTimeout(() => void save(), PAUSE)
})
