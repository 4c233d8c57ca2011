import { agency } from '@beacon/content/agency'
import { wallTimeOf } from '@beacon/rules/booking-calendar'
import { AppError } from '../../http/errors.ts'

/** The day in New York, by which a lead is due. */
export const today = (now: Date): string => wallTimeOf(agency.timeZone, now).date

/** @throws AppError invalid_input for a day that is over */
export function insistOnDayToCome(day: string, now: Date): void {
  if (day >= today(now)) return
  const sentence = 'This day is over.'
  throw new AppError('invalid_input', sentence, { fields: { followUpOn: sentence } })
}
