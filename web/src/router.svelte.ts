/** Which page is shown: the path of the address bar, changed without loading anything anew. */

const place = $state({ path: location.pathname, query: location.search })

export const path = () => place.path
export const query = () => new URLSearchParams(place.query)

function look(): void {
  place.path = location.pathname
  place.query = location.search
}

addEventListener('popstate', look)

/** Go to a page of ours. */
export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  look()
  scrollTo(0, 0)
}

/** Follow links to our own pages without leaving. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a')
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/')) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  go(link.pathname + link.search)
}
