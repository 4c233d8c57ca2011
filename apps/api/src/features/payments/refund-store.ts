import type { RefundState } from '@beacon/contract/payment-admin'
import { isCommitted, isGiven } from '@beacon/rules/return-money'
import type { Db, PaymentRow, RefundRow, Tx } from '../../db/schema.ts'
import type { PurposeKind } from '../../payments/purpose.ts'
import { retainedOf } from '../../payments/retained-amount.ts'

/** A payment's refunds in any state, newest first. */
export const refundsOf = (db: Db | Tx, paymentId: string): Promise<RefundRow[]> =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** Every refund of a kind's payments. */
export const refundsOfKind = (db: Db | Tx, kind: PurposeKind): Promise<RefundRow[]> =>
  db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .selectAll('refund')
    .where('payment.kind', '=', kind)
    .execute()

/** A refund by our id; for the provider's there is `findOwnRefund`. */
export const findRefund = (db: Db | Tx, id: string): Promise<RefundRow | undefined> =>
  db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst()

/** Our record of a provider's refund, by its id or by ours. */
export const findOwnRefund = (
  db: Db,
  { id, ownId }: { id: string; ownId: string | null },
): Promise<RefundRow | undefined> =>
  db
    .selectFrom('refund')
    .selectAll()
    .where((where) => where.or([where('refund_id', '=', id), where('id', '=', ownId ?? '')]))
    .executeTakeFirst()

/** Stores a refund, unless one with the same id of the provider is stored already. */
export async function insertRefund(tx: Tx, row: RefundRow): Promise<void> {
  await tx
    .insertInto('refund')
    .values(row)
    .onConflict((conflict) => conflict.column('refund_id').doNothing())
    .execute()
}

/** Changes a refund that is in one of these states; returns whether it was. */
export async function changeRefund(
  tx: Tx,
  id: string,
  from: readonly RefundState[],
  change: Partial<RefundRow>,
): Promise<boolean> {
  const result = await tx
    .updateTable('refund')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/**
 * Changes a refund that counts as failed because the provider refused our request; returns whether it was. One that
 * failed at the provider has its id.
 */
export async function reviveRefund(tx: Tx, id: string, change: Partial<RefundRow>): Promise<boolean> {
  const result = await tx
    .updateTable('refund')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('refund_id', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Gives a refund another idempotency key, once: the provider has stored a failure for the one before. */
export async function nextRefundAttempt(db: Db, refund: RefundRow): Promise<void> {
  await db
    .updateTable('refund')
    .set({ attempt: refund.attempt + 1 })
    .where('id', '=', refund.id)
    .where('attempt', '=', refund.attempt)
    .execute()
}

/** Cents that can still be refunded: none of what the bank has taken back. */
export function refundableOf(payment: PaymentRow, refunds: readonly RefundRow[]): number {
  const counted = refunds.filter(isCommitted)
  const ours = retainedOf(payment) - counted.reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, ours)
}

/** The same, as far as the card provider can refund it: money that came by hand goes back by hand. */
export const refundableByCard = (payment: PaymentRow, refunds: readonly RefundRow[]): number =>
  payment.method === 'manual' ? 0 : refundableOf(payment, refunds)

/** Whether it was made by hand, and noted here: a refund that the card provider makes has its id. */
export const isByHand = ({ state, refund_id }: RefundRow): boolean =>
  state === 'succeeded' && refund_id === null

/** Cents refunded, or pending at the provider. */
export const refundedOf = (refunds: readonly RefundRow[]): number =>
  refunds.filter(isGiven).reduce((sum, { amount }) => sum + amount, 0)
