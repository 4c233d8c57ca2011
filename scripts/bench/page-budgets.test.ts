import { expect, test } from 'vitest'
import { brokenBudgets } from './page-budgets.ts'

const good = {
  Perf: 100,
  A11y: 100,
  'Best pr.': 100,
  SEO: 100,
  'LCP ms': 1050,
  'TBT ms': 12,
  CLS: 0,
  'Total kB': 157,
  'JS kB': 96,
  Req: 10,
}

test('a page within its budgets breaks none', () => {
  expect(brokenBudgets('/', good)).toEqual([])
})

test('the home page has stricter budgets than the others', () => {
  const heavy = { ...good, 'LCP ms': 1150, 'JS kB': 110 }
  expect(brokenBudgets('/', heavy)).toEqual(['LCP ms over 1100', 'JS kB over 100'])
  expect(brokenBudgets('/about', heavy)).toEqual([])
})

test('only shops and calendars may lose points for performance', () => {
  const slower = { ...good, Perf: 98 }
  expect(brokenBudgets('/store/product/red-nun-pin', slower)).toEqual([])
  expect(brokenBudgets('/services', slower)).toEqual(['Perf under 100'])
})
