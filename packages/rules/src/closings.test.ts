import { expect, test } from 'vitest'
import { closingsOf, closingWords, isClosedOn } from './closings.ts'

const holidays = { message: 'We sail.' }

test('consecutive days with the same message are one closing, also across the turn of the year', () => {
  const days = [
    { date: '2026-11-26', message: '' },
    { date: '2026-12-30', ...holidays },
    { date: '2026-12-31', ...holidays },
    { date: '2027-01-01', ...holidays },
    { date: '2027-01-02', message: '' },
  ]
  expect(closingsOf(days)).toEqual([
    { from: '2026-11-26', until: '2026-11-26', message: '' },
    { from: '2026-12-30', until: '2027-01-01', ...holidays },
    { from: '2027-01-02', until: '2027-01-02', message: '' },
  ])
  expect(closingsOf([])).toEqual([])
})

test('a closing includes its first and its last day', () => {
  const closings = [{ from: '2026-12-21', until: '2027-01-01' }]
  const days = ['2026-12-20', '2026-12-21', '2026-12-25', '2027-01-01', '2027-01-02']
  expect(days.filter((date) => isClosedOn(closings, date))).toEqual(days.slice(1, 4))
})

test.each([
  ['2026-11-26', '', 'on Thursday, November 26.'],
  ['2026-11-26', 'Thanksgiving Day', 'on Thursday, November 26: Thanksgiving Day.'],
  ['2026-11-29', 'Back soon!', 'from Thursday, November 26 to Sunday, November 29: Back soon!'],
])('a closing until %s with “%s” reads as words', (until, message, words) => {
  expect(closingWords({ from: '2026-11-26', until, message })).toBe(words)
})
