import { retention } from '@beacon/content/retention'
import { returnReasonWords } from '@beacon/content/returns'
import type { OrderState } from '@beacon/contract/orders'
import type { PersonalRecord } from '@beacon/contract/people'
import { SENT } from '@beacon/rules/order-state'
import { sql } from 'kysely'
import { type Clock, DAY_MS, isoAfter } from '../../clock.ts'
import { attributionColumns } from '../../db/attribution.ts'
import { isAddress } from '../../db/conditions.ts'
import type { Db, OrderRow, Tx } from '../../db/schema.ts'
import { AWAITING_MAIL, forgetJobs, subjectsAtWork, subjectsAwaitingMail } from '../../outbox/subject-jobs.ts'
import { subjectsUnsettled, UNSETTLED } from '../../payments/unsettled.ts'
import {
  ERASED_NAME,
  fieldsOf,
  type PersonalDataSource,
  withIds,
  yearsBefore,
} from '../../personal-data/source.ts'
import { DOWNLOADED } from './delivery.ts'
import { parcelsOf } from './parcels.ts'
import { stateBehind } from './refund-state.ts'
import { emptyReturns, ordersAwaitingRefund, ordersWithOpenReturn, returnsOf } from './return-store.ts'
import { subjectOf } from './store.ts'

const UNPAID_KEPT_MS = retention.unpaidDays * DAY_MS
/** Events whose detail is free text: a note of the staff's, or why a provider refused something. */
const NOTES = ['remark', 'needs_attention']
/** Final states. */
const OVER: readonly OrderState[] = ['expired', ...SENT, 'refunded']
/** Those behind which nothing is left to do but to settle what a person has to look at. */
const CLOSED: readonly OrderState[] = [...SENT, 'refunded']

/** Whether the buyer has been erased: there is nobody to send anything to. */
export const isErased = ({ email }: OrderRow): boolean => email === ''

/** Orders keep goods, amounts and the place they were taxed at; the buyer is removed. */
export function orderPersonalData({ clock }: { clock: Clock }): PersonalDataSource {
  return {
    async find(db, email) {
      const rows = await db.selectFrom('orders').selectAll().where(isAddress('email', email)).execute()
      return toRecords(db, rows, clock())
    },
    async overdue(db, limit) {
      const now = clock()
      const rows = await db
        .selectFrom('orders')
        .selectAll()
        .where('email', '!=', '')
        .where('state', 'in', OVER)
        .where((where) =>
          where.or([
            where('created_at', '<=', yearsBefore(now, retention.paidYears)),
            where.and([
              where('state', '=', 'expired'),
              where('created_at', '<=', isoAfter(now, -UNPAID_KEPT_MS)),
            ]),
          ]),
        )
        .limit(limit)
        .execute()
      return toRecords(db, rows, now)
    },
    erase: (tx, records) => withIds(records, 'order', (ids) => emptyOrders(tx, ids)),
  }
}

async function toRecords(db: Db | Tx, rows: readonly OrderRow[], now: Date): Promise<PersonalRecord[]> {
  const ids = rows.map(({ id }) => id)
  const reasonOf = await reasonsToWait(db, rows, now)
  const returned = await wordsOfReturns(db, ids)
  const notes = await eventLines(db, ids, NOTES, ({ at, detail }) => `${at.slice(0, 10)}: ${detail}`)
  const downloads = await eventLines(db, ids, [DOWNLOADED], ({ at, detail }) => `${at}: ${detail}`)
  return rows.map((row) => ({
    kind: 'order',
    id: row.id,
    at: row.created_at,
    title: `Order ${row.number}`,
    fields: fieldsOf(
      {
        ...row,
        earlier_parcels: earlierNumbers(row),
        returns: returned.get(row.id) ?? '',
        notes: notes.get(row.id) ?? '',
        downloads: downloads.get(row.id) ?? '',
      },
      ['resume_state', 'stock_taken', 'links_renewed_at'],
    ),
    ...fateOf(reasonOf(row)),
  }))
}

