/** Tables: what they and their seats are called, and the ways to them. */
import { api } from './api'
import type { BotInfo, Luck, SeatInfo, TableInfo, TableReply } from './protocol'
import { t } from './settings.svelte'

/** The name of the player who opened a table; nothing if they have no seat there. */
export const hostName = ({ host, seats }: TableInfo) => (host === null ? '' : (seats[host]?.name ?? ''))

/** The title that was given to a table, else whose table it is. */
export function tableTitle(table: TableInfo): string {
  const host = hostName(table)
  return table.title || (host ? t('page-table-of', { name: host }) : t('page-table'))
}

/** How many seats are free. */
export const openSeats = ({ seats }: TableInfo) => seats.filter((seat) => seat.kind === 'open').length

/** What the seats are called: a bot by its level, and by a number where two have one name. */
export function seatNames(seats: readonly Pick<SeatInfo, 'kind' | 'name' | 'bot'>[], bots: readonly BotInfo[], language: string): string[] {
  const names = seats.map(({ kind, name, bot }, seat) => {
    const known = kind === 'bot' && bots.find(({ level }) => level === bot)?.names[language]
    return known || name || String(seat + 1)
  })
  return names.map((name, seat) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name
    return `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}`
  })
}

/** Start at once at a table that waits for nobody else; returns the address of the table. */
export async function sitDown({ table }: TableReply): Promise<string> {
  const others = table.seats.filter((seat, place) => seat.kind !== 'bot' && place !== table.seat)
  if (table.status === 'open' && !others.length) await api.start(table.id)
  return `/table/${table.id}`
}

/** What everybody should know about luck that is not the server's secret; otherwise nothing. */
export function luckOf(luck: Luck | undefined): string {
  return !luck || luck.kind === 'secret' ? '' : t(`page-luck-${luck.kind}`, { name: luck.by ?? '?' })
}

/** Where a pasted link leads, whatever its host; a code alone is an invitation. */
export function linkPath(text: string): string | null {
  const found = /(?:^|\/)(join|watch|table|replay)\/([A-Za-z0-9_-]{6,32})\/?(?:[?#].*)?$/.exec(text.trim())
  if (found) return `/${found[1]}/${found[2]}`
  return /^[A-Za-z0-9_-]{16,32}$/.test(text.trim()) ? `/join/${text.trim()}` : null
}
