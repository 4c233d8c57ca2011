import { directOrderCost } from '@beacon/content/industries/restaurant-calculator'
import { campaignYear, restaurantResults } from '@beacon/rules/restaurant-calculator'
import { expect, test } from 'vitest'
import {
  defaultFigures,
  type FigureInput,
  type Figures,
  figureInputs,
  figuresOfQuery,
  isOutside,
  queryOfFigures,
  readFigure,
} from './figures.ts'

const input = (id: FigureInput['id']) => figureInputs.find((candidate) => candidate.id === id) as FigureInput

test('PAGE-6 money is typed in dollars, optionally with a dollar sign and commas', () => {
  const check = input('averageCheckCents')
  expect(['38', '$38.50', ' 38.999 ', '1,000,000', '.5'].map((text) => readFigure(check, text))).toEqual([
    3_800, 3_850, 3_900, 30_000, 500,
  ])
})

test('PAGE-6 a decimal comma is read as a decimal point', () => {
  const check = input('averageCheckCents')
  const typed = ['38,5', '38,50', '$ 38,', '38.', '1.234,50', '0,5']
  expect(typed.map((text) => readFigure(check, text))).toEqual([3_850, 3_850, 3_800, 3_800, 30_000, 500])
  expect(isOutside(check, '38,50')).toBe(false)
  expect(figuresOfQuery('?check=38,50').averageCheckCents).toBe(3_850)
})

test.each(['', ' ', 'abc', '1,2,34', '1e3', '0x20', 'Infinity', '--4', '1.2.3', null])(
  'PAGE-6 %j is not a figure',
  (text) => {
    expect(readFigure(input('coversPerWeek'), text)).toBeUndefined()
  },
)

test('PAGE-6 a figure outside its limits is clamped and flagged', () => {
  const covers = input('coversPerWeek')
  expect(['1', '-500', '999999'].map((text) => readFigure(covers, text))).toEqual([20, 20, 5_000])
  expect(['', '19', '20', '5000', '5001'].map((text) => isOutside(covers, text))).toEqual([
    false,
    true,
    false,
    false,
    true,
  ])
  expect(isOutside(input('averageCheckCents'), '4.99')).toBe(true)
})

test('PAGE-6 an address without figures, or with invalid ones, gives the defaults', () => {
  expect(figuresOfQuery('')).toEqual(defaultFigures)
  expect(figuresOfQuery('?covers=many&check=&visits=%00&utm_source=letter&margin=NaN')).toEqual(
    defaultFigures,
  )
})

test('PAGE-6 every figure survives a round trip through the address', () => {
  for (const limit of ['min', 'max', 'default'] as const) {
    const figures = Object.fromEntries(figureInputs.map((each) => [each.id, each[limit]])) as Figures
    expect(figuresOfQuery(queryOfFigures(figures))).toEqual(figures)
  }
  const oneCheck = { ...defaultFigures, averageCheckCents: 3_855 }
  expect(queryOfFigures(oneCheck)).toContain('covers=420&check=38.55&visits=3')
  expect(figuresOfQuery(queryOfFigures(oneCheck))).toEqual(oneCheck)
})

test('PAGE-6 parameter names are short and unique', () => {
  const names = figureInputs.map(({ param }) => param)
  expect(new Set(names).size).toBe(10)
  expect(names.filter((name) => !/^[a-z]{2,10}$/.test(name))).toEqual([])
})

test('PAGE-6 every result is finite at every combination of limits', () => {
  const corners = 2 ** figureInputs.length
  const odd: number[] = []
  for (let corner = 0; corner < corners; corner += 1) {
    const figures = Object.fromEntries(
      figureInputs.map((each, index) => [each.id, corner & (1 << index) ? each.max : each.min]),
    ) as Figures
    const results = restaurantResults(figures, directOrderCost.percent)
    const numbers = [...Object.values(results), ...campaignYear(figures, results).flatMap(Object.values)]
    odd.push(...numbers.filter((number) => !Number.isSafeInteger(number)))
  }
  expect(odd).toEqual([])
})
