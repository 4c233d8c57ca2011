import { MONTHS } from './day-words.ts'

const MONTH = MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`)
  .join('|')
  .toLowerCase()
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
/** `december 24th`, `24th of december` and, as Americans write it, `12/24`. */
const MONTH_FIRST = new RegExp(`\\b(${MONTH})\\.? (?:the )?${DAY}\\b`)
const DAY_FIRST = new RegExp(`\\b${DAY} (?:of )?(${MONTH})\\b`)
const IN_NUMBERS = /\b(\d{1,2})\/(\d{1,2})\b/
const EVES: ReadonlyArray<readonly [RegExp, month: number, day: number]> = [
  [/\b(?:christmas|xmas) eve\b/, 12, 24],
  [/\bnew year'?s?'? eve\b/, 12, 31],
]

/** The next day (YYYY-MM-DD) that a text in small letters names by its date, from today on. */
export function dateNamed(text: string, today: string): string | undefined {
  const [month, day] = monthAndDay(text.replaceAll('’', "'"))
  const year = Number(today.slice(0, 4))
  return [year, year + 1].map((each) => dayOf(each, month, day)).find((date) => date && date >= today)
}

function monthAndDay(text: string): readonly [month: number, day: number] {
  const eve = EVES.find(([pattern]) => pattern.test(text))
  if (eve) return [eve[1], eve[2]]
  const [, first, second] = MONTH_FIRST.exec(text) ?? []
  if (first) return [monthOf(first), Number(second)]
  const [, date, name] = DAY_FIRST.exec(text) ?? []
  if (name) return [monthOf(name), Number(date)]
  const [, month, day] = IN_NUMBERS.exec(text) ?? []
  return [Number(month), Number(day)]
}

const monthOf = (name: string): number =>
  MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.slice(0, 3))) + 1

/** Nothing where the month has no such day. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const moment = new Date(Date.UTC(year, month - 1, day))
  if (moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== day) return undefined
  return moment.toISOString().slice(0, 10)
}
