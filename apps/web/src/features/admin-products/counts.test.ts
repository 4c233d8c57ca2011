import { expect, test } from 'vitest'
import { changedCounts, isCount, overtakenCounts, withCount } from './counts.ts'

const line = (variantId: number, stock: number | null) => ({
  variantId,
  title: '',
  price: 400,
  stock,
  available: 0,
  isOffered: true,
})

test('only changed counts are sent, each with its previous value, and none of made-to-order variants', () => {
  const stock = [line(1, 5), line(2, 7), line(3, null), line(4, 9), line(5, 3)]
  const counts = { 1: '5', 2: ' 12 ', 3: '4', 4: 'x', 5: '8' }
  expect(changedCounts(stock, { counts, before: { 1: 5, 2: 8 } })).toEqual([
    { variantId: 2, stock: 12, stockBefore: 8 },
    { variantId: 5, stock: 8, stockBefore: 3 },
  ])
})

test('a typed count conflicts if the stored count has changed since', () => {
  const counts = { 1: '12', 2: '12' }
  expect(overtakenCounts([line(1, 5), line(2, 4)], { counts, before: { 1: 5, 2: 5 } })).toEqual([
    { variantId: 2, title: '', typed: 12, before: 5, now: 4 },
  ])
  expect(overtakenCounts([line(1, 12)], { counts, before: { 1: 5 } }), 'both counted the same').toEqual([])
})

test('the count stored when typing began is kept until the stored count is typed again', () => {
  const begun = withCount({}, line(1, 5), '1')
  expect(begun).toEqual({ counts: { 1: '1' }, before: { 1: 5 } })
  const typed = withCount(begun, line(1, 4), '12')
  expect(typed).toEqual({ counts: { 1: '12' }, before: { 1: 5 } })
  expect(withCount(typed, line(1, 4), '4')).toEqual({ counts: {}, before: {} })
})

test('a count is a whole number from 0', () => {
  expect(['0', '12', ' 3 '].every(isCount)).toBe(true)
  expect(['', '-1', '1.5', '1e3', '1000000'].some(isCount)).toBe(false)
})
