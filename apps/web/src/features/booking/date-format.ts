import { agency } from '@beacon/content/agency'
import { dayWords, longDate as longDay } from '@beacon/rules/day-words'
import { noWrap } from '@beacon/rules/no-wrap'
import { wallClock } from '@beacon/rules/opening-hours'

/** Dates and times as the booking pages show them. A day is YYYY-MM-DD and has no zone; an instant is UTC ISO text. */

const noon = (date: string) => new Date(`${date}T12:00:00Z`)

/** Created on first use: each takes a phone 10 ms, and no page needs all of them. */
function format(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined
  return () => {
    made ??= new Intl.DateTimeFormat('en-US', options)
    return made
  }
}

const clockOfNewYork = format({ hour: 'numeric', minute: '2-digit', timeZone: agency.timeZone })
const dayOfNewYork = format({ weekday: 'short', timeZone: agency.timeZone })
const momentInNewYork = format({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: agency.timeZone,
  timeZoneName: 'short',
})

/** `Monday, November 23, 2026` */
export const longDate = (day: string): string => noWrap(longDay(day))

/** `Nov` */
export const monthOf = (day: string): string => dayWords(day).month.slice(0, 3)

/** 1 to 31. */
export const dayOfMonth = (date: string): number => Number(date.slice(8))

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (date: string): number => noon(date).getUTCDay() || 7

/** `EST` or `EDT`, whichever applies at the instant: New York is five hours behind UTC in winter, four in summer. */
export function zoneAt(instant: string): string {
  const moment = new Date(instant)
  const there = Number(wallClock(moment, agency.timeZone).time.slice(0, 2))
  return (moment.getUTCHours() - there + 24) % 24 === 5 ? 'EST' : 'EDT'
}

/** `7:00 AM EST` */
export const clockAt = (instant: string): string =>
  noWrap(`${clockOfNewYork().format(new Date(instant))} ${zoneAt(instant)}`)

/** `Monday, November 23 at 7:00 AM EST` */
export const momentOf = (instant: string): string => noWrap(momentInNewYork().format(new Date(instant)))

/**
 * The visitor's local time at an instant, where it differs from New York's: `6:00 AM`, with the day where that differs
 * too: `Tue 3:00 AM`. Undefined for a visitor in the same zone. `zone` defaults to the browser's own.
 */
export function ownTime(instant: string, zone?: string): string | undefined {
  const moment = new Date(instant)
  const own = zone ? { timeZone: zone } : {}
  const clock = format({ hour: 'numeric', minute: '2-digit', ...own })().format(moment)
  const day = format({ weekday: 'short', ...own })().format(moment)
  const isSameDay = day === dayOfNewYork().format(moment)
  if (isSameDay && clock === clockOfNewYork().format(moment)) return undefined
  return isSameDay ? clock : `${day} ${clock}`
}

/** Browsers still use the original names of these zones in the time zone database. */
const TODAYS_NAMES: Record<string, string> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
}

/** `Los Angeles`, from a zone's name; defaults to the browser's own. */
export function placeOf(zone = new Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''
  return TODAYS_NAMES[place] ?? place
}
