import { type Closing, closingsOf } from '@beacon/rules/closings'
import { sql } from 'kysely'
import type { BookingWaitRow, Db, Tx } from '../../db/schema.ts'
import { statement } from '../../db/statement.ts'

const findClosed = statement((db, date: string, from: string, until: string) =>
  db
    .selectFrom('closed_day')
    .select(sql<'day' | 'hours'>`'day'`.as('what'))
    .where('date', '=', date)
    .unionAll(
      db
        .selectFrom('closed_cell')
        .select(sql<'day' | 'hours'>`'hours'`.as('what'))
        .where('starts_at', '>=', from)
        .where('starts_at', '<', until),
    ),
)

/**
 * What the owner has closed of a session's day, YYYY-MM-DD, and of its quarters of an hour; the weekdays without hours
 * are the calendar's (`booking-services.ts`).
 */
export async function closedAmong(
  db: Db | Tx,
  date: string,
  { from, until }: { from: Date; until: Date },
): Promise<Set<'day' | 'hours'>> {
  const { rows } = await findClosed(db, date, from.toISOString(), until.toISOString())
  return new Set(rows.map(({ what }) => what))
}

/** The closings from a day on, as visitors see them, soonest first. */
export async function closingsFrom(db: Db | Tx, from: string): Promise<Closing[]> {
  const days = await listClosedDayRows(db, from)
  return closingsOf(days.map(({ date, message }) => ({ date, message })))
}

/** Closed days from a day on, soonest first, with the owner's own note, which visitors never see. */
export async function listClosedDayRows(db: Db | Tx, from: string) {
  return db
    .selectFrom('closed_day')
    .select(['date', 'message', 'note'])
    .where('date', '>=', from)
    .orderBy('date')
    .execute()
}

/** Closes days, or changes the message of days that are closed already. */
export async function insertClosedDays(
  tx: Tx,
  dates: readonly string[],
  words: { message: string; note: string; created_at: string },
): Promise<void> {
  const { message, note } = words
  await tx
    .insertInto('closed_day')
    .values(dates.map((date) => ({ date, ...words })))
    .onConflict((conflict) => conflict.column('date').doUpdateSet({ message, note }))
    .execute()
}

/** Opens these days again; a day that is open already is ignored. */
export async function deleteClosedDays(tx: Tx, dates: readonly string[]): Promise<void> {
  await tx.deleteFrom('closed_day').where('date', 'in', dates).execute()
}

/** The closed quarters of an hour in a period, soonest first, with the owner's own note. */
export async function listClosedCells(
  db: Db | Tx,
  { from, until }: { from: Date; until?: Date },
): Promise<{ starts_at: string; note: string }[]> {
  let query = db
    .selectFrom('closed_cell')
    .select(['starts_at', 'note'])
    .where('starts_at', '>=', from.toISOString())
  if (until) query = query.where('starts_at', '<', until.toISOString())
  return query.orderBy('starts_at').execute()
}

/** Closes quarters of an hour, or changes the note of those that are closed already. */
export async function insertClosedCells(
  tx: Tx,
  cells: readonly string[],
  words: { note: string; created_at: string },
): Promise<void> {
  await tx
    .insertInto('closed_cell')
    .values(cells.map((starts_at) => ({ starts_at, ...words })))
    .onConflict((conflict) => conflict.column('starts_at').doUpdateSet({ note: words.note }))
    .execute()
}

/** Opens these quarters of an hour again; one that is open already is ignored. */
export async function deleteClosedCells(tx: Tx, cells: readonly string[]): Promise<void> {
  await tx.deleteFrom('closed_cell').where('starts_at', 'in', cells).execute()
}

/**
 * Puts somebody into line; who stands there already keeps the place, who let an offer pass goes to the end. The name and
 * the number are those with which the place was taken.
 */
