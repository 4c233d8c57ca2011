import { type Closing, isClosedOn } from './closings.ts'
import { dateAfter, dayName, dayWords, WEEKDAYS } from './day-words.ts'

/** The hours of some weekdays (0 is Sunday) in wall time, 24-hour 'HH:MM'; without times those days are closed. */
export interface OpeningHours {
  days: readonly number[]
  opens?: string
  closes?: string
}

interface OpeningState {
  isOpen: boolean
  /** Today where the office is, 0 is Sunday. */
  weekday: number
  /** The day on which it is open, or opens next; nothing while that is far. */
  openOn?: string
  /** `Open now, until 6 PM`, or `Closed now, opens Monday 9 AM`. */
  sentence: string
}

const DAYS_A_WEEK = 7
/** A holiday may be long. */
const LOOKED_AHEAD = 28

/**
 * Whether an office is open at an instant, and when that changes. Only wall clocks are compared, never durations, so
 * the days on which the clocks change need no rule of their own.
 */
export function openingState(
  hours: readonly OpeningHours[],
  timeZone: string,
  now: Date,
  closings: readonly Closing[] = [],
): OpeningState {
  const { date, weekday, time } = wallClock(now, timeZone)
  const hoursAhead = (days: number) =>
    isClosedOn(closings, dateAfter(date, days)) ? undefined : hoursOf(hours, (weekday + days) % DAYS_A_WEEK)
  const today = hoursAhead(0)
  if (today?.opens && today.closes && today.opens <= time && time < today.closes) {
    return { isOpen: true, weekday, openOn: date, sentence: `Open now, until ${clockTime(today.closes)}` }
  }
  for (let ahead = 0; ahead <= LOOKED_AHEAD; ahead += 1) {
    const opens = hoursAhead(ahead)?.opens
    const isPast = ahead === 0 && opens !== undefined && opens <= time
    if (!opens || isPast) continue
    return {
      isOpen: false,
      weekday,
      openOn: dateAfter(date, ahead),
      sentence: `Closed now, opens ${openingDay(date, ahead)} ${clockTime(opens)}`,
    }
  }
  return { isOpen: false, weekday, sentence: 'Closed' }
}

const hoursOf = (hours: readonly OpeningHours[], weekday: number) =>
  hours.find(({ days }) => days.includes(weekday))

function openingDay(today: string, ahead: number): string {
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  const day = dateAfter(today, ahead)
  return ahead < DAYS_A_WEEK ? dayWords(day).weekday : `${dayName(day)},`
}

/** '18:00' as `6 PM`, '09:30' as `9:30 AM`. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

export interface WallClock {
  /** `2026-11-26` */
  date: string
  weekday: number
  /** 24-hour 'HH:MM'. */
  time: string
}

/**
 * The local time at an instant. Falls back to a formatter where Temporal is missing; creating the first one takes a
 * phone 100 ms.
 */
export function wallClock(instant: Date, timeZone: string): WallClock {
  if (typeof Temporal === 'undefined') return formattedClock(instant, timeZone)
  const there = instant.toTemporalInstant().toZonedDateTimeISO(timeZone)
  const [date = '', time = ''] = there.toPlainDateTime().toString().split('T')
  return { date, weekday: there.dayOfWeek % DAYS_A_WEEK, time: time.slice(0, 5) }
}

function formattedClock(instant: Date, timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: WEEKDAYS.indexOf(parts.weekday ?? ''),
    time: `${parts.hour}:${parts.minute}`,
  }
}
