/** Positions for tests: everything that a test does not speak of is as at the beginning of a game. */
import type { Player } from '../src/game/protocol'

export const player = (seat: number, more: Partial<Player> = {}): Player => ({
  seat,
  hand: 5,
  deck: 5,
  discard_top: null,
  in_play: [],
  aside: [],
  shown: [],
  tokens: 0,
  turns: 1,
  ...more,
})
