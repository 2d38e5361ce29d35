/** The bots of the server: asked for once in each language, when they are first wanted. */
import { api } from './api'
import type { BotInfo } from './protocol'
import { settings } from './settings.svelte'

let known: BotInfo[] = $state.raw([])
let asked = ''

/** Those that can be seated; none until the server has answered. */
export function bots(): BotInfo[] {
  const { language } = settings
  if (asked !== language) {
    asked = language
    api.bots(language).then(
      (found) => asked === language && (known = found),
      () => asked === language && (asked = ''),
    )
  }
  return known
}

export const bot = (level: string | null) => bots().find((entry) => entry.level === level)

/** A text of a bot; until it arrives in the player's language, the one fetched before. */
export const said = (texts: Record<string, string>) => texts[settings.language] ?? Object.values(texts)[0] ?? ''
