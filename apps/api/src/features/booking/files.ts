import { bookingMeetings } from '@beacon/content/booking-services'
import { bookingCalendarPath, bookingToken } from '@beacon/contract/booking'
import { bookingFilterSchema, bookingsCsvPath, calendarFeedPath } from '@beacon/contract/booking-admin'
import type { Express, RequestHandler, Response } from 'express'
import { DAY_MS, isoAfter } from '../../clock.ts'
import type { BookingRow, Db } from '../../db/schema.ts'
import { type CsvColumns, dollars, type SpreadsheetDeps, spreadsheet } from '../../http/csv.ts'
import { AppError } from '../../http/errors.ts'
import { hashOf } from '../../http/private-links.ts'
import { contextOf } from '../../http/request-context.ts'
import { respondText } from '../../http/respond.ts'
import { receipts } from '../../payments/retained-amount.ts'
import { wallTimeOfBooking } from './agenda.ts'
import { bookingFile, calendarFeed, entryFacts } from './calendar-file.ts'
import { findCalendarFeed } from './day-store.ts'
import type { BookingLinks } from './links.ts'
import { findBookingByHash, listBookingRows } from './store.ts'

/** Said to whoever opens such a link by hand. */
const NO_ENTRY =
  'There is no calendar entry at this link: part of it is missing, or the booking has been canceled. The private link in your confirmation email shows your booking.'
const NO_FEED =
  'This calendar address does not work: part of it is missing, or it has been replaced. The back office has the current one, beside the bookings.'

const FEED_LOOKS_BACK_MS = 30 * DAY_MS

interface FileDeps extends SpreadsheetDeps {
  db: Db
  links: BookingLinks
  mailFrom: string
  mailTo: string
}

/** Everything that is not JSON: the visitor's calendar file, the agency's calendar feed and the CSV export. */
export function serveBookingFiles(app: Express, deps: FileDeps): void {
  app.get(bookingCalendarPath, calendarFile(deps))
  app.get(calendarFeedPath(':token'), feed(deps))
  app.get(
    bookingsCsvPath,
    spreadsheet(deps, {
      act: 'booking.export',
      name: 'bookings',
      columns,
      filter: bookingFilterSchema,
      rows: async (filter) => {
        const rows = await listBookingRows(deps.db, filter)
        const receiptsOf = await receipts(deps.db, 'booking')
        return rows.map((row) => ({ ...row, takenByBank: receiptsOf(row.id).takenByBank }))
      },
    }),
  )
}

function calendarFile({ db, clock, limiter, links, ...mail }: FileDeps): RequestHandler {
  return async (req, res) => {
    await limiter.consume('read', req.path, contextOf(req).address)
    const booking = await findBookingByHash(db, hashOf(tokenOf(req.query.token, NO_ENTRY)))
    if (booking?.status !== 'scheduled') throw new AppError('not_found', NO_ENTRY)
    const manageUrl = links.manageUrl(booking)
    respondCalendar(res, bookingFile(booking, { ...entryFacts(mail, clock()), manageUrl }), 'booking.ics')
  }
}

/** Calendar programs send no cookies: whoever has the address may read, so it is secret and can be renewed. */
function feed({ db, clock, limiter, ...mail }: FileDeps): RequestHandler<{ token: string }> {
  return async (req, res) => {
    await limiter.consume('read', calendarFeedPath(''), contextOf(req).address)
    const known = await findCalendarFeed(db)
    const hash = hashOf(tokenOf(req.params.token, NO_FEED))
    if (known?.token_hash !== hash) throw new AppError('not_found', NO_FEED)
    const from = new Date(isoAfter(clock(), -FEED_LOOKS_BACK_MS))
    const rows = await listBookingRows(db, { status: 'scheduled', from })
    respondCalendar(res, calendarFeed(rows, entryFacts(mail, clock())), 'bookings.ics')
  }
}

const columns: CsvColumns<BookingRow & { takenByBank: number }> = {
  Date: (row) => wallTimeOfBooking(row).date,
  'Time (New York)': (row) => wallTimeOfBooking(row).time,
  Minutes: (row) => row.duration_minutes,
  Service: (row) => row.service_name,
  How: (row) => bookingMeetings[row.meeting].label,
  Status: (row) => row.status,
  'No-show': (row) => (row.no_show === 1 ? 'yes' : ''),
  Name: (row) => row.name,
  Email: (row) => row.email,
  Phone: (row) => row.phone,
  Business: (row) => row.business_name,
  Message: (row) => row.message,
  'Paid (USD)': (row) => dollars(row.paid_cents),
  'Refunded (USD)': (row) => dollars(row.refunded_cents),
  'Taken back by the bank (USD)': (row) => dollars(row.takenByBank),
  Payment: (row) => row.intent_id ?? '',
  'Created (UTC)': (row) => row.created_at,
  'Canceled (UTC)': (row) => row.cancelled_at ?? '',
  Reason: (row) => row.cancel_reason,
  Booking: (row) => row.id,
  'Landing page': (row) => row.landing_page,
  Referrer: (row) => row.referrer,
  Campaign: (row) => row.campaign,
}

function tokenOf(value: unknown, sentence: string): string {
  const token = bookingToken.safeParse(value)
  if (!token.success) throw new AppError('not_found', sentence)
  return token.data
}

const respondCalendar = (res: Response, text: string, filename: string): void =>
  respondText(res, 200, text, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${filename}"`,
  })
