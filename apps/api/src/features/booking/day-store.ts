import type { BookingWaitRow, Db, Tx } from '../../db/schema.ts'

export async function closedDatesAmong(db: Db | Tx, dates: readonly string[]): Promise<Set<string>> {
  if (dates.length === 0) return new Set()
  const rows = await db.selectFrom('closed_day').select('date').where('date', 'in', dates).execute()
  return new Set(rows.map(({ date }) => date))
}

/** The closed days from one on, the next first. */
export async function closedDatesFrom(db: Db, from: string): Promise<string[]> {
  return (await listClosedDayRows(db, from)).map(({ date }) => date)
}

export async function listClosedDayRows(db: Db, from: string): Promise<{ date: string; note: string }[]> {
  return db
    .selectFrom('closed_day')
    .select(['date', 'note'])
    .where('date', '>=', from)
    .orderBy('date')
    .execute()
}

export async function insertClosedDay(
  tx: Tx,
  day: { date: string; note: string; created_at: string },
): Promise<void> {
  await tx
    .insertInto('closed_day')
    .values(day)
    .onConflict((conflict) => conflict.column('date').doUpdateSet({ note: day.note }))
    .execute()
}

export async function deleteClosedDay(tx: Tx, date: string): Promise<void> {
  await tx.deleteFrom('closed_day').where('date', '=', date).execute()
}

/** Puts somebody into line; who stands there already keeps the place, who let an offer pass goes to the end. */
export async function joinLine(tx: Tx, row: Omit<BookingWaitRow, 'booking_id'>): Promise<void> {
  await tx
    .insertInto('booking_wait')
    .values({ ...row, booking_id: null })
    .onConflict((conflict) =>
      conflict
        .columns(['date', 'service_id', 'email'])
        .doUpdateSet({ created_at: row.created_at, booking_id: null })
        .where('booking_wait.booking_id', 'is not', null)
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
        ),
    )
    .execute()
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

export async function setOffered(tx: Tx, waitId: string, bookingId: string): Promise<void> {
  await tx.updateTable('booking_wait').set({ booking_id: bookingId }).where('id', '=', waitId).execute()
}

export async function leaveLine(tx: Tx, bookingId: string): Promise<void> {
  await tx.deleteFrom('booking_wait').where('booking_id', '=', bookingId).execute()
}

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

export async function findCalendarFeed(
  db: Db,
): Promise<{ token_hash: string; created_at: string } | undefined> {
  return db.selectFrom('calendar_feed').select(['token_hash', 'created_at']).executeTakeFirst()
}
