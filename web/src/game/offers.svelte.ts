/** Games that others offer: the page shows them wherever you are. */
import { api } from './api'
import { call } from './calling.svelte'
import type { Offer } from './protocol'
import { findMe } from './session.svelte'
import { t, texts } from './settings.svelte'

const AGAIN = 8000

let found: Offer[] = $state.raw([])
/** What was declined here, and is not shown again. */
let declined: string[] = $state.raw([])

const keyOf = ({ mode, table }: Offer) => `${mode} ${table}`

/** The offers that are to be answered. */
export const offers = () => found.filter((offer) => !declined.includes(keyOf(offer)))

/** What an offer says, in a sentence. */
export const offerText = ({ mode, by }: Offer) =>
  t(mode === 'next' ? 'page-offer' : 'page-offer-swap', { names: texts().join(by), count: by.length })

/** Look for offers now and then, as long as the page is open. Use it while a component is created. */
export function lookForOffers(): void {
  $effect(() => {
    void look()
    const timer = setInterval(look, AGAIN)
    return () => clearInterval(timer)
  })
}

async function look(): Promise<void> {
  try {
    if (!(await findMe())) return
    const known = found.map(keyOf)
    found = (await api.offers()).offers
    const fresh = offers().find((offer) => !known.includes(keyOf(offer)))
    if (fresh) call('rematch', offerText(fresh), 'knock')
  } catch {
    // If the server can't be reached, the page says so itself.
  }
}

/** Take an offer; the address of the table to go to. */
export async function accept(offer: Offer): Promise<string> {
  const table = offer.mode === 'next' ? offer.table : (await api.rematch(offer.origin, 'swap')).table.id
  found = found.filter((other) => other !== offer)
  return `/table/${table}`
}

/** Decline an offer: the seat that was kept is free. */
export async function decline(offer: Offer): Promise<void> {
  if (offer.mode === 'next') await api.leave(offer.table)
  declined = [...declined, keyOf(offer)]
}
