import { noWrap } from '@beacon/rules/no-wrap'
import { describe, expect, it } from 'vitest'
import { formatAgo, formatClock, formatInstant, formatSpan } from './time.ts'

const now = Date.parse('2026-07-14T19:05:00Z')
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

describe('times of the back office', () => {
  it('shows an instant in New York and names the zone, in summer and in winter', () => {
    expect(formatInstant('2026-07-14T19:05:00Z')).toBe(noWrap('Jul 14, 2026, 3:05 PM EDT'))
    expect(formatInstant('2026-12-14T20:05:00Z')).toBe(noWrap('Dec 14, 2026, 3:05 PM EST'))
  })

  it('adds the day to a time of day that is not today in New York', () => {
    expect(formatClock('2026-07-14T19:05:09Z', now)).toBe(noWrap('3:05:09 PM EDT'))
    expect(formatClock('2026-07-15T03:59:59Z', now)).toBe(noWrap('11:59:59 PM EDT'))
    expect(formatClock('2026-07-15T04:00:00Z', now)).toBe(noWrap('Jul 15, 12:00:00 AM EDT'))
  })

  it('tells how long ago something was, and the date from a day on', () => {
    expect(formatAgo(before(0), now)).toBe('just now')
    expect(formatAgo(before(1), now)).toBe(noWrap('1 min ago'))
    expect(formatAgo(before(59), now)).toBe(noWrap('59 min ago'))
    expect(formatAgo(before(61), now)).toBe(noWrap('1 h ago'))
    expect(formatAgo(before(24 * 60), now)).toBe(noWrap('Jul 13'))
    expect(formatAgo('2025-07-14T19:05:00Z', now)).toBe(noWrap('Jul 14, 2025'))
  })

  it('shows an instant slightly in the future, from a slow clock, as now', () => {
    expect(formatAgo(before(-1), now)).toBe('just now')
  })

  it('expresses a duration in its largest unit', () => {
    expect(formatSpan(20_000)).toBe('1 min')
    expect(formatSpan(90 * 60_000)).toBe('1 h')
    expect(formatSpan(24 * 60 * 60_000)).toBe('1 day')
    expect(formatSpan(50 * 60 * 60_000)).toBe('2 days')
  })
})
