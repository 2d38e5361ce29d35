/** Which events at a table are worth a call to a player who is looking elsewhere. */
import { untrack } from 'svelte'
import { call } from './calling.svelte'
import type { Connection } from './connection.svelte'
import { t } from './settings.svelte'

/** Call the player at this table when there is a reason. Use it while a component is created. */
export function callAt(connection: Connection): void {
  /** Do something when a value has changed since it was first known. */
  const when = <T>(value: () => T | null | undefined, changed: (now: T, before: T) => void) => {
    let known: T | undefined
    $effect(() => {
      const now = value()
      if (now === undefined || now === null) return
      const before = known
      known = now
      if (before !== undefined && before !== now) untrack(() => changed(now, before))
    })
  }
  const seats = () => connection.table?.seats
  when(
    () => connection.view && (connection.view.decision ? connection.view.number : -1),
    (number) => number >= 0 && call('turn', t('page-call-turn')),
  )
  when(
    () => seats()?.filter(({ kind }) => kind === 'person').map(({ name }) => name).join(', '),
    (names, before) => names.length > before.length && call('joined', t('page-call-joined', { names }), 'knock'),
  )
  when(
    () => connection.table && (connection.table.undo?.seat ?? -1),
    (seat) => seat >= 0 && seat !== connection.table?.seat && call('undo', t('board-undo-wish', { player: seats()?.[seat]?.name ?? '' })),
  )
  when(
    () => (connection.table ? connection.chat.length : undefined),
    (count, before) => {
      const line = connection.chat.at(-1)
      if (count > before && line && line.seat !== connection.table?.seat) call('chat', `${line.name}: ${line.text}`, 'knock')
    },
  )
}
