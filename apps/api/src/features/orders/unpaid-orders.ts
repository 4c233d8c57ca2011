import { agency } from '@beacon/content/agency'
import { commerce } from '@beacon/content/commerce'
import { type Clock, DAY_MS, isoAfter, MINUTE_MS } from '../../clock.ts'
import type { Tx } from '../../db/schema.ts'
import { networkOf } from '../../http/client-address.ts'
import { type AppError, retryLater } from '../../http/errors.ts'
import { fullForSeconds } from '../../http/network-hits.ts'
import { scaledLimit } from '../../http/rate-limit.ts'

/** For how many minutes a day the unpaid orders of a network may hold counted stock, or a use of a limited code. */
const MOST_MINUTES = 120

/** One row of the limits for every order, as `network order`; its hits are the minutes. */
const NAME = 'unpaid order'
/** One row for each network whose count was reset within a day. */
const RESET = 'unpaid orders reset'

/** Keeps one network from emptying the shelf, or using up a code, with orders that it never pays (0036). */
export interface UnpaidOrders {
  /**
   * Records that an order holds what others then cannot have.
   * @throws AppError too_many_requests after too many unpaid ones
   */
  note(tx: Tx, address: string, orderId: string): Promise<void>
  /** An order ended unpaid: it counts only for as long as it held something. */
  release(tx: Tx, orderId: string): Promise<void>
  /**
   * The payment of a noted order resets the count, once a day, because buyers share addresses. After that it forgives
   * that order alone: a payment can be canceled and costs nothing then.
   */
  forgive(tx: Tx, orderId: string): Promise<void>
}

/** `scale` multiplies the limit, 0 switches it off. */
export function createUnpaidOrders({ clock, scale }: { clock: Clock; scale: number }): UnpaidOrders {
  const rows = (tx: Tx) =>
    tx.selectFrom('rate_limit').select(['subject', 'hits', 'window_ends_at']).where('name', '=', NAME)

  const notedOf = (tx: Tx, orderId: string) =>
    rows(tx).where('subject', 'like', `% ${orderId}`).executeTakeFirst()

  return {
    async note(tx, address, orderId) {
      if (scale === 0) return
      const now = clock()
      const most = scaledLimit(MOST_MINUTES, scale)
      const seconds = await fullForSeconds(tx, { name: NAME, address, now, most })
      if (seconds !== undefined) throw tooMany(seconds)
      const row = {
        name: NAME,
        subject: `${networkOf(address)} ${orderId}`,
        hits: commerce.holdMinutes,
        window_ends_at: isoAfter(now, DAY_MS),
      }
      await tx.insertInto('rate_limit').values(row).execute()
    },

    async release(tx, orderId) {
      const noted = await notedOf(tx, orderId)
      if (!noted) return
      const notedAt = Date.parse(noted.window_ends_at) - DAY_MS
      const minutes = Math.ceil((clock().getTime() - notedAt) / MINUTE_MS)
      await tx
        .updateTable('rate_limit')
        .set({ hits: Math.min(commerce.holdMinutes, Math.max(1, minutes)) })
        .where('name', '=', NAME)
        .where('subject', '=', noted.subject)
        .execute()
    },

    async forgive(tx, orderId) {
      const noted = await notedOf(tx, orderId)
      if (!noted) return
      const network = noted.subject.slice(0, -` ${orderId}`.length)
      const counted = tx.deleteFrom('rate_limit').where('name', '=', NAME)
      const forgiven = (await reset(tx, network))
        ? counted.where('subject', 'like', `${network} %`)
        : counted.where('subject', '=', noted.subject)
      await forgiven.execute()
    },
  }

  /** Whether a network's count may be reset now; if so, not again within a day. */
  async function reset(tx: Tx, subject: string): Promise<boolean> {
    const now = clock()
    const end = { window_ends_at: isoAfter(now, DAY_MS) }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('rate_limit')
      .values({ name: RESET, subject, hits: 1, ...end })
      .onConflict((conflict) =>
        conflict
          .columns(['name', 'subject'])
          .doUpdateSet(end)
          .where('rate_limit.window_ends_at', '<=', now.toISOString()),
      )
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }
}

function tooMany(seconds: number): AppError {
  const phone = agency.phones.office.display
  const sentence = `Several orders were started from your internet connection today and not paid. Nothing was charged. Please call ${phone} and we will take yours, or come back tomorrow.`
  return retryLater('too_many_requests', seconds, sentence)
}
