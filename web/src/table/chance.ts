/** How likely a card is among the next ones. */

/** The chance that at least one of `wanted` cards is among the first `draws` of `total` that lie in any order. */
export function chance(wanted: number, total: number, draws: number): number {
  if (wanted <= 0 || total <= 0) return 0
  let none = 1
  for (let drawn = 0; drawn < Math.min(draws, total); drawn++) {
    none *= Math.max(0, total - wanted - drawn) / (total - drawn)
  }
  return 1 - none
}
