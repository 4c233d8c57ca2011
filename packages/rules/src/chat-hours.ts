import { dayName } from './day-words.ts'
import { dateAfter, type OpeningHours, openingState, wallClock } from './opening-hours.ts'

/** The agency's hours with their words, as the contact page prints them. */
export interface PrintedHours extends OpeningHours {
  /** `Monday to Friday` */
  label: string
  /** `9 AM-6 PM`, `Closed` */
  display: string
}

/** When an office is open. */
export interface OfficeHours {
  hours: readonly PrintedHours[]
  timeZone: string
  /** Days on which it stays closed, `2026-11-26`, the next first. */
  closedDates: readonly string[]
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MOST_CLOSED_DAYS = 3

/**
 * When the office is open, at a moment: the state now, or that of the day the question names, and all hours after it,
 * with the next days on which it stays closed.
 * @param question the visitor's words, small letters
 */
export function hoursAnswer(question: string, office: OfficeHours, now: Date): string {
  const { hours, timeZone, closedDates } = office
  const state = openingState(hours, timeZone, now, closedDates)
  const all = hours
    .map(({ label, display }) => `${label} ${display.replace(/^Closed$/, 'closed')}`)
    .join(', ')
  const ahead = daysTo(question, state.weekday)
  const date = dateAfter(wallClock(now, timeZone).date, ahead ?? 0)
  const first =
    ahead === undefined
      ? `${state.sentence}.`
      : daySentence((state.weekday + ahead) % WEEKDAYS.length, date, office)
  const closed = closedDates.slice(0, MOST_CLOSED_DAYS).map(dayName)
  const rest = closed.length > 0 ? ` We are closed on ${closed.join(', and on ')}.` : ''
  return `${first} Our hours are ${all}, New York time.${rest}`
}

/** How many days it is to the one that the question names, today being none. */
function daysTo(question: string, today: number): number | undefined {
  if (/\btomorrow\b/.test(question)) return 1
  const named = /\bweekends?\b/.test(question)
    ? WEEKDAYS.indexOf('Saturday')
    : WEEKDAYS.findIndex((name) => new RegExp(`\\b${name.toLowerCase()}s?\\b`).test(question))
  return named === -1 ? undefined : (named - today + WEEKDAYS.length) % WEEKDAYS.length
}

function daySentence(weekday: number, date: string, { hours, closedDates }: OfficeHours): string {
  if (closedDates.includes(date)) return `On ${dayName(date)}, we are closed.`
  const found = hours.find(({ days }) => days.includes(weekday))
  const isOpen = found?.opens !== undefined
  return isOpen
    ? `On ${WEEKDAYS[weekday]} we are open ${found.display}.`
    : `On ${WEEKDAYS[weekday]} we are closed.`
}
