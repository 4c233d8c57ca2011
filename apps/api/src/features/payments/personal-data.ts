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

/** Payments keep their amounts; addresses, refund reasons in anybody's own words, and webhook bodies are removed. */
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
        .where('email', '!=', '')
        .where(({ and, eb, or }) =>
          or([
            eb('created_at', '<=', yearsBefore(clock(), KEPT_YEARS)),
            and([
              eb('state', '=', 'canceled'),
              eb('created_at', '<=', isoAfter(clock(), -NEVER_PAID_KEPT_DAYS * DAY_MS)),
            ]),
          ]),
        )
        .limit(limit)
        .execute()
      return rows.map(toRecord)
    },
    erase: (tx, records) => withIds(records, 'payment', (ids) => emptyPayments(tx, ids)),
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
  await tx.updateTable('refund').set({ reason: '' }).where('payment_id', 'in', ids).execute()
}
