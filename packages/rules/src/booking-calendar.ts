import { DateTime } from 'luxon'

/** Which days and times are offered, in the wall time of one zone. The owner's record is content's `bookingCalendar`. */
export interface BookingCalendar {
  /** IANA name; every date and time below is wall time there. */
  timeZone: string
  /** How many days are offered, beginning with tomorrow. */
  daysAhead: number
  /** 0 is Sunday. */
  closedWeekdays: readonly number[]
  /** `open: false` is shown but can never be booked. */
  slots: ReadonlyArray<{ time: string; open: boolean }>
}

export interface WallTime {
  /** YYYY-MM-DD */
  date: string
  /** `9:00 AM` */
  time: string
}

export interface Slot {
  time: string
  startsAt: Date
  available: boolean
}

/** Time is taken in pieces of this length; every duration is a multiple of it. */
const CELL_MINUTES = 15
const CELL_MS = CELL_MINUTES * 60_000

const WALL_FORMAT = 'yyyy-MM-dd h:mm a'
const US = { locale: 'en-US' }

/** The days that are offered at an instant: the next `daysAhead` from tomorrow there, without the closed weekdays. */
export function offeredDates(calendar: BookingCalendar, now: Date): string[] {
  const today = DateTime.fromJSDate(now, { zone: calendar.timeZone }).startOf('day')
  return Array.from({ length: calendar.daysAhead }, (_, index) => today.plus({ days: index + 1 }))
    .filter((day) => !calendar.closedWeekdays.includes(day.weekday % 7))
    .map((day) => day.toFormat('yyyy-MM-dd'))
}

/**
 * The instant of a wall time; undefined for a date or time that does not exist, such as 2:30 AM on the day the clocks
 * go forward. Of the two 1:30 AMs in autumn, the first.
 */
export function instantOf(timeZone: string, wall: WallTime): Date | undefined {
  const key = `${timeZone} ${wall.date} ${wall.time}`
  const instant = instants(key, () => reckonInstant(timeZone, wall))
  return instant === undefined ? undefined : new Date(instant)
}

/** Memoizes: the same fortnight is computed all the time, and time zones are slow. */
function remembering<Key, Value>(): (key: Key, reckon: () => Value) => Value {
  const known = new Map<Key, Value>()
  return (key, reckon) => {
    const kept = known.get(key)
    if (kept !== undefined) return kept
    if (known.size >= MOST_REMEMBERED) known.clear()
    const value = reckon()
    known.set(key, value)
    return value
  }
}

const MOST_REMEMBERED = 2000
const instants = remembering<string, number | undefined>()
const bounds = remembering<string, readonly [from: number, until: number]>()
const cellTexts = remembering<number, string>()

function reckonInstant(timeZone: string, { date, time }: WallTime): number | undefined {
  const moment = DateTime.fromFormat(`${date} ${time}`, WALL_FORMAT, { zone: timeZone, ...US })
  const exists = moment.isValid && moment.toFormat(WALL_FORMAT, US) === `${date} ${time}`
  return exists ? moment.getPossibleOffsets()[0]?.toMillis() : undefined
}

/** The local date and time at an instant. */
export function wallTimeOf(timeZone: string, instant: Date): WallTime {
  const moment = DateTime.fromJSDate(instant, { zone: timeZone })
  return { date: moment.toFormat('yyyy-MM-dd'), time: moment.toFormat('h:mm a', US) }
}

/** The same time of day, so many days before. */
export const daysBefore = (timeZone: string, instant: Date, days: number): Date =>
  DateTime.fromJSDate(instant, { zone: timeZone }).minus({ days }).toJSDate()

/** Whether this start is among those of the offered days, whoever else may have taken it. */
export const isOffered = (
  calendar: BookingCalendar,
  dates: readonly string[],
  { date, time }: WallTime,
): boolean => dates.includes(date) && calendar.slots.some((slot) => slot.open && slot.time === time)

/**
 * The cells that a session takes, as UTC ISO text: one for every quarter of an hour that has begun. Two sessions overlap
 * exactly when they share a cell, whatever the clocks on the wall do.
 */
export function cellsOf(startsAt: Date, minutes: number): string[] {
  const first = Math.floor(startsAt.getTime() / CELL_MS)
  const beyond = Math.ceil((startsAt.getTime() + minutes * 60_000) / CELL_MS)
  return Array.from({ length: beyond - first }, (_, index) => cellText(first + index))
}

const cellText = (cell: number): string => cellTexts(cell, () => new Date(cell * CELL_MS).toISOString())

/**
 * A day's slots for a session of some minutes. The table decides which starts are offered; a long session may run over
 * noon or past five, and what it meets there decides: a slot is free when none of its cells is taken.
 */
export function slotsOf(
  calendar: BookingCalendar,
  date: string,
  minutes: number,
  isTaken: (cell: string, startsAt: Date) => boolean,
): Slot[] {
  return calendar.slots.flatMap(({ time, open }) => {
    const startsAt = instantOf(calendar.timeZone, { date, time })
    if (!startsAt) return []
    return [
      {
        time,
        startsAt,
        available: open && !cellsOf(startsAt, minutes).some((cell) => isTaken(cell, startsAt)),
      },
    ]
  })
}

/** A time from one instant to another, and why. */
export interface Period {
  startsAt: Date
  endsAt: Date
  note: string
}

/** Groups cells, soonest first: those in a row with the same note are one period. */
export function periodsOf(cells: readonly { starts_at: string; note: string }[]): Period[] {
  const periods: Period[] = []
  for (const { starts_at, note } of cells) {
    const startsAt = new Date(starts_at)
    const endsAt = new Date(startsAt.getTime() + CELL_MS)
    const last = periods.at(-1)
    if (last?.note === note && last.endsAt.getTime() === startsAt.getTime()) last.endsAt = endsAt
    else periods.push({ startsAt, endsAt, note })
  }
  return periods
}

/** The first instant of a day there, and of the day after: 23, 24 or 25 hours apart. */
export function dayBounds(timeZone: string, date: string): { from: Date; until: Date } {
  const [from, until] = bounds(`${timeZone} ${date}`, () => {
    const day = DateTime.fromISO(date, { zone: timeZone }).startOf('day')
    return [day.toMillis(), day.plus({ days: 1 }).toMillis()]
  })
  return { from: new Date(from), until: new Date(until) }
}

/** The zone's name at an instant, as people write it: `EST`, `EDT`. */
export const zoneName = (timeZone: string, instant: Date): string =>
  DateTime.fromJSDate(instant, { zone: timeZone }).setLocale(US.locale).toFormat('ZZZZ')
