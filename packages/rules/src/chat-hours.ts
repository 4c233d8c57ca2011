import { withDaysSpelled } from './chat-words.ts'
import { closingWords, isClosedOn } from './closings.ts'
import { dateAfter, dayName, dayWords, longDate, WEEKDAYS } from './day-words.ts'
import { dateNamed } from './named-dates.ts'
import { hourNamed } from './named-times.ts'
import { type OfficeHours, ON_A_HOLIDAY, officeState } from './office-state.ts'
import { clockTime, type OpeningHours, type WallClock, wallClock } from './opening-hours.ts'
import { holidayNamed, publicHolidays } from './public-holidays.ts'

/** The agency's hours with their words, as the contact page prints them. */
interface PrintedHours extends OpeningHours {
  /** `Monday to Friday` */
  label: string
  /** `9 AM-6 PM`, `Closed` */
  display: string
}

const MOST_CLOSINGS = 3
const HOLIDAYS = /\bholidays?\b/
const ANNOUNCED = ' A holiday on which we close is announced with our hours.'
/** What date another day has. */
const ITS_DATE =
  /\bwhat(?:[’']?s| is)? (?:the )?(?:day|date)(?: of the week)?(?: is| will)?(?: it)?(?: be)? (?:on )?(?:tomorrow|the day after)\b/i
/** After a day was named, what is asked of the same one, or of the one beside it. */
const OF_THAT_DAY = /\b(?:until|till|how late|how early|what time|when|that day|morning|afternoon|evening)\b/
const BESIDE_THAT_DAY = /\b(?:next day|day (before|after))\W*$/
const RIGHT_NOW = /\b(?:now|currently|today)\b/
const WHICH_DAY =
  /\bwhat (?:day|date|time)(?: of the week)? is (?:it|today)\b(?! (?:for|open|clos))|\bwhat(?:[’']?s| is) (?:the |today[’']?s |the current )?(?:date|day|time)(?: today| now| there)*\W*$|\btoday[’']?s date\b/i
const DAY_BESIDE = /\b(day|(?:sun|mon|tues|wednes|thurs|fri|satur)day) (before|after) \w/

/**
 * When the office is open, at a moment: the state now, or that of the day the question names, and all hours after it,
 * with the next closings.
 * @param asked the visitor's words, small letters
 * @param before the day (YYYY-MM-DD) that was spoken of
 */
export function hoursAnswer(
  asked: string,
  office: OfficeHours<PrintedHours>,
  now: Date,
  before?: string,
): string {
  const { hours, timeZone, closings } = office
  const question = withDaysSpelled(asked)
  const all = hours
    .map(({ label, display }) => `${label} ${display.replace(/^Closed$/, 'closed')}`)
    .join(', ')
  const today = wallClock(now, timeZone)
  const day = dayIn(question, today, before)
  const state = officeState(office, now)
  const ahead = state.isOpen ? holidayAfter(today.date, office) : ''
  const time = hourNamed(question)
  const stateNow = `${state.sentence}.${ahead}${HOLIDAYS.test(question) ? ANNOUNCED : ''}`
  const first = day
    ? `${ITS_DATE.test(question) ? `That is ${longDate(day.date)}. ` : ''}${daySentence({ ...day, time }, office)}`
    : asksForTheDay(question)
      ? `It is ${longDate(today.date)}, ${clockTime(today.time)} in New York. ${stateNow}`
      : (laterToday(time, today, office) ?? stateNow)
  const closed = closings.slice(0, MOST_CLOSINGS).map((closing) => ` We are closed ${closingWords(closing)}`)
  return `${first} Our hours are ${all}, New York time.${closed.join('')}`
}

/** The day (YYYY-MM-DD) that a question about the hours is about, where it is about one. */
export const dayAsked = (asked: string, timeZone: string, now: Date, before?: string): string | undefined =>
  dayIn(withDaysSpelled(asked), wallClock(now, timeZone), before)?.date

/** Whether a message asks what day or what time it is. */
export const asksForTheDay = (message: string): boolean => WHICH_DAY.test(message) || ITS_DATE.test(message)

interface NamedDay {
  date: string
  /** What it is called if that is more than a weekday: a holiday, or, empty, its date. */
  name?: string
  /** The hour that is asked about, 'HH:MM'. */
  time?: string | undefined
}

type Today = Pick<WallClock, 'date' | 'weekday'>

const dayIn = (question: string, today: Today, before?: string): NamedDay | undefined =>
  dayNamed(question, today) ?? dayOfBefore(question, today, before)

/** The day that was spoken of, or the one beside it, where a question goes on with it. */
function dayOfBefore(question: string, today: Today, before: string | undefined): NamedDay | undefined {
  if (!before || before < today.date || RIGHT_NOW.test(question)) return undefined
  const beside = BESIDE_THAT_DAY.exec(question)
  if (!beside && !hourNamed(question) && !OF_THAT_DAY.test(question)) return undefined
  const date = beside ? dateAfter(before, beside[1] === 'before' ? -1 : 1) : before
  return date < dateAfter(today.date, WEEKDAYS.length) ? { date } : { date, name: '' }
}

/** The day that a question names: a holiday, a date, a weekday, or the day before or after one. */
function dayNamed(question: string, today: Today): NamedDay | undefined {
  const [, named = '', side] = DAY_BESIDE.exec(question) ?? []
  const holiday = holidayNamed(question, today.date)
  if (holiday && !side) return holiday
  const date = holiday?.date ?? dateNamed(question, today.date)
  if (date) return { date: side ? dayBeside(date, named, side) : date, name: '' }
  const ahead = daysTo(question, today.weekday)
  if (ahead === undefined) return undefined
  const day = dateAfter(today.date, ahead)
  return { date: side ? dayBeside(day, named, side) : day }
}

/** The next day on one side of a date, or the next one there with a weekday's name. */
function dayBeside(date: string, named: string, side: string): string {
  const step = side === 'after' ? 1 : -1
  const isMeant = (day: string) => named === 'day' || dayWords(day).weekday.toLowerCase() === named
  let day = dateAfter(date, step)
  while (!isMeant(day)) day = dateAfter(day, step)
  return day
}

/** How many days it is to the one that the question names, today being none. */
function daysTo(question: string, today: number): number | undefined {
  if (/\btomorrow\b/.test(question)) return 1
  const named = /\bweekends?\b/.test(question)
    ? WEEKDAYS.indexOf('Saturday')
    : WEEKDAYS.findIndex((name) => new RegExp(`\\b${name.toLowerCase()}s?\\b`).test(question))
  return named === -1 ? undefined : (named - today + WEEKDAYS.length) % WEEKDAYS.length
}

/** Whoever asks the day before a holiday that nobody has closed learns of it, whatever they asked. */
function holidayAfter(today: string, office: OfficeHours<PrintedHours>): string {
  const tomorrow = dateAfter(today, 1)
  const [holiday] = publicHolidays(tomorrow, 1)
  return holiday && openingOn(tomorrow, office) ? ` Tomorrow is ${holiday.name}, ${ON_A_HOLIDAY}.` : ''
}

/** The usual hours of a date, unless it is closed. */
function openingOn(date: string, { hours, closings }: OfficeHours<PrintedHours>): PrintedHours | undefined {
  const weekday = WEEKDAYS.indexOf(dayWords(date).weekday)
  return isClosedOn(closings, date)
    ? undefined
    : hours.find(({ days, opens }) => opens !== undefined && days.includes(weekday))
}

const stateAt = ({ opens = '', closes = '' }: PrintedHours, time: string): string =>
  opens <= time && time < closes ? 'open' : 'closed'

/** The state at an hour of today that is still to come; nothing where the day has no usual hours. */
function laterToday(
  time: string | undefined,
  today: WallClock,
  office: OfficeHours<PrintedHours>,
): string | undefined {
  const opening = openingOn(today.date, office)
  if (!time || !opening || time <= today.time || publicHolidays(today.date, 1).length > 0) return undefined
  return `At ${clockTime(time)} today we are ${stateAt(opening, time)}.`
}

function daySentence({ date, name, time }: NamedDay, office: OfficeHours<PrintedHours>): string {
  const { weekday } = dayWords(date)
  const isClosedThen = isClosedOn(office.closings, date)
  const opening = openingOn(date, office)
  const [holiday] = publicHolidays(date, 1)
  // The usual hours of a holiday are no promise that somebody is there.
  if (opening && holiday) return `${holiday.name}, ${dayName(date)}, is ${ON_A_HOLIDAY}.`
  const day =
    name !== undefined || isClosedThen ? `${[name, dayName(date)].filter(Boolean).join(', ')},` : weekday
  if (opening && time) return `On ${day} at ${clockTime(time)} we are ${stateAt(opening, time)}.`
  return `On ${day} we are ${opening ? `open ${opening.display}` : 'closed'}.`
}
