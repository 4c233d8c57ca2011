import { expect, test } from 'vitest'
import { areaPath, linePath } from './paths.ts'
import { bands, domainOf, roundTicks, upward } from './scales.ts'

test('a value is placed in proportion to the domain, from the bottom', () => {
  const y = upward([-50, 150])
  expect([-50, 0, 150].map(y)).toEqual([100, 75, 0])
  expect(upward([7, 7])(7)).toBe(100)
})

test('bands share the width equally, each with its bar in the middle', () => {
  const months = bands(4, 0.2)
  expect(months.width).toBe(20)
  expect([months.start(0), months.middle(0), months.start(3), months.middle(3)]).toEqual([
    2.5, 12.5, 77.5, 87.5,
  ])
})

test.each([
  [
    [0, 34_086],
    [0, 10_000, 20_000, 30_000, 40_000],
  ],
  [
    [0, 70],
    [0, 20, 40, 60, 80],
  ],
  [
    [-1_800, 24_000],
    [-10_000, 0, 10_000, 20_000, 30_000],
  ],
  [
    [0, 0],
    [0, 0.25],
  ],
] as const)('ticks of %j are round and enclose it', (extent, ticks) => {
  expect(roundTicks(extent)).toEqual(ticks)
  expect(domainOf(roundTicks(extent))).toEqual([ticks[0], ticks.at(-1)])
})

test('ticks enclose every extent and are few', () => {
  for (const high of [1, 3, 99, 101, 12_345, 9_999_999, 3e9]) {
    for (const low of [0, -high, -high / 7]) {
      const ticks = roundTicks([low, high])
      const [first, last] = domainOf(ticks)
      expect(first).toBeLessThanOrEqual(low)
      expect(last).toBeGreaterThanOrEqual(high)
      expect(ticks.length).toBeLessThanOrEqual(7)
    }
  }
})

test('a line connects the points, an area closes at its level; without points there is neither', () => {
  const points = [
    [0, 50],
    [33.3333, 20],
  ] as const
  expect(linePath(points)).toBe('M0 50L33.33 20')
  expect(areaPath(points, 90)).toBe('M0 50L33.33 20L33.33 90L0 90z')
  expect([linePath([]), areaPath([])]).toEqual(['', ''])
})
