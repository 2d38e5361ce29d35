/** What a table is called, and by whom it was opened. */
import type { TableInfo } from './protocol'
import { t } from './settings.svelte'

/** The name of who opened a table; nothing where that one does not sit there. */
export const hostName = ({ host, seats }: TableInfo) => (host === null ? '' : (seats[host]?.name ?? ''))

/** The title that was given to a table, else whose table it is. */
export function tableTitle(table: TableInfo): string {
  const host = hostName(table)
  return table.title || (host ? t('page-table-of', { name: host }) : t('page-table'))
}

/** How many seats are free. */
export const openSeats = ({ seats }: TableInfo) => seats.filter((seat) => seat.kind === 'open').length
