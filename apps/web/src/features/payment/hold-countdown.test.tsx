import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HoldCountdown } from './hold-countdown.tsx'

const MINUTE_MS = 60_000
const onEnd = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  onEnd.mockClear()
})

const show = (ms: number) => render(<HoldCountdown endsAt={Date.now() + ms} onEnd={onEnd} />)
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const shown = () => screen.getByRole('timer').textContent

test('BOOK-6 a hold counts down by the second, and its end is reported once', () => {
  show(15 * MINUTE_MS)
  expect(shown()).toBe('Held for you for 15:00')
  pass(28_000)
  expect(shown()).toBe('Held for you for 14:32')
  pass(14 * MINUTE_MS)
  expect(shown()).toBe('Held for you for 0:32')
  expect(onEnd).not.toHaveBeenCalled()
  pass(5 * MINUTE_MS)
  expect(shown()).toBe('Held for you for 0:00')
  expect(onEnd).toHaveBeenCalledOnce()
})

test('the countdown is announced twice before the end, not every second', () => {
  show(6 * MINUTE_MS)
  const said = new Set<string | null>()
  for (let second = 0; second < 6 * 60; second += 1) {
    said.add(screen.getByRole('status').textContent)
    pass(1000)
  }
  expect([...said]).toEqual(['', 'Less than five minutes left to pay.', 'Less than a minute left to pay.'])
})

test('a suspended tab shows the true remaining time as soon as it is visible', () => {
  show(15 * MINUTE_MS)
  // Timers do not run while a device sleeps, but the clock advances.
  vi.setSystemTime(Date.now() + 9 * MINUTE_MS)
  act(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(shown()).toBe('Held for you for 6:00')
  vi.setSystemTime(Date.now() + 60 * MINUTE_MS)
  act(() => document.dispatchEvent(new Event('visibilitychange')))
  act(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(onEnd).toHaveBeenCalledOnce()
})

test('a page that comes back out of the browser’s memory shows what is really left', () => {
  show(15 * MINUTE_MS)
  vi.setSystemTime(Date.now() + 9 * MINUTE_MS)
  act(() => void dispatchEvent(new Event('pageshow')))
  expect(shown()).toBe('Held for you for 6:00')
})
