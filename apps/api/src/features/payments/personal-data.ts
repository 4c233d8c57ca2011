import { retention } from '@beacon/content/retention'
import type { PersonalRecord } from '@beacon/contract/people'
import { usd } from '@beacon/rules/money'
import { type Clock, DAY_MS, isoAfter } from '../../clock.ts'
import { isAddress } from '../../db/conditions.ts'
import type { Db, PaymentRow, RefundRow, Tx } from '../../db/schema.ts'
import { UNSETTLED, unsettledPayments } from '../../payments/unsettled.ts'
import { fieldsOf, type PersonalDataSource, withIds, yearsBefore } from '../../personal-data/source.ts'
import { isByHand, refundsOf } from './refund-store.ts'
import { isOpen } from './store.ts'

/** As the privacy policy says. */
const HIDDEN = ['attempt', 'page_url', 'released_at']

/**
 * Payments keep their amounts; addresses, and refund reasons in anybody's own words, are removed. An order or a booking
 * that had to wait when its payment was emptied may have been refunded since: the reasons go with it, too.
 */
export function paymentPersonalData({ clock }: { clock: Clock }): PersonalDataSource {
  return {
    async find(db, email) {
      const rows = await db.selectFrom('payment').selectAll().where(isAddress('email', email)).execute()
      return toRecords(db, rows)
    },
    async overdue(db, limit) {
      const rows = await db
        .selectFrom('payment')
        .selectAll()
        .where(({ and, eb, exists, or, selectFrom }) =>
          or([
            and([
              eb('created_at', '<=', yearsBefore(clock(), retention.paidYears)),
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
              eb('created_at', '<=', isoAfter(clock(), -retention.unpaidDays * DAY_MS)),
            ]),
          ]),
        )
        .limit(limit)
        .execute()
      return toRecords(db, rows)
    },
    async erase(tx, records) {
      await withIds(records, 'payment', (ids) => emptyPayments(tx, ids))
      for (const kind of ['order', 'booking'] as const)
        await withIds(records, kind, (ids) => emptyReasons(tx, paymentsFor(tx, ids)))
    },
  }
}

async function toRecords(db: Db | Tx, rows: readonly PaymentRow[]): Promise<PersonalRecord[]> {
  const unsettled = await unsettledIds(db, rows)
  return Promise.all(
    rows.map(async (row) => toRecord(row, await refundsOf(db, row.id), unsettled.has(row.id))),
  )
}

async function unsettledIds(db: Db | Tx, rows: readonly PaymentRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const ids = rows.map(({ id }) => id)
  const unsettled = await unsettledPayments(db).select('payment.id').where('payment.id', 'in', ids).execute()
  return new Set(unsettled.map(({ id }) => id))
}

const toRecord = (row: PaymentRow, refunds: readonly RefundRow[], isUnsettled: boolean): PersonalRecord => ({
  kind: 'payment',
  id: row.id,
  at: row.created_at,
  title: `Payment of ${usd(row.amount)}, ${row.state.replaceAll('_', ' ')}`,
  fields: fieldsOf({ ...row, refunds: refunds.toReversed().map(wordsOf).join('\n') }, HIDDEN),
  ...fateOf(row, isUnsettled),
})

function fateOf(row: PaymentRow, isUnsettled: boolean): Pick<PersonalRecord, 'erasure' | 'reason'> {
  if (isOpen(row))
    return { erasure: 'wait', reason: 'It may still be paid; an open payment expires on its own.' }
  if (isUnsettled) return { erasure: 'wait', reason: UNSETTLED }
  return { erasure: 'empty', reason: null }
}

/** `2026-11-20: $5.00, succeeded by hand: It was torn.` */
function wordsOf(refund: RefundRow): string {
  const { created_at, amount, state, reason } = refund
  const what = `${created_at.slice(0, 10)}: ${usd(amount)}, ${state}${isByHand(refund) ? ' by hand' : ''}`
  return reason ? `${what}: ${reason}` : what
}

async function emptyPayments(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.updateTable('payment').set({ email: '' }).where('id', 'in', ids).execute()
  await emptyReasons(tx, tx.selectFrom('payment').select('id').where('id', 'in', ids))
}

const paymentsFor = (tx: Tx, subjectIds: readonly string[]) =>
  tx.selectFrom('payment').select('id').where('subject_id', 'in', subjectIds)

async function emptyReasons(tx: Tx, payments: ReturnType<typeof paymentsFor>): Promise<void> {
  await tx.updateTable('refund').set({ reason: '' }).where('payment_id', 'in', payments).execute()
}
