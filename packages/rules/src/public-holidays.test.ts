import { expect, test } from 'vitest'
import { holidayNamed, publicHolidays } from './public-holidays.ts'

test('a year has eleven, on the dates of the government’s calendar', () => {
  expect(publicHolidays('2027-01-01', 365).map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2027-01-01 New Year’s Day',
    '2027-01-18 Martin Luther King Jr. Day',
    '2027-02-15 Presidents’ Day',
    '2027-05-31 Memorial Day',
    '2027-06-19 Juneteenth',
    '2027-07-04 Independence Day',
    '2027-09-06 Labor Day',
    '2027-10-11 Columbus Day',
    '2027-11-11 Veterans Day',
    '2027-11-25 Thanksgiving Day',
    '2027-12-25 Christmas Day',
  ])
})

test('the range crosses the turn of the year, and includes its first day but not its last', () => {
  const dates = (from: string, days: number) => publicHolidays(from, days).map(({ date }) => date)
  expect(dates('2026-11-26', 36)).toEqual(['2026-11-26', '2026-12-25'])
  expect(dates('2026-11-27', 36)).toEqual(['2026-12-25', '2027-01-01'])
})

test.each([
  [2021, '2021-05-31', '2021-11-25'],
  [2022, '2022-05-30', '2022-11-24'],
  [2024, '2024-05-27', '2024-11-28'],
  [2028, '2028-05-29', '2028-11-23'],
])('in %i Memorial Day and Thanksgiving have the right dates', (year, memorial, thanks) => {
  const of = (name: string) => publicHolidays(`${year}-01-01`, 365).find((each) => each.name === name)?.date
  expect([of('Memorial Day'), of('Thanksgiving Day')]).toEqual([memorial, thanks])
})

test.each([
  ['are you open on labor day', '2027-09-06'],
  ["new year's?", '2027-01-01'],
  ['open mlk day', '2027-01-18'],
  ['xmas', '2026-12-25'],
  ['presidents day', '2027-02-15'],
  ['july 4th hours', '2027-07-04'],
  ['new years eve', undefined],
  ['are you open today', undefined],
])('%s', (text, date) => {
  expect(holidayNamed(text, '2026-11-20')?.date).toBe(date)
})
