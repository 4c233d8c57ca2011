import { type OpeningHours, openingState } from './opening-hours.ts'

/** The agency's hours with their words, as the contact page prints them. */
export interface PrintedHours extends OpeningHours {
  /** `Monday to Friday` */
  label: string
  /** `9 AM-6 PM`, `Closed` */
  display: string
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * When the office is open, at a moment: the state now, or that of the day the question names, and all hours after it.
 * @param question the visitor's words, small letters
 */
export function hoursAnswer(
  question: string,
  hours: readonly PrintedHours[],
  timeZone: string,
  now: Date,
): string {
  const state = openingState(hours, timeZone, now)
  const all = hours
    .map(({ label, display }) => `${label} ${display.replace(/^Closed$/, 'closed')}`)
    .join(', ')
  const day = dayIn(question, state.weekday)
  const first = day === undefined ? `${state.sentence}.` : daySentence(day, hours)
  return `${first} Our hours are ${all}, New York time.`
}

function dayIn(question: string, today: number): number | undefined {
  if (/\btomorrow\b/.test(question)) return (today + 1) % WEEKDAYS.length
  if (/\bweekends?\b/.test(question)) return WEEKDAYS.indexOf('Saturday')
  const day = WEEKDAYS.findIndex((name) => new RegExp(`\\b${name.toLowerCase()}s?\\b`).test(question))
  return day === -1 ? undefined : day
}

function daySentence(day: number, hours: readonly PrintedHours[]): string {
  const found = hours.find(({ days }) => days.includes(day))
  const isOpen = found?.opens !== undefined
  return isOpen ? `On ${WEEKDAYS[day]} we are open ${found.display}.` : `On ${WEEKDAYS[day]} we are closed.`
}
