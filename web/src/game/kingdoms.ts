/** The recommended kingdoms. */
import data from '$made/kingdoms.json'

export interface Recommended {
  names: Record<string, string>
  sets: string[]
  cards: string[]
  bane: string | null
  needs?: string[]
}

/** Those that can be played with the cards that are here. */
export const RECOMMENDED = (data as Recommended[]).filter((entry) => !entry.needs)
