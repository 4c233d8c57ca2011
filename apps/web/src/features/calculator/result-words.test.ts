import { directOrderCost } from '@beacon/content/industries/restaurant-calculator'
import { restaurantResults } from '@beacon/rules/restaurant-calculator'
import { expect, test } from 'vitest'
import { defaultFigures, type Figures } from './figures.ts'
import { paybackInWords, resultInWords, savedInWords } from './result-words.ts'

const say = (change: Partial<Figures> = {}) => {
  const figures = { ...defaultFigures, ...change }
  const results = restaurantResults(figures, directOrderCost.percent)
  return { result: resultInWords(figures, results), saved: savedInWords(results) }
}

test('PAGE-6 a profitable campaign is described in dollars and guests', () => {
  expect(say().result).toBe(
    'A month of the campaign costs $1,999, and 27 new guests pay for it. ' +
      'The 60 that you expect leave $4,446 in their first year: $2,447 more than it cost.',
  )
})

test('PAGE-6 an unprofitable campaign is described just as plainly', () => {
  expect(say({ newGuestsPerMonth: 20 }).result).toContain(
    'leave $1,482 in their first year: $517 too little.',
  )
  expect(say({ newGuestsPerMonth: 0 }).result).toContain('You expect none so far.')
  expect(say({ averageCheckCents: 30_000, visitsPerYear: 52 }).result).toContain('1 new guest pays for it')
  expect(paybackInWords(undefined)).toContain('do not catch up')
  expect(paybackInWords(6)).toBe('Their visits catch up with the bills in month 6.')
})

test('PAGE-6 moved orders save the commission, cost more if card fees exceed it, or change nothing', () => {
  expect(say().saved).toBe('Orders that come directly keep $9,631 a year on top.')
  expect(say({ commissionPercent: 0 }).saved).toMatch(/^Orders that come directly would cost \$1,835 a year/)
  expect(say({ movedPercent: 0 }).saved).toBe('')
})
