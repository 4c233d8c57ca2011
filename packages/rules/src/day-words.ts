export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
/** 0 is Sunday. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The words of a day (YYYY-MM-DD, or text that begins so), which has no zone. Written out as in `count-text.ts`. */
export function dayWords(day: string) {
  const moment = new Date(`${day.slice(0, 10)}T12:00:00Z`)
  return {
    weekday: WEEKDAYS[moment.getUTCDay()] ?? '',
    month: MONTHS[moment.getUTCMonth()] ?? '',
    date: moment.getUTCDate(),
    year: moment.getUTCFullYear(),
  }
}

/** `Thursday, November 26` */
export function dayName(day: string): string {
  const { weekday, month, date } = dayWords(day)
  return `${weekday}, ${month} ${date}`
}

/** `Thursday, November 26, 2026` */
export const longDate = (day: string): string => `${dayName(day)}, ${dayWords(day).year}`

/** `Nov 26, 2026` */
export function shortDate(day: string): string {
  const { month, date, year } = dayWords(day)
  return `${month.slice(0, 3)} ${date}, ${year}`
}

const DAY_MS = 24 * 60 * 60_000

/** A day so many days after another one, both as `2026-11-26`. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