export async function joinLine(tx: Tx, row: Omit<BookingWaitRow, 'booking_id' | 'unheard'>): Promise<void> {
  const { name, phone, created_at } = row
  await tx
    .insertInto('booking_wait')
    .values({ ...row, booking_id: null, unheard: 0 })
    // Anybody can type the address of somebody who waits: what they typed themselves stays.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .updateTable('booking_wait')
    // The page asks for no number: one that is known stays.
    .set({ name, ...(phone && { phone }), created_at, booking_id: null, unheard: 0 })
    .where('date', '=', row.date)
    .where('service_id', '=', row.service_id)
    .where('email', '=', row.email)
    .where('booking_id', 'is not', null)
    // An offer that still stands keeps its place: coming again must not bring a second one.
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('booking')
            .select('booking.id')
            .whereRef('booking.id', '=', 'booking_wait.booking_id')
            .where('booking.status', '=', 'offered'),
        ),
      ),
    )
    .execute()
}

/** How many wait for a day and have not been offered anything. */
export async function countWaiting(tx: Tx, date: string): Promise<number> {
  const { waiting } = await tx
    .selectFrom('booking_wait')
    .select((query) => query.fn.countAll<number>().as('waiting'))
    .where('date', '=', date)
    .where('booking_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(waiting)
}

/** Who waits for a day and has not been offered anything, the first in line first. */
export async function listWaiting(tx: Tx, date: string): Promise<BookingWaitRow[]> {
  return tx
    .selectFrom('booking_wait')
    .selectAll()
    .where('date', '=', date)
    .where('booking_id', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** A place in line, with or without an offer. */
export async function findWait(tx: Tx, id: string): Promise<BookingWaitRow | undefined> {
  return tx.selectFrom('booking_wait').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Every place of an address, in lower case, in the line of a day. */
export async function listWaitsOf(tx: Tx, date: string, email: string): Promise<BookingWaitRow[]> {
  return tx
    .selectFrom('booking_wait')
    .selectAll()
    .where('date', '=', date)
    .where('email', '=', email)
    .execute()
}

/** Gives up a place in line. */
export async function deleteWait(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('booking_wait').where('id', '=', id).execute()
}

/** Everybody in line from a day on, with the time that was offered: by day, then as they came. */
export async function listWholeLine(db: Db, from: string) {
  return db
    .selectFrom('booking_wait as wait')
    .leftJoin('booking', 'booking.id', 'wait.booking_id')
    .selectAll('wait')
    .select(['booking.starts_at', 'booking.hold_until'])
    .where('wait.date', '>=', from)
    .orderBy('wait.date')
    .orderBy('wait.created_at')
    .orderBy('wait.id')
    .execute()
}

/** Records which reservation was offered to somebody in line, who then counts as asked. */
export async function setOffered(tx: Tx, waitId: string, bookingId: string): Promise<void> {
  await tx.updateTable('booking_wait').set({ booking_id: bookingId }).where('id', '=', waitId).execute()
}

/** The offers of a day that ended without being taken up. */
export async function listPassedOffers(tx: Tx, date: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('booking_wait')
    .innerJoin('booking', 'booking.id', 'booking_wait.booking_id')
    .select('booking.id')
    .where('booking_wait.date', '=', date)
    .where('booking.status', '=', 'expired')
    .execute()
  return rows.map(({ id }) => id)
}

/** Puts whoever was made these offers without hearing of it back into line, where they stood. */
export async function backIntoLine(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('booking_wait')
    .set(({ eb }) => ({ booking_id: null, unheard: eb('unheard', '+', 1) }))
    .where('booking_id', 'in', bookingIds)
    .execute()
}

/** Takes whoever was offered this reservation out of the line, because they have accepted it. */
export async function leaveLine(tx: Tx, bookingId: string): Promise<void> {
  await tx.deleteFrom('booking_wait').where('booking_id', '=', bookingId).execute()
}

/** Replaces the calendar's private address: there is only one, and the token before is worth nothing afterward. */
export async function setCalendarFeed(
  db: Db,
  feed: { token_hash: string; created_at: string },
): Promise<void> {
  await db
    .insertInto('calendar_feed')
    .values({ id: 1, ...feed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(feed))
    .execute()
}

/** The hash of the calendar's token, and when it was made; undefined until the administrator has made one. */
export async function findCalendarFeed(
  db: Db,
): Promise<{ token_hash: string; created_at: string } | undefined> {
  return db.selectFrom('calendar_feed').select(['token_hash', 'created_at']).executeTakeFirst()
}
