import { agency } from '@beacon/content/agency'
import { dayWords, longDate as longDay } from '@beacon/rules/day-words'
import { wallClock } from '@beacon/rules/opening-hours'
import { unbroken } from '@beacon/rules/unbroken'

/** Days and times as the booking pages say them. A day is YYYY-MM-DD and has no zone; an instant is UTC ISO text. */

const noon = (date: string) => new Date(`${date}T12:00:00Z`)

/** Made when it is first asked for: a phone takes 10 ms for each, and no page needs all of them. */
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
export const longDate = (day: string): string => unbroken(longDay(day))

/** `Nov` */
export const monthOf = (day: string): string => dayWords(day).month.slice(0, 3)

export const dayOfMonth = (date: string): number => Number(date.slice(8))

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (date: string): number => noon(date).getUTCDay() || 7

/** `EST` or `EDT`, whichever holds at the instant: in winter New York is five hours behind, in summer four. */
export function zoneAt(instant: string): string {
  const moment = new Date(instant)
  const there = Number(wallClock(moment, agency.timeZone).time.slice(0, 2))
  return (moment.getUTCHours() - there + 24) % 24 === 5 ? 'EST' : 'EDT'
}

/** `7:00 AM EST` */
export const clockAt = (instant: string): string =>
  unbroken(`${clockOfNewYork().format(new Date(instant))} ${zoneAt(instant)}`)

/** `Monday, November 23 at 7:00 AM EST` */
export const momentOf = (instant: string): string => unbroken(momentInNewYork().format(new Date(instant)))

/**
 * What the visitor's own clock shows at an instant, when it is not what New York's shows: `6:00 AM`, with the day where
 * that is another one: `Tue 3:00 AM`. Nothing for a visitor whose clock agrees. `zone` is the browser's own unless told.
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

/** Browsers still name these zones as the database of zones did when it first held them. */
const TODAYS_NAMES: Record<string, string> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
}

/** `Los Angeles`, from a zone's name: the browser's own unless told. */
export function placeOf(zone = new Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''
  return TODAYS_NAMES[place] ?? place
}