const earlierNumbers = (row: OrderRow): string =>
  parcelsOf(row)
    .slice(0, -1)
    .map(({ number }) => number)
    .join(', ')

const fateOf = (reason: string | undefined): Pick<PersonalRecord, 'erasure' | 'reason'> =>
  reason === undefined ? { erasure: 'empty', reason: null } : { erasure: 'wait', reason }

/** Why one of these orders cannot be emptied yet; undefined if it can. */
async function reasonsToWait(db: Db | Tx, rows: readonly OrderRow[], now: Date) {
  const [ids, subjects] = [rows.map(({ id }) => id), rows.map(subjectOf)]
  const atWork = await subjectsAtWork(db, subjects)
  const awaitingMail = await subjectsAwaitingMail(db, subjects, now)
  const asked = await ordersWithOpenReturn(db, ids)
  const awaitingRefund = await ordersAwaitingRefund(db, ids)
  const unsettled = await subjectsUnsettled(db, 'product', ids)
  return (row: OrderRow): string | undefined => {
    if (atWork.has(subjectOf(row))) return 'It is being worked on right now.'
    if (asked.has(row.id)) return 'A return is waiting for an answer.'
    if (row.state === 'needs_attention' && CLOSED.includes(stateBehind(row)))
      return 'Somebody has to look at the order: settle it on its page first.'
    if (!OVER.includes(row.state)) return 'The order is not finished: deliver or refund it first.'
    if (awaitingRefund.has(row.id)) return 'An accepted return is waiting for its refund.'
    if (unsettled.has(row.id)) return UNSETTLED
    return awaitingMail.has(subjectOf(row)) ? AWAITING_MAIL : undefined
  }
}

/** The texts of returns and of their answers, one string per order. */
async function wordsOfReturns(db: Db | Tx, orderIds: readonly string[]): Promise<Map<string, string>> {
  const words = new Map<string, string>()
  for (const id of orderIds) {
    const returns = await returnsOf(db, id)
    const text = returns.map(({ asked_at, reason, message, answer }) =>
      [`${asked_at.slice(0, 10)}: ${returnReasonWords[reason]}`, message, answer].filter(Boolean).join('\n'),
    )
    words.set(id, text.join('\n'))
  }
  return words
}

/** Events of these names in the histories, one string per order with a line for each. */
async function eventLines(
  db: Db | Tx,
  orderIds: readonly string[],
  names: readonly string[],
  lineOf: (event: { at: string; detail: string }) => string,
): Promise<Map<string, string>> {
  const lines = new Map<string, string>()
  if (orderIds.length === 0) return lines
  const rows = await db
    .selectFrom('order_event')
    .select(['order_id', 'at', 'detail'])
    .where('order_id', 'in', orderIds)
    .where('what', 'in', names)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  for (const { order_id, ...event } of rows)
    lines.set(order_id, [lines.get(order_id), lineOf(event)].filter(Boolean).join('\n'))
  return lines
}

async function emptyOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  // A draft at the print provider is canceled all the same: it has the buyer's name, too.
  await forgetJobs(
    tx,
    ids.map((id) => subjectOf({ id })),
    'prints',
  )
  await tx
    .updateTable('orders')
    .set({
      name: ERASED_NAME,
      email: '',
      phone: '',
      address: '',
      address2: '',
      // The four digits of ZIP+4 can mean one building.
      zip: sql<string>`substr(zip, 1, 5)`,
      cancel_message: '',
      attention: '',
      ...attributionColumns(),
    })
    .where('id', 'in', ids)
    .execute()
  await tx
    .updateTable('order_event')
    .set({ detail: '' })
    .where('order_id', 'in', ids)
    .where('what', 'in', NOTES)
    .execute()
  await emptyReturns(tx, ids)
}
