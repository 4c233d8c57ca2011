import { bookingRequestSchema, createBooking, joinWaitingList } from '@beacon/contract/booking'
import type { ResponseOf } from '@beacon/contract/endpoint'
import { withNumber } from '@beacon/contract/fields'
import { call } from '../../lib/api.ts'
import { type Checked, checkForm } from '../../lib/form-attempt.ts'
import type { DetailField, DetailValues } from './details.ts'

type Booked = ResponseOf<typeof createBooking>
/** Addresses that put the booking into a calendar. */
export type CalendarLinks = Booked['calendar']

const TIME_LIMIT_MS = 15_000

const detailsSchema = withNumber(
  bookingRequestSchema.omit({ serviceId: true, date: true, time: true, offer: true }),
)
export type Details = ReturnType<typeof detailsSchema.parse>

export const checkDetails = (values: DetailValues): Checked<DetailField, Details> =>
  checkForm(detailsSchema, values)

export interface ChosenSlot {
  serviceId: string
  date: string
  time: string
  offer?: string | undefined
}

/** Books a free consultation. @throws ApiError */
export const sendBooking = (body: Details & ChosenSlot, idempotencyKey: string): Promise<Booked> =>
  call(createBooking, { body, idempotencyKey, signal: AbortSignal.timeout(TIME_LIMIT_MS) })

/** Puts the visitor into line for a full day; answers the server's sentence. @throws ApiError */
export async function sendWaiting(body: {
  serviceId: string
  date: string
  name: string
  email: string
}): Promise<string> {
  const { message } = await call(joinWaitingList, { body, signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  return message
}
