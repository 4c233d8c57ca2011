import { usd } from '@beacon/rules/money'
import type { Logger } from 'pino'
import type { RefundRow, Tx } from '../../db/schema.ts'
import { logPayment } from './payment-log.ts'
import { refundedOf, refundsOf } from './refund-store.ts'
import type { Purposes } from './settle.ts'
import { findPayment, movePayment, PAID, toFacts } from './store.ts'

export interface RefundSumDeps {
  log: Logger
  purposes: Purposes
}

/**
 * Recomputes a payment's sum and state from its refunds, and tells its purpose.
 * @param failed the refund that has just failed, which a person has to look at
 */
export async function addUpRefunds(
  tx: Tx,
  { log, purposes }: RefundSumDeps,
  paymentId: string,
  failed?: RefundRow,
): Promise<void> {
  const payment = await findPayment(tx, paymentId)
  if (!payment) return
  const refunded = refundedOf(await refundsOf(tx, paymentId))
  const state =
    refunded === 0 ? 'succeeded' : refunded >= payment.amount_received ? 'refunded' : 'partly_refunded'
  if (await movePayment(tx, paymentId, PAID, { refunded, state })) logPayment(tx, log, payment, state)
  const facts = toFacts({ ...payment, refunded, state })
  await purposes[payment.kind].refunded(tx, facts)
  if (failed) await purposes[payment.kind].flagged(tx, facts, `A refund of ${usd(failed.amount)} failed.`)
}
