import type { PaymentRequest } from '@beacon/contract/payments'
import type { Db, PaymentRow } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../http/errors.ts'
import { JobError } from '../../outbox/job-error.ts'
import type { Closing } from './closing.ts'
import type { Products } from './service.ts'
import { findPayment, isOpen } from './store.ts'

/** What a new request takes the place of. */
export interface Replaced {
  /** Subjects that it continues: the same appointment, for a person who corrects their address. */
  continues: readonly string[]
  /** Over at the card provider; their bookings hold their times until the new one takes its own. */
  ended: readonly PaymentRow[]
}

/** Replaces a buyer's earlier attempts to pay. */
export interface Replacing {
  /**
   * Ends a buyer's earlier attempts: at the card provider first, so that nothing is released that may still be paid.
   * Releases what they hold, except the times of bookings that a new one replaces.
   * @throws AppError paid_already when the money of one has come or is on its way
   */
  replace(paymentIds: readonly string[], request: PaymentRequest, address: string): Promise<Replaced>
}

const PAID =
  'Your payment from a moment ago has gone through. We have emailed you; please check there before you pay again.'
const AT_THE_BANK =
  'Your bank is still working on your payment from a moment ago. We will write to you as soon as it goes through; please do not pay again.'

/** As decided in 0036. */
export function createReplacing({
  db,
  closing,
  purposes,
}: {
  db: Db
  closing: Closing
  purposes: Products
}): Replacing {
  const goesOn = async (payment: PaymentRow, request: PaymentRequest, address: string) =>
    payment.kind === 'booking' &&
    request.type === 'booking' &&
    purposes.booking.continues?.(db, payment.subject_id, {
      ...request,
      address,
      continues: [],
      inPlaceOf: [],
    })

  /** Whether its hold is still to be released. */
  async function end(payment: PaymentRow, isKept: boolean): Promise<boolean> {
    let isEnded = false
    const keep = async () => {
      isEnded = true
    }
    // If the provider cannot be reached to cancel it, the hold stays until its time ends.
    await closing.close(payment, isKept ? keep : undefined).catch((error: unknown) => {
      if (!(error instanceof JobError)) throw error
    })
    const state = (await findPayment(db, payment.id))?.state
    if (state === 'succeeded') throw new AppError('paid_already', PAID)
    if (state === 'processing' && !isEnded) throw new AppError('paid_already', AT_THE_BANK)
    return isEnded
  }

  return {
    // In parallel: while the provider is silent, the buyer waits for one time limit rather than for several.
    async replace(paymentIds, request, address) {
      const continues: string[] = []
      const ended: PaymentRow[] = []
      const answers = await Promise.allSettled(
        paymentIds.map(async (id) => {
          const payment = await findPayment(db, id)
          if (!payment) return
          if (isOpen(payment) && (await goesOn(payment, request, address))) continues.push(payment.subject_id)
          else if (await end(payment, payment.kind === 'booking' && request.type === 'booking'))
            ended.push(payment)
        }),
      )
      const refused = answers.find((answer) => answer.status === 'rejected')
      if (refused) {
        for (const payment of ended) await inTransaction(db, (tx) => closing.cancel(tx, payment))
        throw refused.reason
      }
      return { continues, ended }
    },
  }
}
