import type { Clock, Ids } from '../../clock.ts'
import type { PaymentRow, Tx } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import { DISPUTED } from '../../payments/retained-amount.ts'
import { type NewRefund, reserveRefund } from './refund-requests.ts'
import { refundsOf } from './refund-store.ts'
import { addUpRefunds, type RefundSumDeps } from './refund-sum.ts'
import { findPayment } from './store.ts'

const NOT_BY_HAND =
  'Only a payment that was marked as paid, or of which a refund by card has failed, is refunded by hand.'

const IN_DISPUTE =
  'The buyer’s bank still decides about this payment: what you give back now, it may take from you once more.'

/**
 * Records a refund that was made by hand, in the caller's transaction, with everything that follows from a card's
 * refund; returns its cents.
 */
export type NoteRefund = (tx: Tx, paymentId: string, refund: NewRefund) => Promise<number>

interface NotedRefundDeps extends RefundSumDeps {
  clock: Clock
  ids: Ids
}

/** Refunds of payments that were marked as paid, or that the card did not take back; no card provider takes part. */
export function createNoteRefund(deps: NotedRefundDeps): NoteRefund {
  return async (tx, paymentId, refund) => {
    const payment = await findPayment(tx, paymentId)
    if (!payment) throw new AppError('not_found')
    if (!(await isForHand(tx, payment))) throw new AppError('conflict', NOT_BY_HAND)
    const { amount } = await reserveRefund(tx, deps, { ...refund, payment, state: 'succeeded' })
    await addUpRefunds(tx, deps, payment.id)
    return amount
  }
}

/**
 * While a bank decides about a payment, its provider refuses to refund it, and what is given back by hand may be paid
 * twice.
 */
async function isForHand(tx: Tx, { id, method, disputed }: PaymentRow): Promise<boolean> {
  if (method === 'manual') return true
  if (disputed === DISPUTED.open) throw new AppError('conflict', IN_DISPUTE)
  return (await refundsOf(tx, id)).some(({ state }) => state === 'failed')
}
