import { containing } from '../../db/conditions.ts'
import { insertion } from '../../db/insertion.ts'
import type { BookingRow, Db, Tx } from '../../db/schema.ts'
import { statement } from '../../db/statement.ts'
import { mailboxOf } from '../../http/rate-limit.ts'

/** What the jobs of a booking are about. */
export const subjectOf = ({ id }: { id: string }): string => `booking:${id}`

/** Whose time is booked. There is one consultant; a second one would be a second resource. */
const RESOURCE = 'consultant'

const insertBookings = insertion('booking', (insert) => insert)

/** Stores the booking alone: `takeCells` reserves its time. */
export async function insertBooking(tx: Tx, row: BookingRow): Promise<void> {
  await insertBookings(tx, [row])
}

const insertCells = insertion('booking_cell', (insert) =>
  insert.onConflict((conflict) => conflict.columns(['resource', 'starts_at']).doNothing()),
)

/**
 * Reserves these cells for a booking, all of them or none; false when one is taken. The primary key decides, so two
 * requests cannot both find a cell free.
 */
export async function takeCells(tx: Tx, bookingId: string, cells: readonly string[]): Promise<boolean> {
  const rows = cells.map((starts_at) => ({ resource: RESOURCE, starts_at, booking_id: bookingId }))
  const taken = await insertCells(tx, rows)
  if (Number(taken.numAffectedRows) === cells.length) return true
  await freeCells(tx, bookingId)
  return false
}

/** Frees whatever time the booking holds. */
export async function freeCells(tx: Tx, bookingId: string): Promise<void> {
  await tx.deleteFrom('booking_cell').where('booking_id', '=', bookingId).execute()
}

/** The cells taken in a period, except those of one booking. */
export async function takenCells(
  db: Db | Tx,
  { from, until, except }: { from: Date; until: Date; except?: string | undefined },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('booking_cell')
    .select('starts_at')
    .where('resource', '=', RESOURCE)
    .where('starts_at', '>=', from.toISOString())
    .where('starts_at', '<', until.toISOString())
    .where('booking_id', '!=', except ?? '')
    .execute()
  return new Set(rows.map(({ starts_at }) => starts_at))
}

/** A booking in any state, also an offer or one that has expired. */
export async function findBooking(db: Db | Tx, id: string): Promise<BookingRow | undefined> {
  return db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The booking of a private link, by the hash of its token (`hashOf`), in any state. */
export async function findBookingByHash(db: Db | Tx, tokenHash: string): Promise<BookingRow | undefined> {
  return db.selectFrom('booking').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** Changes a booking that is still in this state; undefined when another change came first. */
export async function changeBooking(
  tx: Tx,
  id: string,
  from: BookingRow['status'],
  change: Partial<Omit<BookingRow, 'id'>>,
): Promise<BookingRow | undefined> {
  return tx
    .updateTable('booking')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', from)
    .returningAll()
    .executeTakeFirst()
}

/** For an offer, which the booking of whoever accepts it replaces. */
export async function deleteBooking(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('booking').where('id', '=', id).execute()
}

/** The holds of one network, the next to end first. */
export async function holdsOf(tx: Tx, holderHash: string): Promise<BookingRow[]> {
  return tx
    .selectFrom('booking')
    .selectAll()
    .where('status', '=', 'held')
    .where('holder_hash', '=', holderHash)
    .orderBy('hold_until')
    .execute()
}

const findFree = statement((db, now: string) =>
  db
    .selectFrom('booking')
    .select('email')
    .where('status', '=', 'scheduled')
    .where('price_cents', '=', 0)
    .where('created_by', '=', 'visitor')
    .where('starts_at', '>', now),
)

/** How many free consultations a mailbox has ahead, compared here: all of them are as many as the calendar has times. */
export async function countUpcomingFree(tx: Tx, mailbox: string, now: Date): Promise<number> {
  const { rows } = await findFree(tx, now.toISOString())
  return rows.filter(({ email }) => mailboxOf(email) === mailbox).length
}

/** Confirmed bookings that start in a period. */
export async function listAgreed(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<BookingRow[]> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where('status', '=', 'scheduled')
    .where('starts_at', '>', from.toISOString())
    .where('starts_at', '<=', until.toISOString())
    .where('agreed_at', 'is not', null)
    .execute()
}

const SEARCHED = ['name', 'email', 'phone', 'business_name', 'service_name']

interface BookingFilter {
  /** In the name, email, phone, business or service; or an id. */
  search?: string | undefined
  /**
   * By default what has been agreed, and what was paid without being booked, because too late: its money may still be
   * here, and whoever paid it asks about it.
   */
  status?: BookingRow['status'] | 'needs_attention' | undefined
  from?: Date | undefined
  until?: Date | undefined
}

/** Bookings, the latest appointment first. */
export async function listBookingRows(
  db: Db,
  { search, status, from, until }: BookingFilter = {},
): Promise<BookingRow[]> {
  let query = db
    .selectFrom('booking')
    .selectAll()
    .where((is) => {
      if (status === 'needs_attention') return is('attention', 'is not', null)
      if (status) return is('status', '=', status)
      return is.or([
        is('status', 'in', ['scheduled', 'cancelled']),
        is('status', '=', 'expired').and(
          is.or([is('attention', 'is not', null), is('settled', '!=', ''), is('paid_cents', '>', 0)]),
        ),
      ])
    })
  if (from) query = query.where('starts_at', '>=', from.toISOString())
  if (until) query = query.where('starts_at', '<', until.toISOString())
  const words = search?.trim()
  if (words) query = query.where((is) => is.or([is('id', '=', words), containing(SEARCHED, words)]))
  return query.orderBy('starts_at', 'desc').orderBy('created_at', 'desc').execute()
}
