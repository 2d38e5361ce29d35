/** Data that is received again with few changes: parts that are equal stay the same objects. */

/** `after`, in which every part that equals its part of `before` is that part of `before`. */
export function share<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const old = before as Record<string, unknown>
  const keys = Object.keys(after)
  const parts = keys.map((key) => [key, share(old[key], (after as Record<string, unknown>)[key])] as const)
  if (keys.length === Object.keys(old).length && parts.every(([key, part]) => key in old && Object.is(part, old[key]))) {
    return before as T
  }
  return (Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T
}

/**
 * Remember what is made from one time to the next, so that what is drawn from it is drawn anew only where it changed:
 * `const keep = steady<Thing[]>()`, and then `$derived(keep(things()))`.
 */
export function steady<T>(): (made: T) => T {
  let known: T | undefined
  return (made) => (known = share(known, made))
}
