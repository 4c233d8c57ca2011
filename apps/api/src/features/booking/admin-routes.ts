import { randomBytes } from 'node:crypto'
import {
  calendarFeedPath,
  cancelBooking,
  cancelBookingWith,
  closeDays,
  confirmBookingAgain,
  createBookingFor,
  listBookings,
  listClosedDays,
  listWaitingList,
  markNoShow,
  moveBooking,
  openDays,
  readCalendarFeed,
  renewCalendarFeed,
} from '@beacon/contract/booking-admin'
import { closingsOf, isClosedOn } from '@beacon/rules/closings'
import { dateAfter } from '@beacon/rules/day-words'
import { DAY_MS, today } from '../../clock.ts'
import type { BookingRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import { hashOf } from '../../http/private-links.ts'
import { boundsOf, dayIsOver, wallTimeOfBooking } from './agenda.ts'
import {
  deleteClosedDays,
  findCalendarFeed,
  insertClosedDays,
  listClosedDayRows,
  listWholeLine,
  setCalendarFeed,
} from './day-store.ts'
import type { BookingRouteDeps } from './routes.ts'
import { changeBooking, findBooking, listBookingRows } from './store.ts'
import { toBooking, toWaitingPerson } from './views.ts'

interface AdminDeps extends BookingRouteDeps {
  publicUrl: string
}

/** The administrator's side of the bookings. */
export function bindBookingAdmin(bind: Bind, deps: AdminDeps): void {
  const { db, clock, outbox, bookings } = deps

  /** Changes one booking in a transaction; its mails go out at once. */
  async function change(
    id: string,
    act: (tx: Tx, booking: BookingRow) => Promise<BookingRow>,
  ): Promise<BookingRow> {
    const changed = await inTransaction(db, async (tx) => {
      const booking = await findBooking(tx, id)
      if (!booking) throw new AppError('not_found')
      return act(tx, booking)
    })
    outbox.nudge()
    return changed
  }

  const answer = async (row: BookingRow) => ({
    success: true as const,
    booking: toBooking(row, await bookings.refundable(db, row)),
  })

  bind(listBookings)(async ({ query }) => {
    const rows = await listBookingRows(db, {
      status: query.status,
      from: query.from ? boundsOf(query.from).from : undefined,
      until: query.to ? boundsOf(query.to).until : undefined,
    })
    const refundable = await bookings.refundableOfAll(db)
    return { success: true, bookings: rows.map((row) => toBooking(row, refundable.get(row.id) ?? 0)) }
  })

  bind(cancelBooking)(async ({ params }) => {
    const cancelled = await change(params.id, (tx, booking) =>
      bookings.cancel(tx, booking, { by: 'administrator', reason: '', refund: false, notify: true }),
    )
    return {
      success: true,
      refundableCents: await bookings.refundable(db, cancelled),
      paymentIntentId: cancelled.intent_id,
    }
  })

  bind(cancelBookingWith)(async ({ params, body }) =>
    answer(
      await change(params.id, (tx, booking) =>
        bookings.cancel(tx, booking, { by: 'administrator', ...body }),
      ),
    ),
  )

  bind(createBookingFor)(async ({ body, tx }) => answer(await bookings.bookFor(tx, body)))

  bind(moveBooking)(async ({ params, body }) =>
    answer(
      await change(params.id, (tx, booking) =>
        bookings.move(tx, booking, body, { side: 'administrator', notify: body.notify }),
      ),
    ),
  )

  bind(confirmBookingAgain)(async ({ params }) =>
    answer(await change(params.id, (tx, booking) => bookings.confirmAgain(tx, booking))),
  )

  bind(markNoShow)(async ({ params, body }) =>
    answer(
      await change(params.id, async (tx, booking) => {
        const hasBegun = booking.starts_at <= clock().toISOString()
        const marked = hasBegun
          ? await changeBooking(tx, booking.id, 'scheduled', { no_show: body.noShow ? 1 : 0 })
          : undefined
        if (!marked)
          throw new AppError('conflict', 'Only a session that has started can be marked as a no-show.')
        return marked
      }),
    ),
  )

  bind(listWaitingList)(async () => {
    const line = await listWholeLine(db, today(clock()))
    return { waiting: line.map(toWaitingPerson) }
  })

  bindClosedDays(bind, deps)
  bindCalendarFeed(bind, deps)
}

function bindClosedDays(bind: Bind, { db, clock, outbox, waitingList }: AdminDeps): void {
  async function closedDays() {
    const from = today(clock())
    const [days, rows] = await Promise.all([
      listClosedDayRows(db, from),
      listBookingRows(db, { status: 'scheduled', from: boundsOf(from).from }),
    ])
    const dates = rows.map((row) => wallTimeOfBooking(row).date)
    return {
      closedDays: closingsOf(days).map((closing) => {
        const booked = dates.filter((date) => isClosedOn([closing], date)).sort()
        return { ...closing, bookings: booked.length, firstBooked: booked[0] ?? null }
      }),
    }
  }

  bind(listClosedDays)(closedDays)

  bind(closeDays)(async ({ params, body: { until, ...words } }) => {
    if (params.date < today(clock())) throw dayIsOver()
    const dates = daysBetween(params.date, until)
    await inTransaction(db, (tx) =>
      insertClosedDays(tx, dates, { ...words, created_at: clock().toISOString() }),
    )
    return closedDays()
  })

  bind(openDays)(async ({ params, query }) => {
    const dates = daysBetween(params.date, query.until)
    await inTransaction(db, async (tx) => {
      await deleteClosedDays(tx, dates)
      for (const date of dates) await waitingList.offer(tx, date)
    })
    outbox.nudge()
    return closedDays()
  })
}

const MOST_CLOSED_AT_ONCE = 366

/** Every day from one to another, inclusive. @throws AppError invalid_input at the last day */
function daysBetween(from: string, until = from): string[] {
  const count = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1
  if (count < 1) throw notUntil('The last day is before the first')
  if (count > MOST_CLOSED_AT_ONCE) throw notUntil('Please choose at most a year')
  return Array.from({ length: count }, (_, index) => dateAfter(from, index))
}

const notUntil = (sentence: string) =>
  new AppError('invalid_input', sentence, { fields: { until: sentence } })

function bindCalendarFeed(bind: Bind, { db, clock, publicUrl }: AdminDeps): void {
  bind(readCalendarFeed)(async () => ({ createdAt: (await findCalendarFeed(db))?.created_at ?? null }))

  bind(renewCalendarFeed)(async () => {
    const token = randomBytes(32).toString('base64url')
    const createdAt = clock().toISOString()
    await setCalendarFeed(db, { token_hash: hashOf(token), created_at: createdAt })
    return { url: publicUrl + calendarFeedPath(token), createdAt }
  })
}
