import type { AdminOrder } from '@beacon/contract/order-admin'
import type { Parcel } from '@beacon/contract/orders'
import { trackingPage } from '@beacon/rules/tracking-page'
import type { OrderRow } from '../../db/schema.ts'

/** History entry: one of several parcels has left. */
export const PARCEL_SENT = 'parcel sent'

type ParcelColumns = Pick<OrderRow, 'carrier' | 'tracking_number' | 'tracking_url' | 'earlier_parcels'>

/** The parcels of an order that have left, oldest first, each with its carrier's page if no other is known. */
export function parcelsOf(order: ParcelColumns): Parcel[] {
  const earlier: Parcel[] = JSON.parse(order.earlier_parcels)
  const newest = { carrier: order.carrier, number: order.tracking_number, url: order.tracking_url }
  const all = Object.values(newest).some(Boolean) ? [...earlier, newest] : earlier
  return all.map((parcel) => ({ ...parcel, url: parcel.url || trackingPage(parcel) }))
}

/** The columns that store them; none when nothing has left. */
export function columnsOf(parcels: readonly Parcel[]): Partial<ParcelColumns> {
  const safe = parcels.map(({ carrier, number, url }) => ({ carrier, number, url: safeUrl(url) }))
  const newest = safe.at(-1)
  if (!newest) return {}
  return {
    carrier: newest.carrier,
    tracking_number: newest.number,
    tracking_url: newest.url,
    earlier_parcels: JSON.stringify(safe.slice(0, -1)),
  }
}

/**
 * Tracking numbers that the buyer has not been told of. A parcel that was announced before it had a number gets one
 * later, which is no news.
 */
export function untoldNumbers(history: AdminOrder['history'], parcels: readonly Parcel[]): string[] {
  const told = history.flatMap(({ what, detail }) =>
    what === PARCEL_SENT || what === 'shipped' ? [detail] : [],
  )
  const nameless = told.filter((number) => number === '').length
  const numbers = parcels.map(({ number }) => number).filter((number) => number && !told.includes(number))
  return numbers.slice(nameless)
}

/** A tracking address comes from outside and becomes a link. */
const safeUrl = (url: string): string => (/^https?:\/\//.test(url) ? url : '')
