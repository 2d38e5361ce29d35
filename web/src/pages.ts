/** Every page by its path; the variable parts of it are handed on. Each is fetched when it is first opened. */
import type { Component } from 'svelte'

export type Page = Component<{ id?: string }>
type Load = () => Promise<{ default: Page }>

const PAGES: [RegExp, Load][] = [
  [/^\/$/, () => import('./pages/Home.svelte')],
  [/^\/new$/, () => import('./pages/NewTable.svelte')],
  [/^\/join\/([\w-]+)$/, () => import('./pages/Join.svelte')],
  [/^\/watch\/([\w-]+)$/, () => import('./pages/Watch.svelte')],
  [/^\/table\/([0-9a-f]{16})$/, () => import('./pages/Room.svelte')],
  [/^\/replay\/([0-9a-f]{16})$/, () => import('./pages/Replay.svelte')],
  [/^\/cards(?:\/([a-z0-9-]+))?$/, () => import('./pages/Cards.svelte')],
  [/^\/lab$/, () => import('./pages/Lab.svelte')],
  [/^\/lab\/([0-9a-f]{32}\/\d{1,7})$/, () => import('./pages/Replay.svelte')],
  [/^\/learn$/, () => import('./pages/Learn.svelte')],
  [/^\/settings$/, () => import('./pages/Settings.svelte')],
  [/^\/statistics$/, () => import('./pages/Statistics.svelte')],
  [/^\/about$/, () => import('./pages/About.svelte')],
]

/** The page for a path, whatever it is. */
export function findPage(path: string): { load: Load; id: string } {
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(path)
    if (match) return { load, id: match[1] ?? '' }
  }
  return { load: () => import('./pages/Missing.svelte'), id: path }
}
