import { dateAfter, dayName } from './day-words.ts'

/** Days in a row on which the agency stays closed, `2026-12-21`; the last one is one of them. */
export interface Closing {
  from: string
  until: string
  /** What visitors are told about it; may be empty. */
  message: string
}

type Span = Pick<Closing, 'from' | 'until'>

/** @param date YYYY-MM-DD */
export const isClosedOn = (closings: readonly Span[], date: string): boolean =>
  closings.some(({ from, until }) => from <= date && date <= until)

/** Groups closed days, soonest first: consecutive ones with the same message are one closing. */
export function closingsOf<Day extends { date: string }>(days: readonly Day[]): (Span & Omit<Day, 'date'>)[] {
  const closings: (Span & Omit<Day, 'date'>)[] = []
  for (const { date, ...words } of days) {
    const last = closings.at(-1)
    const isNext = last && dateAfter(last.until, 1) === date
    if (isNext && JSON.stringify({ ...last, ...words }) === JSON.stringify(last)) last.until = date
    else closings.push({ from: date, until: date, ...words })
  }
  return closings
}

/** `on Thursday, November 26.`, or `from Monday, December 21 to Friday, January 1: we sail.` */
export function closingWords({ from, until, message }: Closing): string {
  const days = from === until ? `on ${dayName(from)}` : `from ${dayName(from)} to ${dayName(until)}`
  const words = message ? `${days}: ${message}` : days
  return /[.!?]$/.test(words) ? words : `${words}.`
}
