import { expect, test } from 'vitest'
import { longDate } from './day-words.ts'

const platform = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
const DAY_MS = 86_400_000

test('every day of two years is formatted as Intl formats it', () => {
  const days = Array.from({ length: 731 }, (_, index) => new Date(Date.UTC(2027, 0, 1) + index * DAY_MS))
  expect(days.map((day) => longDate(day.toISOString()))).toEqual(days.map((day) => platform.format(day)))
})
