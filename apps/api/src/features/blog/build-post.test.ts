import { expect, test } from 'vitest'
import { factsOf, isDue } from './build-post.ts'

const NOON = new Date('2026-11-20T17:00:00Z')
const rowOf = (date: string) => ({
  id: 'p1',
  createdAt: '2026-11-18T15:00:00.000Z',
  editedAt: '2026-11-18T15:00:00.000Z',
  properties: { Title: 'Tide tables', Published: true, Date: date },
})

test.each(['20.11.2026', '1 December', 'next week!', '2026-11-99'])(
  'a post with an invalid date (%s) is not due, and its date is the day on which it was created',
  (date) => {
    expect(isDue(rowOf(date), NOON)).toBe(false)
    expect(factsOf(rowOf(date))).toMatchObject({ slug: 'tide-tables', date: '2026-11-18' })
  },
)

test.each([
  ['', true, '2026-11-18'],
  ['2026-11-20', true, '2026-11-20'],
  ['2026-11-21', false, '2026-11-21'],
  ['2026-11-20T12:00:00.000-05:00', true, '2026-11-20'],
  ['2026-11-20T23:30:00.000-05:00', false, '2026-11-20'],
])('at noon on November 20, a post dated %j is due: %s', (date, isOut, day) => {
  expect(isDue(rowOf(date), NOON)).toBe(isOut)
  expect(factsOf(rowOf(date))).toMatchObject({ date: day })
})
