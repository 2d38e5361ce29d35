/** Moving the focus about the table by keys. */
import type { Pile } from '../game/protocol'

/** Into the first of these zones with something to pick, else into the first with anything. */
export function enter(...zones: string[]): void {
  for (const pickable of ['[data-option]', '']) {
    for (const zone of zones) {
      const found = document.querySelector<HTMLElement>(`#${zone} :is(button, input, [tabindex="0"])${pickable}:not(:disabled)`)
      if (found) return found.focus()
    }
  }
}

/**
 * A digit picks that option, 0 the tenth; among piles it is a cost: once more is the next pile of that cost. Whether there
 * is such an option or pile.
 */
export function pressDigit(digit: number, supply: readonly Pile[]): boolean {
  const near = [...document.querySelectorAll<HTMLElement>('#question [data-option]:not(:disabled), #hand [data-option]')]
  if (near.length) {
    const option = near[digit === 0 ? 9 : digit - 1]
    option?.click()
    return !!option
  }
  const costs = new Map(supply.map((pile) => [pile.pile, pile.cost]))
  const piles = [...document.querySelectorAll<HTMLElement>('#supply [data-option]')].filter(
    (pile) => costs.get(pile.dataset.zone?.slice('pile-'.length) ?? '') === digit,
  )
  const at = piles.findIndex((pile) => pile === document.activeElement)
  piles[(at + 1) % piles.length]?.focus()
  return piles.length > 0
}
