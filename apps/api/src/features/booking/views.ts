import { bookingCalendar } from '@beacon/content/booking-services'
import { bookingCalendarFilePath, type ManagedBooking } from '@beacon/contract/booking'
import type { Booking, WaitingPerson } from '@beacon/contract/booking-admin'
import { toAttribution } from '../../db/attribution.ts'
import type { BookingRow, BookingWaitRow } from '../../db/schema.ts'
import { findService, wallTimeOfBooking } from './agenda.ts'
import { calendarLinks } from './calendar-links.ts'
import { deadlinesOf, isChangeable } from './deadlines.ts'
import { linkOf } from './meeting-words.ts'
import type { MoneyNow } from './refunds.ts'
import { versionOf } from './version.ts'

interface Seen {
  token: string
  now: Date
  money: MoneyNow
}

/** A booking as its visitor sees it, without contact details that a stranger with the link could use. */
export function toManagedBooking(row: BookingRow, { token, now, money }: Seen): ManagedBooking {
  const { changeUntil, refundUntil } = deadlinesOf(row)
  return {
    id: row.id,
    serviceId: row.service_id,
    serviceName: row.service_name,
    ...wallTimeOfBooking(row),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timezone: bookingCalendar.timeZone,
    duration: row.duration_minutes,
    name: row.name,
    meeting: row.meeting,
    numberEnd: row.meeting === 'phone' ? numberEnd(row.phone) : '',
    meetingLink: linkOf(row),
    status: row.status,
    sequence: versionOf(row),
    paidCents: row.paid_cents,
    refundedCents: row.refunded_cents,
    canChange: isChangeable(row, now),
    changeUntil,
    refundUntil,
    ...money,
    cancelledBy: row.cancelled_by,
    calendar: { ...calendarLinks(row), file: bookingCalendarFilePath(token) },
  }
}

/** The end of a phone number: enough for its owner to recognise. Nothing of a number that is hardly longer. */
function numberEnd(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length >= 7 ? digits.slice(-4) : ''
}

/** What an administrator is told of the payments of bookings. */
interface Payments {
  /** What of this booking's payment can still be refunded. */
  refundableCents: number
  /** Ids of the payments of which a refund by card has failed. */
  failed: ReadonlySet<string>
  /** Ids of the bookings about whose payment a bank has yet to decide. */
  inDispute: ReadonlySet<string>
}

/** A booking as the administrator sees it. */
export const toBooking = (row: BookingRow, { refundableCents, failed, inDispute }: Payments): Booking => ({
  id: row.id,
  serviceId: row.service_id,
  serviceName: row.service_name,
  ...wallTimeOfBooking(row),
  startsAt: row.starts_at,
  status: row.status,
  sequence: versionOf(row),
  name: row.name,
  email: row.email,
  phone: row.phone,
  businessName: row.business_name,
  message: row.message,
  meeting: row.meeting,
  meetingLink: row.meeting_link,
  createdAt: row.created_at,
  duration: row.duration_minutes,
  priceCents: row.price_cents,
  paidCents: row.paid_cents,
  refundedCents: row.refunded_cents,
  refundableCents,
  paymentIntentId: row.intent_id,
  handRefundPaymentId: row.payment_id !== null && failed.has(row.payment_id) ? row.payment_id : null,
  isInDispute: inDispute.has(row.id),
  createdBy: row.created_by,
  cancelledAt: row.cancelled_at,
  cancelledBy: row.cancelled_by,
  cancelReason: row.cancel_reason,
  noShow: row.no_show === 1,
  attention: row.attention,
  settled: row.settled,
  termsDated: row.terms_dated,
  ...toAttribution(row),
})

/** Somebody in line for a full day, with the time that came free for them, if one has. */
export const toWaitingPerson = (
  row: BookingWaitRow & Record<'starts_at' | 'hold_until', string | null>,
): WaitingPerson => ({
  id: row.id,
  date: row.date,
  serviceName: findService(row.service_id)?.name ?? row.service_id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  createdAt: row.created_at,
  offer: row.starts_at
    ? { time: wallTimeOfBooking({ starts_at: row.starts_at }).time, until: row.hold_until }
    : null,
})
