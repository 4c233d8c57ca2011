import { expect, test } from 'vitest'
import { changedCounts, isCount } from './counts.ts'

const line = (variantId: number, stock: number | null) => ({
  variantId,
  title: '',
  price: 400,
  stock,
  available: 0,
  isOffered: true,
})

test('only counts that differ are sent, and never one of what is made to order', () => {
  const stock = [line(1, 5), line(2, 7), line(3, null), line(4, 9)]
  expect(changedCounts(stock, { 1: '5', 2: ' 12 ', 3: '4', 4: 'x' })).toEqual([{ variantId: 2, stock: 12 }])
})

test('a count is a whole number from 0', () => {
  expect(['0', '12', ' 3 '].every(isCount)).toBe(true)
  expect(['', '-1', '1.5', '1e3', '1000000'].some(isCount)).toBe(false)
})
