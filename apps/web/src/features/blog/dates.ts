import { dayWords } from '@beacon/rules/day-words'

/** `2026-11-12` as `November 12, 2026`. */
export function longDate(day: string): string {
  const { month, date, year } = dayWords(day)
  return `${month} ${date}, ${year}`
}
