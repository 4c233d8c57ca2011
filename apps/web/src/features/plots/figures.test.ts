import { expect, test } from 'vitest'
import { countText, dollarText, percentText, shortDollarText } from './figures.ts'

test('money shows cents only where they matter', () => {
  expect([7_410, 3_800, 963_144, -40, 99_999, 100_000].map(dollarText)).toEqual([
    '$74.10',
    '$38',
    '$9,631',
    '-$0.40',
    '$999.99',
    '$1,000',
  ])
  expect([0, 750_000, 2_398_800].map(shortDollarText)).toEqual(['$0', '$7.5K', '$24K'])
})

test('negative zero is shown without a minus', () => {
  expect([dollarText(-0), countText(-0), percentText(-0)]).toEqual(['$0', '0', '0%'])
})
