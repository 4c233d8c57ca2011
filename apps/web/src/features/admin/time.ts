import { agency } from '@beacon/content/agency'
import { noWrap } from '@beacon/rules/no-wrap'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: agency.timeZone, ...options })

const instant = format({ dateStyle: 'medium', timeStyle: 'short' })
const zone = format({ timeZoneName: 'short' })
const clockTime = format({ hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short' })
const dayOfYear = format({ month: 'short', day: 'numeric' })
const day = format({ dateStyle: 'medium' })
const year = format({ year: 'numeric' })
/** The Canadian date format is YYYY-MM-DD. */
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: agency.timeZone, dateStyle: 'short' })

/** Today's date in New York, `YYYY-MM-DD`. */
export const todayInNewYork = (): string => isoDay.format(new Date())

const zoneOf = (date: Date) => zone.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value

/** An instant in New York, with its zone: `Jul 14, 2026, 3:05 PM EDT`. */
export function formatInstant(iso: string): string {
  const date = new Date(iso)
  return noWrap(`${instant.format(date)} ${zoneOf(date)}`)
}

/** The day of an instant in New York: `Jul 14`. */
export const formatDay = (iso: string): string => noWrap(dayOfYear.format(new Date(iso)))

/** The New York time to the second, with the day unless it is today: `Jul 14, 3:05:09 PM EDT`. */
export function formatClock(iso: string, now: number): string {
  const date = new Date(iso)
  const time = clockTime.format(date)
  return noWrap(day.format(date) === day.format(now) ? time : `${dayOfYear.format(date)}, ${time}`)
}

/** How long ago, in the shortest words; after a day, the date in New York. `now` is in milliseconds. */
export function formatAgo(iso: string, now: number): string {
  const date = new Date(iso)
  const age = now - date.getTime()
  if (age < MINUTE) return 'just now'
  if (age < DAY) return noWrap(`${formatSpan(age)} ago`)
  return noWrap((year.format(date) === year.format(now) ? dayOfYear : day).format(date))
}

/** A span of milliseconds in its largest unit, rounded down: `25 min`, `3 h`, `2 days`. */
export function formatSpan(span: number): string {
  if (span < HOUR) return `${Math.max(1, Math.floor(span / MINUTE))} min`
  if (span < DAY) return `${Math.floor(span / HOUR)} h`
  const days = Math.floor(span / DAY)
  return days === 1 ? '1 day' : `${days} days`
}
