import type { PersonalRecord } from '@beacon/contract/people'
import { usd } from '@beacon/rules/money'
import { type Clock, DAY_MS, isoAfter } from '../../clock.ts'
import { isAddress } from '../../db/conditions.ts'
import type { PaymentRow, Tx } from '../../db/schema.ts'
import { fieldsOf, type PersonalDataSource, withIds, yearsBefore } from '../../personal-data/source.ts'
import { isOpen } from './store.ts'

/** As the privacy policy says. */
const KEPT_YEARS = 7
const NEVER_PAID_KEPT_DAYS = 90
const HIDDEN = ['attempt', 'page_url', 'released_at']

/**
 * Payments keep their amounts; addresses, and refund reasons in anybody's own words, are removed. An order or a booking
 * that had to wait when its payment was emptied may have been refunded since: the reasons go with it, too.
 */
export function paymentPersonalData({ clock }: { clock: Clock }): PersonalDataSource {
  return {
    async find(db, email) {
      const rows = await db.selectFrom('payment').selectAll().where(isAddress('email', email)).execute()
      return rows.map(toRecord)
    },
    async overdue(db, limit) {
      const rows = await db
        .selectFrom('payment')
        .selectAll()
        .where(({ and, eb, exists, or, selectFrom }) =>
          or([
            and([
              eb('created_at', '<=', yearsBefore(clock(), KEPT_YEARS)),
              or([
                eb('email', '!=', ''),
                exists(
                  selectFrom('refund')
                    .select('refund.id')
                    .whereRef('refund.payment_id', '=', 'payment.id')
                    .where('refund.reason', '!=', ''),
                ),
              ]),
            ]),
            and([
              eb('email', '!=', ''),
              eb('state', '=', 'canceled'),
              eb('created_at', '<=', isoAfter(clock(), -NEVER_PAID_KEPT_DAYS * DAY_MS)),
            ]),
          ]),
        )
        .limit(limit)
        .execute()
      return rows.map(toRecord)
    },
    async erase(tx, records) {
      await withIds(records, 'payment', (ids) => emptyPayments(tx, ids))
      for (const kind of ['order', 'booking'] as const)
        await withIds(records, kind, (ids) => emptyReasons(tx, paymentsFor(tx, ids)))
    },
  }
}

const toRecord = (row: PaymentRow): PersonalRecord => ({
  kind: 'payment',
  id: row.id,
  at: row.created_at,
  title: `Payment of ${usd(row.amount)}, ${row.state.replaceAll('_', ' ')}`,
  fields: fieldsOf(row, HIDDEN),
  ...(isOpen(row)
    ? { erasure: 'wait', reason: 'It may still be paid; an open payment expires on its own.' }
    : { erasure: 'empty', reason: null }),
})

async function emptyPayments(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.updateTable('payment').set({ email: '' }).where('id', 'in', ids).execute()
  await emptyReasons(tx, tx.selectFrom('payment').select('id').where('id', 'in', ids))
}

const paymentsFor = (tx: Tx, subjectIds: readonly string[]) =>
  tx.selectFrom('payment').select('id').where('subject_id', 'in', subjectIds)

async function emptyReasons(tx: Tx, payments: ReturnType<typeof paymentsFor>): Promise<void> {
  await tx.updateTable('refund').set({ reason: '' }).where('payment_id', 'in', payments).execute()
}
