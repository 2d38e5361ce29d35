/** Buying straight from a pile while Treasures are still in hand, and why a pile can't be picked. */
import { card } from '../game/cards'
import type { Decision, Pile, View } from '../game/protocol'
import { settings, t, texts } from '../game/settings.svelte'
import { safeTreasures, type Choice } from './choice.svelte'

/** Whether these Treasures may give more coins than are known before they are played. */
export const mayGiveMore = (decision: Decision, picks: readonly number[]) =>
  picks.some((pick) => card(decision.options[pick] ?? '').more)

/** The coins that there are at least once these Treasures are played. */
export const coinsWith = (decision: Decision, view: View, picks: readonly number[]) =>
  picks.reduce((sum, pick) => sum + (card(decision.options[pick] ?? '').coins ?? 0), view.turn.coins)

/** The Potions that there are once these Treasures are played. */
const potionsWith = (decision: Decision, view: View, picks: readonly number[]) =>
  picks.reduce((sum, pick) => sum + (card(decision.options[pick] ?? '').gives_potions ?? 0), view.turn.potions ?? 0)

/** The Treasures to play before this pile can be bought from; null where that is not wanted, not safe or not enough. */
export function treasuresFor(choice: Choice | null, pile: Pile): number[] | null {
  if (!settings.quickBuy || !choice?.isTurn || choice.decision.kind !== 'treasure' || choice.sent) return null
  const { decision, view } = choice
  const { picks, stop } = safeTreasures(decision)
  const inSupply = view.supply.some((other) => other.pile === pile.pile)
  if (stop || !picks.length || !inSupply || !pile.count || !view.turn.buys) return null
  const isEnough = coinsWith(decision, view, picks) >= pile.cost && potionsWith(decision, view, picks) >= (pile.potions ?? 0)
  return isEnough ? picks : null
}

/** Why picking this pile does nothing now, in a sentence. */
export function whyNot(choice: Choice | null, pile: Pile, view: View, names: readonly string[]): string {
  const name = texts().card(pile.top ?? pile.pile)
  if (!choice) {
    const waiting = view.waiting_for?.player
    return waiting === undefined ? '' : t('board-no-turn', { player: names[waiting] ?? '' })
  }
  const { decision } = choice
  if (!choice.isTurn) return t('board-no-answer', { card: name })
  if (decision.kind === 'action') return t('board-no-action')
  if (!pile.count) return t('board-no-left', { card: name })
  const { picks, stop } = decision.kind === 'treasure' ? safeTreasures(decision) : { picks: [], stop: null }
  if (stop) return t('board-treasure-stops', { card: texts().card(stop) })
  const coins = coinsWith(decision, view, picks)
  const missing = pile.cost - coins
  if (missing > 0) return t(picks.length ? 'board-no-coins-all' : 'board-no-coins', { card: name, cost: pile.cost, coins, missing })
  if (potionsWith(decision, view, picks) < (pile.potions ?? 0)) return t('board-no-potion', { card: name })
  return t(decision.kind === 'treasure' ? 'board-no-treasures' : 'board-no-buy', { card: name })
}
