import type { Payment, PaymentState } from '@beacon/contract/payment-admin'
import type { Db, PaymentRow, RefundRow, Tx } from '../../db/schema.ts'
import { EMAIL_REFUSED } from '../../payments/payment-failure.ts'
import type { ChangePayerEmail, PaymentFacts, PurposeKind } from '../../payments/purpose.ts'
import { DISPUTED } from '../../payments/retained-amount.ts'
import type { DisputeState } from '../../providers/card-payments.ts'
import { isByHand, refundableOf } from './refund-store.ts'

/** States in which the payment may still be made. */
export const OPEN = ['creating', 'requires_payment', 'processing', 'failed'] as const satisfies PaymentState[]
/** States in which the money has arrived, whatever was refunded since. */
export const PAID = ['succeeded', 'partly_refunded', 'refunded'] as const satisfies PaymentState[]
/** States without money; a payment that we cancelled may have been paid at the provider a moment before. */
export const UNPAID = [...OPEN, 'canceled'] as const satisfies PaymentState[]

/** Whether it can still be paid. */
export const isOpen = ({ state }: PaymentRow): boolean => (OPEN as readonly PaymentState[]).includes(state)

/** Whether its money has arrived, whatever was refunded since. */
export const isPaid = ({ state }: PaymentRow): boolean => (PAID as readonly PaymentState[]).includes(state)

/** Whether we know of no money: also true of one that was canceled, and may have been paid a moment before. */
export const isUnpaid = ({ state }: PaymentRow): boolean =>
  (UNPAID as readonly PaymentState[]).includes(state)

/** Stores a payment before the provider hears of it: its id becomes a part of the idempotency key. */
export async function insertPayment(tx: Tx, row: PaymentRow): Promise<void> {
  await tx.insertInto('payment').values(row).execute()
}

/** A payment by our id, in any state. */
export const findPayment = (db: Db | Tx, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()

/** A payment by the id of its payment intent at the provider. */
export const findByIntent = (db: Db | Tx, intentId: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('intent_id', '=', intentId).executeTakeFirst()

/** All payments for one order or booking, newest first. */
export const paymentsOf = (db: Db | Tx, kind: PurposeKind, subjectId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .orderBy('created_at', 'desc')
    .execute()

/** The newest payment for an order or a booking that can still be made. */
export async function findOpenOf(
  db: Db | Tx,
  kind: PurposeKind,
  subjectId: string,
): Promise<PaymentRow | undefined> {
  return (await paymentsOf(db, kind, subjectId)).find(isOpen)
}

/** The newest payment, open or closed, of a subject that nobody has paid for. */
export async function findUnpaidOf(
  db: Db | Tx,
  kind: PurposeKind,
  subjectId: string,
): Promise<PaymentRow | undefined> {
  const payments = await paymentsOf(db, kind, subjectId)
  return payments.every(isUnpaid) ? payments[0] : undefined
}

/** Open payments created before `before`, oldest first, for the sweep. */
export const listOpen = (db: Db, before: Date, limit: number): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('state', 'in', OPEN)
    .where('method', '!=', 'manual')
    .where('created_at', '<=', before.toISOString())
    .orderBy('created_at')
    .limit(limit)
    .execute()

/** Changes a payment that is in one of these states; returns whether it was. The only way in which a state changes. */
export async function movePayment(
  db: Db | Tx,
  id: string,
  from: readonly PaymentState[],
  change: Partial<PaymentRow>,
): Promise<boolean> {
  const result = await db
    .updateTable('payment')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** See `ChangePayerEmail`: the provider has been asked in the name of an open payment's address. */
export const changePayerEmail: ChangePayerEmail = async (tx, kind, subjectId, email) => {
  await tx
    .updateTable('payment')
    .set({ email })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', 'not in', OPEN)
    .execute()
}

/** Records the provider's intent; false when another one is recorded already, or the money came by hand. */
export async function attachIntent(tx: Tx, id: string, intentId: string): Promise<boolean> {
  const result = await tx
    .updateTable('payment')
    .set({ intent_id: intentId })
    .where('id', '=', id)
    .where('method', '!=', 'manual')
    .where((where) => where.or([where('intent_id', 'is', null), where('intent_id', '=', intentId)]))
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Records the hosted page of an open payment; false when it has closed meanwhile. */
export const attachPage = (tx: Tx, id: string, page: { id: string; url: string | null }): Promise<boolean> =>
  movePayment(tx, id, OPEN, {
    page_id: page.id,
    page_url: page.url,
    state: 'requires_payment',
    last_error: null,
  })

/** Records that no page can be created for the buyer's address; the order's page asks them for another one. */
export const noteEmailRefused = (db: Db, id: string): Promise<boolean> =>
  movePayment(db, id, OPEN, { last_error: EMAIL_REFUSED })

/** Gives a payment another idempotency key, once: two processes that failed with the same key agree on the next. */
export async function nextAttempt(db: Db, payment: PaymentRow): Promise<void> {
  await db
    .updateTable('payment')
    .set({ attempt: payment.attempt + 1 })
    .where('id', '=', payment.id)
    .where('attempt', '=', payment.attempt)
    .execute()
}

/**
 * Records the state of a payment's disputes; returns the payment, or undefined when nothing has changed.
 * @param left cents that the bank has left, when it took back a part
 */
export const markDisputed = (
  tx: Tx,
  id: string,
  state: DisputeState,
  left: number | null,
): Promise<PaymentRow | undefined> =>
  tx
    .updateTable('payment')
    .set({ disputed: DISPUTED[state], left_by_bank: left })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('disputed', '!=', DISPUTED[state]), where('left_by_bank', 'is distinct from', left)]),
    )
    .returningAll()
    .executeTakeFirst()

/** Releases a payment's hold once; false when that has happened, or the money has come. */
export async function markReleased(tx: Tx, id: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('payment')
    .set({ released_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', 'in', UNPAID)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Every payment of a kind for which money has come. */
export const receivedPayments = (db: Db, kind: PurposeKind): Promise<PaymentRow[]> =>
  db.selectFrom('payment').selectAll().where('kind', '=', kind).where('amount_received', '>', 0).execute()

/** A payment as its purpose sees it. */
export const toFacts = (payment: PaymentRow): PaymentFacts => ({
  id: payment.id,
  subjectId: payment.subject_id,
  amount: payment.amount,
  currency: payment.currency,
  received: payment.amount_received,
  intentId: payment.intent_id,
  isLate: payment.released_at !== null,
})

/** The displayed state: a dispute takes precedence until it is won. */
export function shownState({ state, disputed }: Pick<PaymentRow, 'state' | 'disputed'>): PaymentState {
  if (disputed === DISPUTED.open) return 'disputed'
  return disputed === DISPUTED.lost ? 'dispute_lost' : state
}

/** A payment as the administrator sees it, amounts in cents; a dispute is shown as its state. */
export function toPayment(payment: PaymentRow, refunds: readonly RefundRow[]): Payment {
  return {
    id: payment.id,
    state: shownState(payment),
    method: payment.method,
    amount: payment.amount,
    currency: payment.currency,
    refunded: payment.refunded,
    refundable: refundableOf(payment, refunds),
    isDisputeWon: payment.disputed === DISPUTED.won,
    intentId: payment.intent_id,
    createdAt: payment.created_at,
    paidAt: payment.paid_at,
    holdUntil: payment.hold_until,
    lastError: payment.last_error,
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amount: refund.amount,
      state: refund.state,
      reason: refund.reason,
      requestedBy: refund.requested_by,
      isByHand: isByHand(refund),
      createdAt: refund.created_at,
      lastError: refund.last_error,
    })),
  }
}
