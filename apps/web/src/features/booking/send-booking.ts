import { bookingRequestSchema, createBooking, joinWaitingList } from '@beacon/contract/booking'
import type { ResponseOf } from '@beacon/contract/endpoint'
import { numberProblem, withNumber } from '@beacon/contract/fields'
import { call } from '../../lib/api.ts'
import { readAttribution } from '../../lib/attribution.ts'
import { type Checked, checkForm } from '../../lib/form-attempt.ts'
import { errorsOf } from '../../lib/form-values.ts'
import { orRefusal } from '../../lib/or-refusal.ts'
import { timeLimit } from '../../lib/time-limit.ts'
import { type DetailField, type DetailValues, detailFields } from './details.ts'

export type Answer = ResponseOf<typeof createBooking>

const detailsSchema = withNumber(
  bookingRequestSchema.omit({ serviceId: true, date: true, time: true, offer: true }),
)
export type Details = ReturnType<typeof detailsSchema.parse>

/** A rule about two fields runs only once each of them is valid; until then its message is added here. */
export function checkDetails(values: DetailValues): Checked<DetailField, Details> {
  const checked = checkForm(detailsSchema, values)
  const phone = numberProblem(values)
  return 'errors' in checked && phone
    ? { errors: errorsOf({ ...checked.errors, phone }, detailFields) }
    : checked
}

export interface ChosenSlot {
  serviceId: string
  date: string
  time: string
  offer?: string | undefined
}

/** Books a free consultation. @throws ApiError */
export const sendBooking = async (body: Details & ChosenSlot, idempotencyKey: string): Promise<Answer> =>
  orRefusal(
    await call(createBooking, {
      body: { ...body, attribution: readAttribution() },
      idempotencyKey,
      signal: timeLimit(),
    }),
  )

/** Adds the visitor to the waiting list of a full day; returns the server's message. @throws ApiError */
export async function sendWaiting(body: {
  serviceId: string
  date: string
  name: string
  email: string
}): Promise<string> {
  const { message } = await call(joinWaitingList, { body, signal: timeLimit() })
  return message
}
