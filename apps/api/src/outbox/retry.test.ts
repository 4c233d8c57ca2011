import { expect, test } from 'vitest'
import { isGivenUp, retryWait } from './retry.ts'

test('retry waits grow from five seconds to an hour and stay there', () => {
  const middle = [1, 2, 3, 4, 5, 6, 7, 20].map((attempts) => retryWait(attempts, 0.5) / 1000)
  expect(middle).toEqual([5, 30, 120, 600, 1800, 3600, 3600, 3600])
})

test('a wait has a jitter of half its length to either side', () => {
  expect(retryWait(2, 0)).toBe(15_000)
  expect(retryWait(2, 1)).toBe(45_000)
})

test('the provider’s Retry-After wins when it is longer', () => {
  expect(retryWait(1, 0.5, 60_000)).toBe(60_000)
  expect(retryWait(6, 0.5, 60_000)).toBe(3_600_000)
})

test('a job is given up after failing for a day, but not if it was hardly tried in that time', () => {
  const HOUR = 60 * 60_000
  expect(isGivenUp(28, 23 * HOUR)).toBe(false)
  expect(isGivenUp(28, 25 * HOUR)).toBe(true)
  expect(isGivenUp(1, 60 * HOUR)).toBe(false)
  expect(isGivenUp(7, 60 * HOUR)).toBe(true)
})
