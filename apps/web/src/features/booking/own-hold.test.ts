import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOwnHold, holds, keepOwnHold, ownHold } from './own-hold.ts'

const server = '2026-06-01T12:00:00.000Z'
const held = { bookingToken: 'key', holdUntil: '2026-06-01T12:15:00.000Z', now: server }
const MINUTE = 60_000
const session = { serviceId: 'seo-audit', startsAt: '2026-06-08T13:00:00.000Z' }

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  forgetOwnHold()
})

for (const [clock, days] of [
  ['is right', 0],
  ['is a day ahead', 1],
  ['is a day behind', -1],
] as const)
  test(`BOOK-6 the visitor’s own hold is known for its fifteen minutes if the browser's clock ${clock}`, () => {
    vi.setSystemTime(Date.parse(server) + days * 24 * 60 * MINUTE)
    keepOwnHold(held, session)
    vi.advanceTimersByTime(14 * MINUTE)
    expect(ownHold()?.token).toBe('key')
    vi.advanceTimersByTime(2 * MINUTE)
    expect(ownHold()).toBeUndefined()
  })

test.each([
  ['2026-06-08T12:30:00.000Z', false],
  ['2026-06-08T12:45:00.000Z', true],
  ['2026-06-08T13:45:00.000Z', true],
  ['2026-06-08T14:00:00.000Z', false],
])('an hour held from one o’clock is in the way of half an hour from %s: %s', (startsAt, isInTheWay) => {
  keepOwnHold(held, session)
  expect(holds(ownHold(), startsAt, 30)).toBe(isInTheWay)
})
