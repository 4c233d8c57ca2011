import { expect, test } from 'vitest'
import { POPUP_SILENCE_MS, type PopupVisit, popupDefaults, popupOpens, popupWired } from './popup-timing.ts'

const visit: PopupVisit = {
  pageViews: 2,
  closedAt: undefined,
  now: 1_000_000_000,
  readMs: 0,
  scrolledPercent: 0,
  isLeaving: false,
}

test('LEAD-1 the defaults are 30 s, 50 %, exit intent and 2 views; the site uses 10 s, 30 %, exit intent and 1 view', () => {
  expect(popupDefaults).toEqual({ delayMs: 30_000, scrollPercent: 50, exitIntent: true, pageViews: 2 })
  expect(popupWired).toEqual({ delayMs: 10_000, scrollPercent: 30, exitIntent: true, pageViews: 1 })
})

test.each([popupDefaults, popupWired])(
  'LEAD-1 the first of time, scroll and exit opens it ($delayMs ms)',
  (triggers) => {
    expect(popupOpens(visit, triggers)).toBe(false)
    expect(
      popupOpens(
        { ...visit, readMs: triggers.delayMs - 1, scrolledPercent: triggers.scrollPercent - 1 },
        triggers,
      ),
    ).toBe(false)
    expect(popupOpens({ ...visit, readMs: triggers.delayMs }, triggers)).toBe(true)
    expect(popupOpens({ ...visit, scrolledPercent: triggers.scrollPercent }, triggers)).toBe(true)
    expect(popupOpens({ ...visit, isLeaving: true }, triggers)).toBe(true)
    expect(popupOpens({ ...visit, isLeaving: true }, { ...triggers, exitIntent: false })).toBe(false)
  },
)

test('LEAD-1 nothing opens it before the required page views', () => {
  const eager = { ...visit, readMs: 60_000, scrolledPercent: 100, isLeaving: true }
  expect(popupOpens({ ...eager, pageViews: 1 }, popupDefaults)).toBe(false)
  expect(popupOpens({ ...eager, pageViews: 1 }, popupWired)).toBe(true)
  expect(popupOpens({ ...eager, pageViews: 0 }, popupWired)).toBe(false)
})

test('LEAD-2 closing suppresses it for 24 hours', () => {
  const eager = { ...visit, readMs: 60_000 }
  expect(popupOpens({ ...eager, closedAt: visit.now - POPUP_SILENCE_MS + 1 }, popupWired)).toBe(false)
  expect(popupOpens({ ...eager, closedAt: visit.now - POPUP_SILENCE_MS }, popupWired)).toBe(true)
})
