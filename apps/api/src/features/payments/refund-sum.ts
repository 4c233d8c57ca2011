import type { Logger } from 'pino'
import type { PaymentRow, RefundRow, Tx } from '../../db/schema.ts'
import type { SubjectMoney } from '../../payments/purpose.ts'
import { DISPUTED, isAllBack } from '../../payments/retained-amount.ts'
import { logPayment } from './payment-log.ts'
import { refundedOf, refundsOf } from './refund-store.ts'
import type { Purposes } from './settle.ts'
import { findPayment, movePayment, PAID, paymentsOf, toFacts } from './store.ts'

export interface RefundSumDeps {
  log: Logger
  purposes: Purposes
}

/** Why a person has to look at a payment. */
export interface RefundAlarm {
  isFailure: boolean
  isFromElsewhere?: true
  /** Empty if nobody has to. @param payment as it is by then, as are its `refunds` */
  words(payment: PaymentRow, refunds: readonly RefundRow[]): string
}

/**
 * Recomputes a payment's sum and state from its refunds, and tells its purpose what its subject's payments add up to.
 */
export async function addUpRefunds(
  tx: Tx,
  { log, purposes }: RefundSumDeps,
  paymentId: string,
  alarm?: RefundAlarm,
): Promise<void> {
  const payment = await findPayment(tx, paymentId)
  if (!payment) return
  const refunds = await refundsOf(tx, paymentId)
  const refunded = refundedOf(refunds)
  const state =
    refunded === 0 ? 'succeeded' : refunded >= payment.amount_received ? 'refunded' : 'partly_refunded'
  if (await movePayment(tx, paymentId, PAID, { refunded, state })) logPayment(tx, log, payment, state)
  const purpose = purposes[payment.kind]
  const money = moneyOf(await paymentsOf(tx, payment.kind, payment.subject_id), payment)
  const { isFailure = false, isFromElsewhere = false } = alarm ?? {}
  await purpose.refunded(tx, { ...money, hasRefundFailed: isFailure, isFromElsewhere })
  const words = alarm?.words({ ...payment, refunded }, refunds)
  if (words) await purpose.flagged(tx, toFacts(payment), words)
}

const moneyOf = (
  payments: readonly PaymentRow[],
  { subject_id }: PaymentRow,
): Omit<SubjectMoney, 'hasRefundFailed' | 'isFromElsewhere'> => ({
  subjectId: subject_id,
  refunded: payments.reduce((sum, payment) => sum + payment.refunded, 0),
  isAllBack: isAllBack(payments),
  isInDispute: payments.some(({ disputed }) => disputed === DISPUTED.open),
})
