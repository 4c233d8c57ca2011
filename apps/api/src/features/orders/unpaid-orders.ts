import { agency } from '@beacon/content/agency'
import { type Clock, DAY_MS, isoAfter } from '../../clock.ts'
import type { Tx } from '../../db/schema.ts'
import { networkOf } from '../../http/client-address.ts'
import { AppError, retryLater } from '../../http/errors.ts'

/**
 * Unpaid orders per network and day that may hold counted stock, or a use of a limited code: two or three hours of the
 * day.
 */
const MOST_UNPAID = 8

/** One row of the limits for every order, as `network order`. */
const NAME = 'unpaid order'

/** Keeps one network from emptying the shelf, or using up a code, with orders that it never pays (0036). */
export interface UnpaidOrders {
  /**
   * Records that an order holds what others then cannot have.
   * @throws AppError too_many_requests after too many unpaid ones
   */
  note(tx: Tx, address: string, orderId: string): Promise<void>
  /** Resets the count: whoever pays has proved to be a buyer. */
  forgive(tx: Tx, orderId: string): Promise<void>
}

/** `scale` multiplies the limit, 0 switches it off. */
export function createUnpaidOrders({ clock, scale }: { clock: Clock; scale: number }): UnpaidOrders {
  const rows = (tx: Tx) =>
    tx.selectFrom('rate_limit').select(['subject', 'window_ends_at']).where('name', '=', NAME)

  return {
    async note(tx, address, orderId) {
      if (scale === 0) return
      const now = clock()
      const network = networkOf(address)
      const unpaid = await rows(tx)
        .where('subject', 'like', `${network} %`)
        .where('window_ends_at', '>', now.toISOString())
        .orderBy('window_ends_at')
        .execute()
      const [first] = unpaid
      if (first && unpaid.length >= Math.ceil(MOST_UNPAID * scale))
        throw tooMany((Date.parse(first.window_ends_at) - now.getTime()) / 1000)
      const row = {
        name: NAME,
        subject: `${network} ${orderId}`,
        hits: 1,
        window_ends_at: isoAfter(now, DAY_MS),
      }
      await tx.insertInto('rate_limit').values(row).execute()
    },

    async forgive(tx, orderId) {
      const noted = await rows(tx).where('subject', 'like', `% ${orderId}`).executeTakeFirst()
      if (!noted) return
      const network = noted.subject.slice(0, -orderId.length)
      await tx
        .deleteFrom('rate_limit')
        .where('name', '=', NAME)
        .where('subject', 'like', `${network}%`)
        .execute()
    },
  }
}

function tooMany(seconds: number): AppError {
  const phone = agency.phones.office.display
  const sentence = `Several orders were started from your internet connection today and not paid. Nothing was charged. Please call ${phone} and we will take yours, or come back tomorrow.`
  return new AppError('too_many_requests', sentence, {
    headers: retryLater('too_many_requests', seconds).headers,
  })
}
