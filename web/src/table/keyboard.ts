/** Playing by keys: what each press does at a table. */
import type { View } from '../game/protocol'
import { t } from '../game/settings.svelte'
import { safeTreasures, type Choice } from './choice.svelte'
import { enter, pressDigit } from './focus'
import { wanted } from './keys'
import type { Layers, Side } from './layers.svelte'
import type { Past } from './past.svelte'

/** What keys reach of a table. */
export interface Desk {
  view: View | null
  choice: Choice | null
  names: readonly string[]
  layers: Layers
  past: Past
  sides: readonly Side[]
  undo: () => void
  hint: () => void
  /** Say why a key does nothing here. */
  say: (note: string) => void
  /** Show at once what is being shown step by step. */
  skip: () => void
}

/** Do what a key stands for. */
export function press(event: KeyboardEvent, desk: Desk): void {
  const { choice, layers, past } = desk
  const what = wanted(event, choice?.isNaming ?? false)
  if (!what) return
  if ('digit' in what) {
    if (!choice) desk.say(waitingFor(desk))
    else if (!pressDigit(what.digit, desk.view?.supply ?? [])) desk.say(t('board-key-no-digit', { digit: what.digit }))
    return
  }
  // The letter itself comes after the focus, into the field.
  if ('letter' in what) return document.getElementById('naming')?.focus()
  if ('arrow' in what) {
    event.preventDefault()
    return enter('question', 'hand', 'supply')
  }
  switch (what.deed) {
    case 'confirm':
      return confirm(event, choice)
    case 'clear':
      if (layers.layer) layers.putAway()
      else if (past.moment) past.leave()
      else if (choice) choice.clear()
      else desk.skip()
      return
    case 'treasures': {
      const safe = choice?.isTurn && choice.decision.kind === 'treasure' ? safeTreasures(choice.decision).picks : []
      if (safe.length) choice?.answer(safe)
      else desk.say(choice ? t('board-key-no-treasures') : waitingFor(desk))
      return
    }
    case 'end':
      if (choice?.isTurn) choice.answer([])
      else desk.say(choice ? t('board-key-no-end') : waitingFor(desk))
      return
    case 'undo':
      return desk.undo()
    case 'hint':
      return desk.hint()
    case 'hand':
    case 'supply':
    case 'question':
      return enter(what.deed)
    case 'log':
    case 'chat':
    case 'decks':
      event.preventDefault()
      if (desk.sides.includes(what.deed)) layers.open(what.deed)
      else desk.say(t(`board-key-no-${what.deed}`))
      return
    case 'help':
      event.preventDefault()
      layers.toggle('help')
  }
}

/** Who has to choose while nothing is asked here. */
function waitingFor({ view, names }: Desk): string {
  const waiting = view?.waiting_for?.player
  return t(waiting === undefined ? 'board-key-no-question' : 'board-no-turn', { player: names[waiting ?? 0] ?? '' })
}

function confirm(event: KeyboardEvent, choice: Choice | null): void {
  const button = (event.target as HTMLElement).closest<HTMLElement>('button, a, [role=option], summary')
  // On a button Enter is that button's, except on a card that is picked already.
  if (button && button.getAttribute('aria-pressed') !== 'true') return
  if (!choice || choice.isTurn || choice.isYesNo || !choice.canConfirm || !choice.picks.length) return
  event.preventDefault()
  choice.confirm()
}
