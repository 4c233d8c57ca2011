import type { Clock, Ids } from '../../clock.ts'
import type { Db, PaymentRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../http/errors.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { PAYMENT_ENDED } from '../../payments/port.ts'
import type { PaymentSubject, PurposeKind } from '../../payments/purpose.ts'
import type { IntentFacts } from '../../providers/card-payments.ts'
import { createProviderRequests, type ProviderRequestDeps } from './provider-requests.ts'
import type { Settlement } from './settle.ts'
import { attachPage, findOpenOf, findPayment, insertPayment, isOpen, movePayment, OPEN } from './store.ts'

/**
 * How long to wait before a job creates a hosted page that could not be created while the buyer waited, and mails its
 * link.
 */
export const PAGE_JOB_WAITS_MS = 30_000

interface OpeningDeps extends ProviderRequestDeps {
  clock: Clock
  ids: Ids
  outbox: Outbox
  settlement: Settlement
}

type OnNewPage = (tx: Tx, payment: PaymentRow) => Promise<void>

export interface Opening {
  begin(tx: Tx, kind: PurposeKind, subject: PaymentSubject, method: PaymentRow['method']): Promise<string>
  /**
   * The provider's payment for ours; repeating the call returns the same one.
   * @throws PaymentFailure, AppError conflict when it is over, paid_already when it was paid by hand
   */
  openIntent(paymentId: string): Promise<IntentFacts>
  /**
   * The address of the hosted page, created if need be; null when the payment is over. `onNew` runs in the transaction
   * that records a new page.
   * @throws PaymentFailure
   */
  openPage(paymentId: string, onNew?: OnNewPage): Promise<string | null>
  /** An intent that was created for this payment although the response was lost. */
  findLost(payment: PaymentRow): Promise<IntentFacts | undefined>
}

/** Opens payments: first a row of ours, with the key under which the provider is then asked. */
export function createOpening(deps: OpeningDeps): Opening {
  const { db, clock, ids, outbox } = deps
  const requests = createProviderRequests(deps)

  return {
    findLost: requests.findLost,

    async begin(tx, kind, subject, method) {
      const open = await findOpenOf(tx, kind, subject.subjectId)
      if (open) {
        // The buyer may have corrected their address, by which the payment is found and erased.
        await movePayment(tx, open.id, OPEN, { email: subject.customerEmail })
        return open.id
      }
      const now = clock()
      const id = ids()
      await insertPayment(tx, newPayment({ id, kind, subject, method, now }))
      const about = `payment:${id}`
      await outbox.add(tx, { kind: 'payments.release', about, runAt: subject.holdUntil })
      if (method === 'hosted' && deps.cards) {
        const runAt = new Date(now.getTime() + PAGE_JOB_WAITS_MS)
        await outbox.add(tx, { kind: 'payments.page', about, runAt })
      }
      return id
    },

    async openIntent(paymentId) {
      const payment = await mustFind(db, paymentId)
      const before = endOf(payment)
      if (before) throw before
      const intent = await requests.intentFor(payment)
      await deps.settlement.settle(intent)
      const meanwhile = endOf(await mustFind(db, paymentId))
      if (!meanwhile) return intent
      // It ended while the provider created the intent, and whoever ended it could not know of that.
      if (deps.cards) await deps.settlement.settle(await deps.cards.cancelIntent(intent.id))
      throw meanwhile
    },

    async openPage(paymentId, onNew) {
      const payment = await mustFind(db, paymentId)
      if (payment.page_url || !isOpen(payment)) return payment.page_url
      const page = await requests.createPage(payment)
      return inTransaction(db, async (tx) => {
        // The payment ended, or was paid by hand, while the provider created its page: nobody is sent there.
        if (!(await attachPage(tx, payment.id, page))) return null
        await onNew?.(tx, payment)
        return page.url
      })
    },
  }
}

const PAID_BY_HAND =
  'We have received your payment for this another way, and have emailed you; please do not pay again.'

/** Why nobody may pay it by card any more; whoever was told `conflict` starts again, and would pay twice. */
function endOf({ state, method, released_at }: PaymentRow): AppError | undefined {
  if (method === 'manual') return new AppError('paid_already', PAID_BY_HAND)
  return state === 'canceled' || released_at !== null ? new AppError('conflict', PAYMENT_ENDED) : undefined
}

interface NewPayment {
  id: string
  kind: PurposeKind
  subject: PaymentSubject
  method: PaymentRow['method']
  now: Date
}

/** A payment that the provider has not been told of yet. */
const newPayment = ({ id, kind, subject, method, now }: NewPayment): PaymentRow => ({
  id,
  kind,
  subject_id: subject.subjectId,
  state: 'creating',
  method,
  amount: subject.amount,
  amount_received: 0,
  refunded: 0,
  currency: subject.currency,
  description: subject.description,
  email: subject.customerEmail,
  lines: JSON.stringify(subject.lines),
  attempt: 1,
  intent_id: null,
  page_id: null,
  page_url: null,
  hold_until: subject.holdUntil.toISOString(),
  released_at: null,
  paid_at: null,
  disputed: 0,
  left_by_bank: null,
  last_error: null,
  created_at: now.toISOString(),
})

async function mustFind(db: Db, id: string): Promise<PaymentRow> {
  const payment = await findPayment(db, id)
  if (!payment) throw new AppError('not_found')
  return payment
}
