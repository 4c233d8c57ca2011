import { perhapsHeld, timeOf } from '../../lib/own-holds.ts'
import type { Calendar, Offered } from './fetch-availability.ts'

/**
 * The calendar with what this browser's own unanswered payments may hold. For a paid session their times are free: with
 * the same attempt the server goes on with the hold, and nobody else can take the time meanwhile.
 */
export function withOwnTimes(calendar: Offered, isPaid: boolean): Calendar {
  const own = perhapsHeld()
  if (own.length === 0) return calendar
  const isOwn = (date: string, time: string) => own.includes(timeOf(date, time))
  const dates = calendar.dates.map(({ slots, ...day }) => ({
    ...day,
    slots: slots.map((slot) => (isOwn(day.date, slot.time) ? { ...slot, available: true } : slot)),
  }))
  const begun = calendar.dates.flatMap(({ date, slots }) => slots.filter(({ time }) => isOwn(date, time)))
  return { ...calendar, ...(isPaid && { dates }), perhapsOwn: begun[0]?.startsAt }
}
