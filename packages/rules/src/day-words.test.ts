import { expect, test } from 'vitest'
import { dayWords } from './day-words.ts'

const platform = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
const DAY_MS = 86_400_000

test('every day of two years is called as the platform itself calls it', () => {
  const days = Array.from({ length: 731 }, (_, index) => new Date(Date.UTC(2027, 0, 1) + index * DAY_MS))
  const said = days.map((day) => {
    const { weekday, month, date, year } = dayWords(day.toISOString())
    return `${weekday}, ${month} ${date}, ${year}`
  })
  expect(said).toEqual(days.map((day) => platform.format(day)))
})
