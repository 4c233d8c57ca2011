import { dateAfter } from './day-words.ts'

interface Holiday {
  /** YYYY-MM-DD */
  date: string
  name: string
}

const MONDAY = 1
const THURSDAY = 4
const DAYS_A_WEEK = 7

/** On a date, or on the nth of a weekday in a month; the last one is -1. Source: 5 U.S.C. 6103(a), without what is observed instead. */
const rules: ReadonlyArray<
  { name: string; month: number } & ({ day: number } | { nth: number; weekday: number })
> = [
  { name: 'New Year’s Day', month: 1, day: 1 },
  { name: 'Martin Luther King Jr. Day', month: 1, nth: 3, weekday: MONDAY },
  { name: 'Presidents’ Day', month: 2, nth: 3, weekday: MONDAY },
  { name: 'Memorial Day', month: 5, nth: -1, weekday: MONDAY },
  { name: 'Juneteenth', month: 6, day: 19 },
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, nth: 1, weekday: MONDAY },
  { name: 'Columbus Day', month: 10, nth: 2, weekday: MONDAY },
  { name: 'Veterans Day', month: 11, day: 11 },
  { name: 'Thanksgiving Day', month: 11, nth: 4, weekday: THURSDAY },
  { name: 'Christmas Day', month: 12, day: 25 },
]

/** Other words for some of them. */
const ALSO: Readonly<Record<string, string>> = {
  'New Year’s Day': 'new years?',
  'Martin Luther King Jr. Day': 'mlk|martin luther king',
  'Presidents’ Day': "president'?s",
  'Independence Day': '(?:4th|fourth) of july|july (?:4th|4|fourth)',
  'Christmas Day': 'xmas',
}
/** A holiday comes again after less than this. */
const YEAR = 371

/** The federal holidays from a day (YYYY-MM-DD) on, for so many days, a year at most, by date. */
export function publicHolidays(from: string, days: number): Holiday[] {
  const year = Number(from.slice(0, 4))
  const until = dateAfter(from, days)
  return [year, year + 1]
    .flatMap((each) => rules.map((rule) => ({ date: dateOf(rule, each), name: rule.name })))
    .filter(({ date }) => date >= from && date < until)
}

/** The next holiday that a text names, in small letters, the day itself and not its eve. */
export function holidayNamed(text: string, today: string): Holiday | undefined {
  const plain = text.replaceAll('’', "'")
  return publicHolidays(today, YEAR).find(({ name }) => {
    const short = name.toLowerCase().replace('’', "'?").replace(/ day$/, '')
    return new RegExp(`\\b(?:${ALSO[name] ?? short}|${short})\\b(?! eve)`).test(plain)
  })
}

function dateOf(rule: (typeof rules)[number], year: number): string {
  if ('day' in rule) return isoDate(utcDate(year, rule.month, rule.day))
  const { month, nth, weekday } = rule
  // Counted from the first of the month, or back from the first of the next.
  const edge = utcDate(year, nth > 0 ? month : month + 1, 1)
  const toWeekday = (weekday - edge.getUTCDay() + DAYS_A_WEEK) % DAYS_A_WEEK
  const weeks = nth > 0 ? nth - 1 : nth
  return isoDate(utcDate(year, edge.getUTCMonth() + 1, 1 + toWeekday + weeks * DAYS_A_WEEK))
}

const utcDate = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day))
const isoDate = (date: Date): string => date.toISOString().slice(0, 10)
