import { expect, test } from 'vitest'
import { followUpWords, plannedDay, quickDays } from './follow-up.ts'

const days = (today: string) => quickDays(today).map(({ day }) => day)

test('ADMIN-5: a follow-up is set with one press: tomorrow, in three days or next Monday', () => {
  expect(quickDays('2026-11-25').map(({ label }) => label)).toEqual([
    'Tomorrow',
    'In three days',
    'Next week',
  ])
  expect(days('2026-11-25'), 'a Wednesday').toEqual(['2026-11-26', '2026-11-28', '2026-11-30'])
  expect(days('2026-11-30'), 'a Monday').toEqual(['2026-12-01', '2026-12-03', '2026-12-07'])
  expect(days('2026-11-29'), 'a Sunday').toEqual(['2026-11-30', '2026-12-02', '2026-11-30'])
  expect(days('2026-12-31'), 'the last of the year').toEqual(['2027-01-01', '2027-01-03', '2027-01-04'])
})

test('the follow-up date of a lead reads as words', () => {
  const words = (day: string) => followUpWords(day, '2026-11-26').text.replaceAll('\u00a0', ' ')
  expect(words('2026-11-26')).toBe('Follow up today')
  expect(words('2026-11-27')).toBe('Follow up tomorrow')
  expect(words('2026-12-01')).toBe('Follow up on Dec 1')
  expect(words('2027-01-04')).toBe('Follow up on Jan 4, 2027')
  expect(words('2026-11-25')).toBe('Follow-up overdue since Nov 25')
})

test('a closed lead has no follow-up', () => {
  expect(plannedDay({ status: 'contacted', followUpOn: '2026-11-26' })).toBe('2026-11-26')
  expect(plannedDay({ status: 'won', followUpOn: '2026-11-26' })).toBeNull()
})
