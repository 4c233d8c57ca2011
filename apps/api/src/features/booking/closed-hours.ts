import { bookingCalendar } from '@beacon/content/booking-services'
import { cellsOf, type Period, wallTimeOf } from '@beacon/rules/booking-calendar'
import { MINUTE_MS, today } from '../../clock.ts'
import { invalidAt } from '../../http/errors.ts'
import { dayIsOver, startOf } from './agenda.ts'

/** A part of a day in New York wall time: `2:00 PM` to `3:30 PM`. */
interface Hours {
  from: string
  to: string
}

/** The quarters of an hour of a part of a day. @throws AppError invalid_input */
export function cellsOfHours(date: string, { from, to }: Hours): string[] {
  const startsAt = startOf({ date, time: from })
  const endsAt = startOf({ date, time: to })
  if (!startsAt) throw invalidAt('from', NO_SUCH_TIME)
  if (!endsAt) throw invalidAt('to', NO_SUCH_TIME)
  if (endsAt <= startsAt) throw invalidAt('to', 'The end is not after the start')
  return cellsOf(startsAt, (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS)
}

/** The same for hours that are to be closed: at least their end has to be ahead. @throws AppError invalid_input */
export function cellsToClose(now: Date, date: string, hours: Hours): string[] {
  if (date < today(now)) throw dayIsOver()
  const cells = cellsOfHours(date, hours)
  const endsAt = startOf({ date, time: hours.to })
  if (endsAt && endsAt <= now) throw invalidAt('to', 'These hours are in the past')
  return cells
}

/** The day and the hours of a closed period. */
export function hoursOf({ startsAt, endsAt }: Pick<Period, 'startsAt' | 'endsAt'>): Hours & { date: string } {
  const { date, time } = wallTimeOf(bookingCalendar.timeZone, startsAt)
  return { date, from: time, to: wallTimeOf(bookingCalendar.timeZone, endsAt).time }
}

/** Whether a session and a period overlap. */
export const isWithin = (
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
  { startsAt, endsAt }: Pick<Period, 'startsAt' | 'endsAt'>,
): boolean => starts_at < endsAt.toISOString() && startsAt.toISOString() < ends_at

const NO_SUCH_TIME = 'This time does not exist on this day'
