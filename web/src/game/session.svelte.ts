/** Who one is on this server. A guest is made of a name when the first thing is done that needs one. */
import { api, Refusal, type Me } from './api'
import { keepSettings, settings, t } from './settings.svelte'

const session: { me: Me | null; asked: boolean } = $state({ me: null, asked: false })

/** Who one is, if that is known. */
export const me = () => session.me

/** Ask the server who one is, once. */
export async function findMe(): Promise<Me | null> {
  if (!session.asked) {
    try {
      session.me = await api.me()
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error
    }
    session.asked = true
  }
  return session.me
}

/** Be somebody: as before, or a guest with the name of the settings. */
export async function beSomebody(name?: string): Promise<Me> {
  const known = await findMe()
  const wanted = (name ?? settings.name).trim()
  if (known) {
    if (name !== undefined && wanted && wanted !== known.name) await setMe(await api.change({ name: wanted }))
    return session.me ?? known
  }
  return setMe(await api.guest(wanted || t('page-guest')))
}

/** Take over what the server says of oneself. */
export async function setMe(found: Me | null): Promise<Me> {
  session.me = found
  session.asked = true
  if (found) {
    settings.name = found.name
    keepSettings()
  }
  return found as Me
}
