import { retention } from '@beacon/content/retention'
import type { PersonalRecord } from '@beacon/contract/people'
import { shortDate } from '@beacon/rules/day-words'
import { type Clock, DAY_MS, isoAfter, today } from '../../clock.ts'
import { attributionColumns } from '../../db/attribution.ts'
import { isAddress } from '../../db/conditions.ts'
import type { BookingRow, BookingWaitRow, Db, Tx } from '../../db/schema.ts'
import { AWAITING_MAIL, forgetJobs, subjectsAtWork, subjectsAwaitingMail } from '../../outbox/subject-jobs.ts'
import { subjectsUnsettled, UNSETTLED } from '../../payments/unsettled.ts'
import {
  ERASED_NAME,
  fieldsOf,
  type PersonalDataSource,
  withIds,
  yearsBefore,
} from '../../personal-data/source.ts'
import { wallTimeOfBooking } from './agenda.ts'
import { subjectOf } from './store.ts'

/** As the privacy policy says. */
const HOLDS_KEPT_MS = retention.unpaidDays * DAY_MS
/** How long a place on the waiting list, and an offer that was not accepted, are kept after the day they were for. */
const WAITING_KEPT_MS = retention.waitingDays * DAY_MS
const HIDDEN = ['token_hash', 'holder_hash', 'sequence', 'link_changes', 'payment_id', 'intent_id']

/** Bookings and places on the waiting list. What was paid stays as an amount without a name. */
export function bookingPersonalData({ clock }: { clock: Clock }): PersonalDataSource {
  return {
    async find(db, email) {
      const bookings = await db.selectFrom('booking').selectAll().where(isAddress('email', email)).execute()
      const waiting = await db
        .selectFrom('booking_wait')
        .selectAll()
        .where(isAddress('email', email))
        .execute()
      return [...(await toRecords(db, bookings, clock())), ...waiting.map(placeInLine)]
    },
    async overdue(db, limit) {
      const now = clock()
      const rows = await db
        .selectFrom('booking')
        .selectAll()
        .where('email', '!=', '')
        .where((where) =>
          where.or([
            where('starts_at', '<=', yearsBefore(now, retention.paidYears)),
            where.and([
              where('starts_at', '<=', yearsBefore(now, retention.freeBookingYears)),
              where('paid_cents', '=', 0),
            ]),
            where.and([
              where('status', '=', 'expired'),
              where('created_at', '<=', isoAfter(now, -HOLDS_KEPT_MS)),
            ]),
            where.and([
              where('id', 'in', offersNotTaken(db)),
              where('starts_at', '<=', isoAfter(now, -WAITING_KEPT_MS)),
            ]),
          ]),
        )
        .limit(limit)
        .execute()
      const waiting = await db
        .selectFrom('booking_wait')
        .selectAll()
        .where('date', '<', today(new Date(now.getTime() - WAITING_KEPT_MS)))
        .limit(limit)
        .execute()
      return [...(await toRecords(db, rows, now)), ...waiting.map(placeInLine)]
    },
    async erase(tx, records) {
      await withIds(records, 'waiting_list', async (ids) => {
        await tx.deleteFrom('booking_wait').where('id', 'in', ids).execute()
      })
      await withIds(records, 'booking', (ids) => eraseBookings(tx, ids))
    },
  }
}

const placeInLine = (row: BookingWaitRow): PersonalRecord => ({
  kind: 'waiting_list',
  id: row.id,
  at: row.created_at,
  title: `Waiting for ${shortDate(row.date)}`,
  erasure: 'delete',
  reason: null,
  fields: fieldsOf(row, ['booking_id', 'unheard']),
})

/** Offers of the waiting list that ended: nobody ever began to pay for them. */
const offersNotTaken = (db: Db | Tx) =>
  db
    .selectFrom('booking as offer')
    .select('offer.id')
    .where('offer.status', '=', 'expired')
    .where('offer.id', 'not in', db.selectFrom('payment').select('subject_id').where('kind', '=', 'booking'))

async function toRecords(db: Db | Tx, rows: readonly BookingRow[], now: Date): Promise<PersonalRecord[]> {
  const subjects = rows.map(subjectOf)
  const atWork = await subjectsAtWork(db, subjects)
  const awaitingMail = await subjectsAwaitingMail(db, subjects, now)
  const unsettled = await subjectsUnsettled(
    db,
    'booking',
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    kind: 'booking',
    id: row.id,
    at: row.created_at,
    title: `${row.service_name}, ${shortDate(wallTimeOfBooking(row).date)}`,
    fields: fieldsOf(row, HIDDEN),
    ...fateOf(row, now, {
      isAtWork: atWork.has(subjectOf(row)),
      isAwaitingMail: awaitingMail.has(subjectOf(row)),
      isUnsettled: unsettled.has(row.id),
    }),
  }))
}

interface Unfinished {
  isAtWork: boolean
  isAwaitingMail: boolean
  isUnsettled: boolean
}

function fateOf(
  row: BookingRow,
  now: Date,
  unfinished: Unfinished,
): Pick<PersonalRecord, 'erasure' | 'reason'> {
  const reason = reasonToWait(row, now, unfinished)
  if (reason) return { erasure: 'wait', reason }
  return { erasure: row.paid_cents > 0 ? 'empty' : 'delete', reason: null }
}

function reasonToWait(row: BookingRow, now: Date, unfinished: Unfinished): string | undefined {
  if (unfinished.isAtWork) return 'It is being emailed right now.'
  if (row.status === 'scheduled' && row.ends_at > now.toISOString())
    return 'The appointment is still ahead. Cancel it first.'
  if (row.status === 'held' || row.status === 'offered')
    return 'The time is being held for a payment or an answer.'
  if (row.attention !== null) return 'Somebody has to look at the booking: settle it first.'
  if (unfinished.isUnsettled) return UNSETTLED
  return unfinished.isAwaitingMail ? AWAITING_MAIL : undefined
}

async function eraseBookings(tx: Tx, ids: readonly string[]): Promise<void> {
  await forgetJobs(
    tx,
    ids.map((id) => subjectOf({ id })),
  )
  await tx
    .updateTable('booking')
    .set({
      name: ERASED_NAME,
      email: '',
      phone: '',
      business_name: '',
      message: '',
      meeting_link: '',
      cancel_reason: '',
      ...attributionColumns(),
    })
    .where('id', 'in', ids)
    .where('paid_cents', '>', 0)
    .execute()
  const unpaid = tx.selectFrom('booking').select('id').where('id', 'in', ids).where('paid_cents', '=', 0)
  await tx.deleteFrom('booking_cell').where('booking_id', 'in', unpaid).execute()
  await tx.deleteFrom('booking_wait').where('booking_id', 'in', unpaid).execute()
  await tx.deleteFrom('booking').where('id', 'in', ids).where('paid_cents', '=', 0).execute()
}
