import type { Db, Tx } from '../db/schema.ts'
import type { PurposeKind } from './purpose.ts'
import { DISPUTED } from './retained-amount.ts'

/** Why an erasure waits for them (0040). */
export const UNSETTLED = 'A refund is still on its way, or the bank is deciding about the payment.'

/** Payments of which the agency may yet owe something: a refund may still fail, or a dispute is open. */
export const unsettledPayments = (db: Db | Tx) =>
  db
    .selectFrom('payment')
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('payment.disputed', '=', DISPUTED.open),
        exists(
          selectFrom('refund')
            .select('refund.id')
            .whereRef('refund.payment_id', '=', 'payment.id')
            .where('refund.state', 'in', ['requested', 'pending']),
        ),
      ]),
    )

/** The orders, or bookings, of which a bank has yet to decide about a payment. */
export async function subjectsInDispute(db: Db | Tx, kind: PurposeKind): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('payment')
    .select('subject_id')
    .where('kind', '=', kind)
    .where('disputed', '=', DISPUTED.open)
    .execute()
  return new Set(rows.map(({ subject_id }) => subject_id))
}

/** Those of some orders, or bookings, with an unsettled payment. */
export async function subjectsUnsettled(
  db: Db | Tx,
  kind: PurposeKind,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await unsettledPayments(db)
    .select('payment.subject_id')
    .where('payment.kind', '=', kind)
    .where('payment.subject_id', 'in', ids)
    .execute()
  return new Set(rows.map(({ subject_id }) => subject_id))
}
