/** The bots of the server: asked for once, when they are first wanted. */
import { api, type BotInfo } from './api'

let known: BotInfo[] = $state.raw([])
let asked = false

/** Those that can be seated; none before the server has told. */
export function bots(): BotInfo[] {
  if (!asked) {
    asked = true
    api.bots().then(
      (found) => (known = found),
      () => (asked = false),
    )
  }
  return known
}

export const bot = (level: string | null) => bots().find((entry) => entry.level === level)
