import type { PaymentState } from '@beacon/contract/payment-admin'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Db, PaymentRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../http/errors.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { PaymentPurpose, PurposeKind, RequestRefund } from '../../payments/purpose.ts'
import { secondPayment } from '../../payments/reasons.ts'
import type { IntentFacts } from '../../providers/card-payments.ts'
import { logPayment } from './payment-log.ts'
import {
  attachIntent,
  findByIntent,
  findPayment,
  markReleased,
  movePayment,
  OPEN,
  toFacts,
  UNPAID,
} from './store.ts'

/** The purposes without their requests, since settling begins nothing. */
export type Purposes = Record<PurposeKind, PaymentPurpose<never>>

interface SettleDeps {
  db: Db
  clock: Clock
  log: Logger
  outbox: Outbox
  purposes: Purposes
  requestRefund: RequestRefund
}

interface Money {
  /** Cents. */
  amount: number
  currency: string
}

interface Received extends Money {
  /** Cents that have already been refunded: in the provider's dashboard, before we learned of the payment. */
  refunded: number
}

export interface Settlement {
  /**
   * Brings our record of a payment in line with the provider's: the one place where money becomes an order or a
   * booking. Called by the confirm call, the webhook, the buyer's return and the sweep, in any order and number; a
   * conditional update lets only the first one act. Undefined when it is no payment of ours.
   */
  settle(intent: IntentFacts): Promise<PaymentRow | undefined>
  /** Releases what an unpaid payment holds, once. */
  release(tx: Tx, payment: PaymentRow): Promise<void>
  /** Marks a payment as paid in the caller's transaction; false when it was no longer open. */
  succeed(tx: Tx, payment: PaymentRow, received: Received): Promise<boolean>
}

/**
 * What is bought is decided in the same transaction as the payment's state, by its purpose; the provider decides
 * whether it was paid (0017).
 */
export function createSettlement(deps: SettleDeps): Settlement {
  const { db, clock, log, outbox, purposes } = deps

  async function succeed(tx: Tx, payment: PaymentRow, received: Received): Promise<boolean> {
    const paid: Partial<PaymentRow> = {
      state: 'succeeded',
      amount_received: received.amount,
      paid_at: clock().toISOString(),
      last_error: null,
    }
    if (!(await movePayment(tx, payment.id, UNPAID, paid))) return false
    logPayment(tx, log, payment, 'succeeded')
    // There is no hold left to release.
    for (const kind of ['payments.release', 'payments.page']) await outbox.cancel(tx, `${kind}:${payment.id}`)
    const facts = toFacts({ ...payment, ...paid })
    if (received.refunded > 0)
      await outbox.add(tx, { kind: 'payments.refunds', about: `payment:${payment.id}` })
    // Nothing is delivered for money that has already been refunded.
    if (isGivenBack(received)) {
      await purposes[payment.kind].released(tx, facts)
      return true
    }
    if (received.amount !== payment.amount || received.currency !== payment.currency) {
      const reason = `${inWords(received)} arrived where ${inWords(payment)} were asked for.`
      await purposes[payment.kind].flagged(tx, facts, reason)
      return true
    }
    if ((await purposes[payment.kind].paid(tx, facts)) === 'fulfilled') return true
    // There is no card to refund: rolls the transaction back, and the administrator reads why.
    if (payment.method === 'manual') throw new AppError('out_of_stock')
    await deps.requestRefund(tx, {
      kind: payment.kind,
      subjectId: payment.subject_id,
      reason: 'Paid after the hold had ended, and nothing was left.',
      requestedBy: 'system',
    })
    return true
  }

  async function follow(tx: Tx, payment: PaymentRow, intent: IntentFacts): Promise<void> {
    const state = stateOf(intent)
    const moved = await movePayment(tx, payment.id, OPEN, { state, last_error: intent.lastError })
    if (moved && state !== payment.state) logPayment(tx, log, payment, state)
    if (moved && state === 'canceled') await release(tx, payment)
  }

  async function release(tx: Tx, payment: PaymentRow): Promise<void> {
    if (await markReleased(tx, payment.id, clock()))
      await purposes[payment.kind].released(tx, toFacts(payment))
  }

  /** The payment that an intent belongs to; if its creation was never confirmed, it is found by its metadata. */
  async function ownerOf(tx: Tx, intent: IntentFacts): Promise<PaymentRow | undefined> {
    const known = await findByIntent(tx, intent.id)
    if (known || intent.paymentId === null) return known
    const payment = await findPayment(tx, intent.paymentId)
    if (!payment) return undefined
    if (await attachIntent(tx, payment.id, intent.id)) return { ...payment, intent_id: intent.id }
    if (intent.status === 'succeeded') {
      await purposes[payment.kind].flagged(tx, toFacts(payment), secondPayment(intent.id), { once: true })
    }
    return undefined
  }

  return {
    release,
    succeed,
    async settle(intent) {
      const settled = await inTransaction(db, async (tx) => {
        const payment = await ownerOf(tx, intent)
        if (!payment) return undefined
        if (intent.status !== 'succeeded') await follow(tx, payment, intent)
        else await succeed(tx, payment, receivedOf(intent))
        return findPayment(tx, payment.id)
      })
      outbox.nudge()
      return settled
    },
  }
}

const receivedOf = ({ amountReceived, amountRefunded, currency }: IntentFacts): Received => ({
  amount: amountReceived,
  refunded: amountRefunded,
  currency,
})

const isGivenBack = ({ amount, refunded }: Received): boolean => refunded > 0 && refunded >= amount

const inWords = ({ amount, currency }: Money): string =>
  `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`

function stateOf({ status, lastError }: IntentFacts): PaymentState {
  if (status === 'canceled') return 'canceled'
  if (status === 'requires_payment_method' || status === 'requires_confirmation')
    return lastError ? 'failed' : 'requires_payment'
  return 'processing'
}
