import { sql } from 'kysely'
import type { Db, PaymentRow } from '../db/schema.ts'
import type { PurposeKind } from './purpose.ts'

/** Values of the column `disputed`; 0 for a payment that was never disputed. */
export const DISPUTED = { open: 1, won: 2, lost: 3 } as const

/** Cents that were paid and not taken back by a bank. */
export function retainedOf({ disputed, left_by_bank, amount_received }: PaymentRow): number {
  if (left_by_bank !== null) return left_by_bank
  return disputed === DISPUTED.lost ? 0 : amount_received
}

/** Whether nothing is left of any of these payments: what was not refunded, a bank took back. */
export const isAllBack = (payments: readonly PaymentRow[]): boolean =>
  payments.every((payment) => retainedOf(payment) <= payment.refunded)

/** `retainedOf` as SQL on the table `payment`. */
export const retainedCents = sql<number>`coalesce(payment.left_by_bank, case when payment.disputed = ${sql.lit(DISPUTED.lost)} then 0 else payment.amount_received end)`

/** Cents that banks have taken back, by the order or booking that they were paid for; only where they took any. */
export async function takenByBanks(db: Db, kind: PurposeKind): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('payment')
    .select(['subject_id', sql<number>`sum(payment.amount_received - ${retainedCents})`.as('cents')])
    .where('kind', '=', kind)
    .where('disputed', '=', DISPUTED.lost)
    .groupBy('subject_id')
    .execute()
  return new Map(rows.map(({ subject_id, cents }) => [subject_id, Number(cents)]))
}
