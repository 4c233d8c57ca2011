import type { Clock, Ids } from '../../clock.ts'
import type { Tx } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import { addUpRefunds, type RefundSumDeps } from './refund-sum.ts'
import { type NewRefund, reserveRefund } from './refunds.ts'
import { findPayment } from './store.ts'

const NOT_BY_HAND = 'Only a payment that was marked as paid is refunded by hand.'

/**
 * Records a refund that was made by hand, in the caller's transaction, with everything that follows from a card's
 * refund; returns its cents.
 */
export type NoteRefund = (tx: Tx, paymentId: string, refund: NewRefund) => Promise<number>

interface NotedRefundDeps extends RefundSumDeps {
  clock: Clock
  ids: Ids
}

/** Refunds of payments that were marked as paid; no card provider takes part. */
export function createNoteRefund(deps: NotedRefundDeps): NoteRefund {
  return async (tx, paymentId, refund) => {
    const payment = await findPayment(tx, paymentId)
    if (!payment) throw new AppError('not_found')
    if (payment.method !== 'manual') throw new AppError('conflict', NOT_BY_HAND)
    const { amount } = await reserveRefund(tx, deps, { ...refund, payment, state: 'succeeded' })
    await addUpRefunds(tx, deps, payment.id)
    return amount
  }
}
