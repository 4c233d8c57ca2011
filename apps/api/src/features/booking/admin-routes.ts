import { randomBytes } from 'node:crypto'
import {
  calendarFeedPath,
  cancelBooking,
  cancelBookingWith,
  closeDay,
  createBookingFor,
  listBookings,
  listClosedDays,
  listWaitingList,
  markNoShow,
  moveBooking,
  openDay,
  readCalendarFeed,
  renewCalendarFeed,
} from '@beacon/contract/booking-admin'
import type { BookingRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import { hashOf } from '../../http/private-links.ts'
import { boundsOf, dayIsOver, today, wallTimeOfBooking } from './agenda.ts'
import {
  deleteClosedDay,
  findCalendarFeed,
  insertClosedDay,
  listClosedDayRows,
  listWholeLine,
  setCalendarFeed,
} from './day-store.ts'
import type { BookingRouteDeps } from './routes.ts'
import { refundable } from './service.ts'
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

  const answer = (row: BookingRow) => ({ success: true as const, booking: toBooking(row) })

  bind(listBookings)(async ({ query }) => {
    const rows = await listBookingRows(db, {
      statuses: query.status ? [query.status] : ['scheduled', 'cancelled'],
      from: query.from ? boundsOf(query.from).from : undefined,
      until: query.to ? boundsOf(query.to).until : undefined,
    })
    return { success: true, bookings: rows.map(toBooking) }
  })

  bind(cancelBooking)(async ({ params }) => {
    const cancelled = await change(params.id, (tx, booking) =>
      bookings.cancel(tx, booking, { by: 'administrator', reason: '', refund: false, notify: true }),
    )
    return {
      success: true,
      refundableCents: refundable(cancelled),
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

  bind(markNoShow)(async ({ params, body }) =>
    answer(
      await change(params.id, async (tx, booking) => {
        const hasBegun = booking.starts_at <= clock().toISOString()
        const marked = hasBegun
          ? await changeBooking(tx, booking.id, 'scheduled', { no_show: body.noShow ? 1 : 0 })
          : undefined
        if (!marked) throw new AppError('conflict', 'Only a session that has begun can be missed.')
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
      listBookingRows(db, { statuses: ['scheduled'], from: boundsOf(from).from }),
    ])
    const dates = rows.map((row) => wallTimeOfBooking(row).date)
    return {
      closedDays: days.map((day) => ({
        ...day,
        bookings: dates.filter((date) => date === day.date).length,
      })),
    }
  }

  bind(listClosedDays)(closedDays)

  bind(closeDay)(async ({ params, body }) => {
    if (params.date < today(clock())) throw dayIsOver()
    const day = { date: params.date, note: body.note, created_at: clock().toISOString() }
    await inTransaction(db, (tx) => insertClosedDay(tx, day))
    return closedDays()
  })

  bind(openDay)(async ({ params }) => {
    await inTransaction(db, async (tx) => {
      await deleteClosedDay(tx, params.date)
      await waitingList.offer(tx, params.date)
    })
    outbox.nudge()
    return closedDays()
  })
}

function bindCalendarFeed(bind: Bind, { db, clock, publicUrl }: AdminDeps): void {
  bind(readCalendarFeed)(async () => ({ createdAt: (await findCalendarFeed(db))?.created_at ?? null }))

  bind(renewCalendarFeed)(async () => {
    const token = randomBytes(32).toString('base64url')
    const createdAt = clock().toISOString()
    await setCalendarFeed(db, { token_hash: hashOf(token), created_at: createdAt })
    return { url: publicUrl + calendarFeedPath(token), createdAt }
  })
}
