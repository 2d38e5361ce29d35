/** Where something can be laid over the table without hiding what matters there. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Something to be left free, and how much it matters. */
export interface Keep {
  box: Box
  weight: number
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** The first of the places that hides least. */
export function freest<P extends Box>(places: readonly P[], keep: readonly Keep[]): P | undefined {
  const hidden = (place: P) => keep.reduce((sum, { box, weight }) => sum + weight * overlap(place, box), 0)
  return places.reduce<P | undefined>((best, place) => (best && hidden(best) <= hidden(place) ? best : place), undefined)
}
