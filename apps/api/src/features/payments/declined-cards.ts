import { agency } from '@beacon/content/agency'
import { type Clock, DAY_MS, isoAfter } from '../../clock.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { networkOf } from '../../http/client-address.ts'
import { type AppError, retryLater } from '../../http/errors.ts'
import { fullForSeconds } from '../../http/network-hits.ts'
import { scaledLimit } from '../../http/rate-limit.ts'

/** A buyer whose card is declined tries it again, then another; whoever has a list of stolen ones tries hundreds. */
const MOST_OF_A_PAYMENT = 6
/** In a day: buyers share addresses. */
const MOST_OF_A_NETWORK = 20

/** One row of the limits for every payment, as `network payment`; its hits are the declined cards. */
const NAME = 'declined cards'

/** Keeps a list of stolen cards from being tried here: each try costs us a fee, and our standing with the banks. */
export interface DeclinedCards {
  /**
   * Records from where a payment is to be made.
   * @throws AppError too_many_requests after too many declined cards from there
   */
  note(tx: Tx, address: string, paymentId: string): Promise<void>
  /** Counts a declined card; whether so many were tried for this payment that it has to end. */
  count(paymentId: string): Promise<boolean>
}

/** `scale` multiplies the limits, 0 switches them off. */
export function createDeclinedCards({
  db,
  clock,
  scale,
}: {
  db: Db
  clock: Clock
  scale: number
}): DeclinedCards {
  return {
    async note(tx, address, paymentId) {
      if (scale === 0) return
      const now = clock()
      const most = scaledLimit(MOST_OF_A_NETWORK, scale)
      const seconds = await fullForSeconds(tx, { name: NAME, address, now, most })
      if (seconds !== undefined) throw tooMany(seconds)
      await tx
        .insertInto('rate_limit')
        .values({
          name: NAME,
          subject: `${networkOf(address)} ${paymentId}`,
          hits: 0,
          window_ends_at: isoAfter(now, DAY_MS),
        })
        // A corrected attempt goes on with the same payment.
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    async count(paymentId) {
      if (scale === 0) return false
      const most = scaledLimit(MOST_OF_A_PAYMENT, scale)
      // No further, because whoever cannot end the payment right away comes again for the same card.
      await db
        .updateTable('rate_limit')
        .set(({ eb }) => ({ hits: eb('hits', '+', 1) }))
        .where('name', '=', NAME)
        .where('subject', 'like', `% ${paymentId}`)
        .where('hits', '<', most)
        .execute()
      const counted = await db
        .selectFrom('rate_limit')
        .select('hits')
        .where('name', '=', NAME)
        .where('subject', 'like', `% ${paymentId}`)
        .execute()
      return counted.some(({ hits }) => hits >= most)
    },
  }
}

function tooMany(seconds: number): AppError {
  const phone = agency.phones.office.display
  const sentence = `Many cards were declined from your internet connection today. Nothing was charged. Please call ${phone} and we will find another way, or come back tomorrow.`
  return retryLater('too_many_requests', seconds, sentence)
}
