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

/** What has come in for an order or a booking. */
export interface Receipts {
  /** Cents. */
  paid: number
  /** Cents of it that banks have taken back. */
  takenByBank: number
  /** The card provider's ids of the payments; empty for what was paid by hand. */
  intents: string
}

const NONE: Receipts = { paid: 0, takenByBank: 0, intents: '' }

/** Reads what has come in for every order, or every booking; answers it by their ids. */
export async function receipts(db: Db, kind: PurposeKind): Promise<(subjectId: string) => Receipts> {
  const rows = await db
    .selectFrom('payment')
    .select(['subject_id', 'intent_id', 'method', 'amount_received', retainedCents.as('retained')])
    .where('kind', '=', kind)
    .where('amount_received', '>', 0)
    .execute()
  const bySubject = new Map<string, Receipts>()
  for (const { subject_id, intent_id, method, amount_received, retained } of rows) {
    const { paid, takenByBank, intents } = bySubject.get(subject_id) ?? NONE
    bySubject.set(subject_id, {
      paid: paid + amount_received,
      takenByBank: takenByBank + amount_received - Number(retained),
      intents: [intents, method === 'manual' ? '' : intent_id].filter(Boolean).join(', '),
    })
  }
  return (subjectId) => bySubject.get(subjectId) ?? NONE
}
