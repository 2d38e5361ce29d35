/** A link that carries an experiment: what was played, by whom, with which seed. Nothing of it is kept on the server. */
import { KINDS, type Kind } from './api'

export interface Shared {
  kind: Kind
  kingdom: string
  /** Levels and shipped strategies by their names, own ones by their text. */
  bots: string[]
  games: number
  seed: string
  axes?: string[]
}

/** What begins the text of a strategy, so that it is not taken for a name. */
const OWN = '='

export const asText = (strategy: string) => OWN + strategy
export const textOf = (bot: string) => (bot.startsWith(OWN) ? bot.slice(OWN.length) : null)

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(out).arrayBuffer())
}

/** The experiment as the part of a link after its #. */
export async function fold({ kind, kingdom, bots, games, seed, axes }: Shared): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify([kind, kingdom, bots, games, seed, axes ?? []]))
  const small = await through(plain, new CompressionStream('deflate-raw'))
  return btoa(String.fromCharCode(...small))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

/** How long a link's part may be: what is longer was not made here. */
const LONGEST = 30_000
const MOST_BOTS = 30

/** The experiment that a link carries; nothing where it carries none, or was cut on its way. */
export async function unfold(hash: string): Promise<Shared | null> {
  const text = hash.replace(/^#/, '')
  if (!text || text.length > LONGEST || !/^[\w-]+$/.test(text)) return null
  try {
    const small = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))
    const plain = new TextDecoder().decode(await through(small, new DecompressionStream('deflate-raw')))
    const [kind, kingdom, bots, games, seed, axes] = JSON.parse(plain) as unknown[]
    if (!KINDS.includes(kind as Kind) || typeof kingdom !== 'string' || typeof seed !== 'string') return null
    if (!Array.isArray(bots) || !bots.length || bots.length > MOST_BOTS || !bots.every((bot) => typeof bot === 'string' && bot)) return null
    if (!Number.isInteger(games) || (games as number) < 1) return null
    if (!Array.isArray(axes) || !axes.every((axis) => typeof axis === 'string')) return null
    return { kind: kind as Kind, kingdom, bots: bots as string[], games: games as number, seed, axes: axes as string[] }
  } catch {
    return null
  }
}
