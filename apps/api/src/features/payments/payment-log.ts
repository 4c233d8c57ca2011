import type { Logger } from 'pino'
import type { PaymentRow, Tx } from '../../db/schema.ts'
import { afterCommit } from '../../db/transaction.ts'

const SUBJECTS: Record<PaymentRow['kind'], string> = { product: 'order', booking: 'booking' }

/** One log line for every step of a payment, tagged with what it is for: webhooks and sweeps do not mention orders. */
export function logPayment(tx: Tx, log: Logger, payment: PaymentRow, state: PaymentRow['state']): void {
  const { id, kind, subject_id, intent_id } = payment
  const line = {
    payment: id,
    about: `${SUBJECTS[kind]}:${subject_id}`,
    intent: intent_id ?? undefined,
    state,
  }
  afterCommit(tx, () => log.info(line, 'payment: state changed'))
}
