import { expect, test } from 'vitest'
import { longDate } from './day-words.ts'
import { clockWords, momentWords } from './moment-words.ts'

test('a moment is said in the words of its place, in winter and in summer', () => {
  const newYork = 'America/New_York'
  expect(momentWords(newYork, new Date('2026-11-20T15:32:00Z'))).toBe('Friday, November 20 at 10:32 AM EST')
  expect(momentWords(newYork, new Date('2026-11-23T14:00:00Z'), longDate)).toBe(
    'Monday, November 23, 2026 at 9:00 AM EST',
  )
  expect(clockWords(newYork, new Date('2026-07-01T01:05:00Z'))).toBe('9:05 PM EDT')
})
