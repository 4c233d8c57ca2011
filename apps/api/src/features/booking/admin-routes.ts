import { randomBytes } from 'node:crypto'
import {
  calendarFeedPath,
  cancelBooking,
  cancelBookingWith,
  changeBookingDetails,
  confirmBookingAgain,
  createBookingFor,
  leaveWaitingList,
  linkBooking,
  listBookings,
  listWaitingList,
  markNoShow,
  moveBooking,
  readCalendarFeed,
  renewCalendarFeed,
  settleBooking,
} from '@beacon/contract/booking-admin'
import { today } from '../../clock.ts'
import type { BookingRow, Db, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import { hashOf } from '../../http/private-links.ts'
import { boundsOf } from './agenda.ts'
import { bindClosedDays } from './closed-days-routes.ts'
import { findCalendarFeed, findWait, listWholeLine, setCalendarFeed } from './day-store.ts'
import type { BookingRouteDeps } from './routes.ts'
import { findBooking, listBookingRows } from './store.ts'
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

  const answer = async (row: BookingRow, on: Db | Tx = db) => ({
    success: true as const,
    booking: toBooking(row, {
      refundableCents: await bookings.refundable(on, row),
      failed: await bookings.refundsFailed(on),
      inDispute: await bookings.inDispute(on),
    }),
  })

  bind(listBookings)(async ({ query }) => {
    const rows = await listBookingRows(db, {
      status: query.status,
      from: query.from ? boundsOf(query.from).from : undefined,
      until: query.to ? boundsOf(query.to).until : undefined,
    })
    const refundable = await bookings.refundableOfAll(db)
    const failed = await bookings.refundsFailed(db)
    const inDispute = await bookings.inDispute(db)
    return {
      success: true,
      bookings: rows.map((row) =>
        toBooking(row, { refundableCents: refundable.get(row.id) ?? 0, failed, inDispute }),
      ),
    }
  })

  bind(cancelBooking)(async ({ params, query }) => {
    const cancelled = await change(params.id, (tx, booking) =>
      bookings.cancel(tx, booking, {
        by: 'administrator',
        reason: '',
        refund: false,
        notify: true,
        seen: query.seen,
      }),
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

  bind(createBookingFor)(async ({ body, tx }) => answer(await bookings.bookFor(tx, body), tx))

  bind(moveBooking)(async ({ params, body }) =>
    answer(
      await change(params.id, (tx, booking) =>
        bookings.move(tx, booking, body, { side: 'administrator', notify: body.notify, seen: body.seen }),
      ),
    ),
  )

  bind(linkBooking)(async ({ params, body }) =>
    answer(await change(params.id, (tx, booking) => bookings.link(tx, booking, body))),
  )

  bind(confirmBookingAgain)(async ({ params }) =>
    answer(await change(params.id, (tx, booking) => bookings.confirmAgain(tx, booking))),
  )

  bind(changeBookingDetails)(async ({ params, body }) =>
    answer(await change(params.id, (tx, booking) => bookings.changeDetails(tx, booking, body))),
  )

  bind(markNoShow)(async ({ params, body }) =>
    answer(await change(params.id, (tx, booking) => bookings.markNoShow(tx, booking, body.noShow))),
  )

  bind(settleBooking)(async ({ params, body }) =>
    answer(await change(params.id, (tx, booking) => bookings.settle(tx, booking, body.seen))),
  )

  bind(listWaitingList)(async () => {
    const line = await listWholeLine(db, today(clock()))
    return { waiting: line.map(toWaitingPerson) }
  })

  bind(leaveWaitingList)(async ({ params }) => {
    const date = await inTransaction(db, async (tx) => {
      const wait = await findWait(tx, params.id)
      if (!wait) throw new AppError('not_found', 'They have left the list by now, or have booked.')
      await deps.waitingList.leave(tx, [wait], async () => {})
      return wait.date
    })
    outbox.nudge()
    return { success: true, date }
  })

  bindClosedDays(bind, deps)
  bindCalendarFeed(bind, deps)
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
