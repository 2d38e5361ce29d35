/** The numbers on the side of a graph. */

/** Round numbers from at most the lowest value to at least the highest, a handful of them, 0 among them. */
export function ticks(values: readonly number[], wanted = 4): number[] {
  const low = Math.min(0, ...values)
  const high = Math.max(1, ...values)
  const rough = (high - low) / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, power * ([1, 2, 5].find((nice) => nice * power >= rough) ?? 10))
  const found = []
  for (let value = Math.floor(low / step) * step; ; value += step) {
    found.push(value)
    if (value >= high) return found
  }
}
