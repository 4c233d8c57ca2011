import type { PaymentRequest } from '@beacon/contract/payments'
import type { Db, PaymentRow } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import { JobError } from '../../outbox/job-error.ts'
import type { Closing } from './closing.ts'
import type { Products } from './service.ts'
import { findPayment, isOpen } from './store.ts'

/** Replaces a buyer's earlier attempts to pay. */
export interface Replacing {
  /**
   * Releases what a buyer's earlier attempts hold: at the card provider first, so that nothing is released that may
   * still be paid. Returns the subjects that the new request continues instead: the same appointment, for a person who
   * corrects their address.
   * @throws AppError paid_already when the money of one has come or is on its way
   */
  replace(paymentIds: readonly string[], request: PaymentRequest, address: string): Promise<string[]>
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
    purposes.booking.continues?.(db, payment.subject_id, { ...request, address, continues: [] })

  async function end(payment: PaymentRow): Promise<void> {
    // If the provider cannot be reached to cancel it, the hold stays until its time ends.
    await closing.close(payment).catch((error: unknown) => {
      if (!(error instanceof JobError)) throw error
    })
    const state = (await findPayment(db, payment.id))?.state
    if (state === 'succeeded') throw new AppError('paid_already', PAID)
    if (state === 'processing') throw new AppError('paid_already', AT_THE_BANK)
  }

  return {
    // In parallel: while the provider is silent, the buyer waits for one time limit rather than for several.
    async replace(paymentIds, request, address) {
      const continued = await Promise.all(
        paymentIds.map(async (id) => {
          const payment = await findPayment(db, id)
          if (!payment) return []
          if (isOpen(payment) && (await goesOn(payment, request, address))) return [payment.subject_id]
          await end(payment)
          return []
        }),
      )
      return continued.flat()
    },
  }
}
