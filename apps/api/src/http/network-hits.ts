import { DAY_MS, isoAfter } from '../clock.ts'
import type { Tx } from '../db/schema.ts'
import { networkOf } from './client-address.ts'

interface NetworkHits {
  name: string
  address: string
  now: Date
  most: number
}

/**
 * For limits with one row of a day for each thing, as `network thing`: in how many seconds the hits of an address's
 * network fall below the most; undefined if they are.
 */
export async function fullForSeconds(tx: Tx, { name, address, now, most }: NetworkHits) {
  const counted = await tx
    .selectFrom('rate_limit')
    .select(['hits', 'window_ends_at'])
    .where('name', '=', name)
    .where('subject', 'like', `${networkOf(address)} %`)
    .where('window_ends_at', '>', now.toISOString())
    // Later ones were noted before the clock was set back.
    .where('window_ends_at', '<=', isoAfter(now, DAY_MS))
    .orderBy('window_ends_at')
    .execute()
  const isFull = (place: number) => counted.slice(place).reduce((sum, { hits }) => sum + hits, 0) >= most
  const last = counted.find((_, place) => isFull(place) && !isFull(place + 1))
  return last && (Date.parse(last.window_ends_at) - now.getTime()) / 1000
}
