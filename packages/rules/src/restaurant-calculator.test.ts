import { expect, test } from 'vitest'
import {
  campaignYear,
  clampFigure,
  paybackMonth,
  type RestaurantFigures,
  restaurantResults,
} from './restaurant-calculator.ts'

const DIRECT_PERCENT = 4

const figures: RestaurantFigures = {
  coversPerWeek: 420,
  averageCheckCents: 3_800,
  visitsPerYear: 3,
  marginPercent: 65,
  deliveryOrdersPerWeek: 70,
  deliveryOrderCents: 4_200,
  commissionPercent: 25,
  movedPercent: 30,
  campaignCents: 199_900,
  newGuestsPerMonth: 60,
}

const resultsOf = (change: Partial<RestaurantFigures> = {}) =>
  restaurantResults({ ...figures, ...change }, DIRECT_PERCENT)

const yearOf = (change: Partial<RestaurantFigures> = {}) =>
  campaignYear({ ...figures, ...change }, resultsOf(change))

test('PAGE-6 the six results match their formulas, in whole cents', () => {
  expect(resultsOf()).toEqual({
    salesPerYearCents: 420 * 3_800 * 52,
    commissionPerYearCents: 70 * 4_200 * 52 * 0.25,
    savedPerYearCents: Math.round(70 * 0.3 * 4_200 * 0.21 * 52),
    guestWorthCents: 7_410,
    breakEvenGuests: 27,
    campaignReturnPercent: 122,
  })
})

test('PAGE-6 break-even is the first number of guests whose return is not below zero', () => {
  for (const campaignCents of [10_000, 199_900, 741_000, 2_000_000]) {
    const { breakEvenGuests } = resultsOf({ campaignCents })
    const at = (newGuestsPerMonth: number) => newGuestsPerMonth * resultsOf().guestWorthCents - campaignCents
    expect(at(breakEvenGuests)).toBeGreaterThanOrEqual(0)
    expect(at(breakEvenGuests - 1)).toBeLessThan(0)
  }
})

test('PAGE-6 without guests the whole budget is lost, and without commission moved orders cost the card fee', () => {
  expect(resultsOf({ newGuestsPerMonth: 0 }).campaignReturnPercent).toBe(-100)
  expect(resultsOf({ commissionPercent: 0 })).toMatchObject({
    commissionPerYearCents: 0,
    savedPerYearCents: Math.round(-70 * 0.3 * 4_200 * 0.04 * 52),
  })
  expect(resultsOf({ movedPercent: 0 }).savedPerYearCents).toBe(0)
})

test('PAGE-6 every result is finite, for zeros and for very large figures', () => {
  for (const value of [0, 1, 2_000_000]) {
    const all = Object.fromEntries(Object.keys(figures).map((key) => [key, value]))
    const extreme = { ...figures, ...all }
    const results = restaurantResults(extreme, DIRECT_PERCENT)
    const numbers = [...Object.values(results), ...campaignYear(extreme, results).flatMap(Object.values)]
    expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([])
  }
})

test('PAGE-6 a year accumulates by month: cost evenly, visits with returning guests', () => {
  const year = yearOf()
  expect(year.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(year[0]).toEqual({
    month: 1,
    costCents: 199_900,
    contributionCents: 60 * 38 * 65,
    savedCents: Math.round(resultsOf().savedPerYearCents / 12),
  })
  expect(year[11]).toMatchObject({ costCents: 12 * 199_900, savedCents: resultsOf().savedPerYearCents })
  const gains = year.map((now, index) => now.contributionCents - (year[index - 1]?.contributionCents ?? 0))
  expect(gains).toEqual([...gains].sort((a, b) => a - b))
})

test('PAGE-6 guests who come once contribute exactly their worth', () => {
  const year = yearOf({ visitsPerYear: 1 })
  expect(year[11]?.contributionCents).toBe(12 * 60 * resultsOf({ visitsPerYear: 1 }).guestWorthCents)
})

test('PAGE-6 the payback month is the first that covers the cost so far, if any does', () => {
  expect(paybackMonth(yearOf())).toBe(6)
  expect(paybackMonth(yearOf({ newGuestsPerMonth: 81 }))).toBe(1)
  expect(paybackMonth(yearOf({ newGuestsPerMonth: 0 }))).toBeUndefined()
})

test('PAGE-6 a figure is clamped and rounded; text that is not a number gives none', () => {
  const limits = { min: 20, max: 5_000 }
  expect([419.6, 3, -1, 9e9, Infinity, -Infinity].map((value) => clampFigure(value, limits))).toEqual([
    420, 20, 20, 5_000, 5_000, 20,
  ])
  expect(clampFigure(Number.NaN, limits)).toBeUndefined()
})
