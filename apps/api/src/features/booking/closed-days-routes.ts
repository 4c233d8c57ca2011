import { closeDays, closeHours, listClosedDays, openDays, openHours } from '@beacon/contract/closed-days'
import { periodsOf } from '@beacon/rules/booking-calendar'
import { closingsOf, isClosedOn } from '@beacon/rules/closings'
import { dateAfter } from '@beacon/rules/day-words'
import { DAY_MS, today } from '../../clock.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Bind } from '../../http/endpoint.ts'
import { invalidAt } from '../../http/errors.ts'
import { boundsOf, dayIsOver, wallTimeOfBooking } from './agenda.ts'
import { cellsOfHours, cellsToClose, hoursOf, isWithin } from './closed-hours.ts'
import {
  deleteClosedCells,
  deleteClosedDays,
  insertClosedCells,
  insertClosedDays,
  listClosedCells,
  listClosedDayRows,
} from './day-store.ts'
import type { BookingRouteDeps } from './routes.ts'
import { listBookingRows } from './store.ts'

/** The days, and parts of days, on which the owner lets nobody book. */
export function bindClosedDays(bind: Bind, { db, clock, outbox, waitingList }: BookingRouteDeps): void {
  async function closedDays() {
    const from = today(clock())
    const [days, cells, rows] = await Promise.all([
      listClosedDayRows(db, from),
      listClosedCells(db, { from: boundsOf(from).from }),
      listBookingRows(db, { status: 'scheduled', from: boundsOf(from).from }),
    ])
    const ahead = rows.filter(({ ends_at }) => ends_at > clock().toISOString())
    const dates = ahead.map((row) => wallTimeOfBooking(row).date)
    const wholeDays = closingsOf(days).map((closing) => {
      const booked = dates.filter((date) => isClosedOn([closing], date)).sort()
      return { ...closing, hours: null, bookings: booked.length, firstBooked: booked[0] ?? null }
    })
    const parts = periodsOf(cells).map(({ note, ...period }) => {
      const { date, ...hours } = hoursOf(period)
      const bookings = ahead.filter((row) => isWithin(row, period)).length
      const firstBooked = bookings > 0 ? date : null
      return { from: date, until: date, hours, message: '', note, bookings, firstBooked }
    })
    return { closedDays: [...wholeDays, ...parts].sort((one, other) => one.from.localeCompare(other.from)) }
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

  bind(closeHours)(async ({ params: { date }, body: { note, ...hours } }) => {
    const cells = cellsToClose(clock(), date, hours)
    await inTransaction(db, (tx) => insertClosedCells(tx, cells, { note, created_at: clock().toISOString() }))
    return closedDays()
  })

  bind(openHours)(async ({ params: { date }, query: hours }) => {
    const cells = cellsOfHours(date, hours)
    await inTransaction(db, async (tx) => {
      await deleteClosedCells(tx, cells)
      await waitingList.offer(tx, date)
    })
    outbox.nudge()
    return closedDays()
  })
}

const MOST_CLOSED_AT_ONCE = 366

/** Every day from one to another, inclusive. @throws AppError invalid_input at the last day */
function daysBetween(from: string, until = from): string[] {
  const count = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1
  if (count < 1) throw invalidAt('until', 'The last day is before the first')
  if (count > MOST_CLOSED_AT_ONCE) throw invalidAt('until', 'Please choose at most a year')
  return Array.from({ length: count }, (_, index) => dateAfter(from, index))
}
