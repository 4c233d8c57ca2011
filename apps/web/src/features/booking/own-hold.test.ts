import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOwnHold, keepOwnHold, ownHold } from './own-hold.ts'

const server = '2026-06-01T12:00:00.000Z'
const held = { bookingToken: 'key', holdUntil: '2026-06-01T12:15:00.000Z', now: server }
const MINUTE = 60_000

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
    keepOwnHold(held)
    vi.advanceTimersByTime(14 * MINUTE)
    expect(ownHold()).toBe('key')
    vi.advanceTimersByTime(2 * MINUTE)
    expect(ownHold()).toBeUndefined()
  })
