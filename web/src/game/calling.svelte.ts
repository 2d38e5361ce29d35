/** Calling a player who is looking elsewhere: a chime, a notice of the browser, and a mark on the tab's icon. */
import emblem from '../icon.svg?url'
import called from '../icon-called.svg?url'
import { chime, type Sound } from './sound'
import { keepSettings, settings } from './settings.svelte'

/** Whether this browser can show notices and has not been told never to. */
export const mayNotify = () => typeof Notification !== 'undefined' && Notification.permission !== 'denied'

/** Ask once whether the browser may show notices; the answer is kept. */
export async function askForNotices(wanted: boolean): Promise<void> {
  const given = wanted && mayNotify() ? await Notification.requestPermission() : 'denied'
  settings.notices = given === 'granted' ? 'yes' : 'no'
  keepSettings()
}

let summons = $state('')

/** What the player was called for, until they look here again. */
export const calledFor = () => summons

/** Call: `tag` is what for, so that a newer call for it replaces the older one. */
export function call(tag: string, text: string, sound: Sound | null = null): void {
  if (sound && settings.sounds) chime(sound)
  if (!document.hidden) return
  mark(text)
  if (settings.notices !== 'yes' || !mayNotify()) return
  try {
    const notice = new Notification('Demesne', { body: text, icon: emblem, tag })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // Some phone browsers only show notices for installed pages.
  }
}

function mark(text: string): void {
  summons = text
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (link) link.href = text ? called : emblem
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) mark('')
})
