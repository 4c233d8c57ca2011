import type { AdminProduct } from '@beacon/contract/product-admin'
import { expect, test } from 'vitest'
import { foundOf } from './product-words.ts'

const line = (title: string, available: number, isOffered = true) => ({
  variantId: available,
  title,
  price: 1200,
  stock: available,
  available,
  isOffered,
})
const product = (...stock: AdminProduct['stock']) => ({ stock }) as AdminProduct

test('a stock filter says which variants it found, and only those', () => {
  const floats = product(line('Yellow', 2), line('Orange', 0), line('Red', 27), line('Gray', 1, false))
  expect(foundOf(floats, 'low')).toBe('Yellow: 2')
  expect(foundOf(floats, 'out')).toBe('Orange: 0')
  expect(foundOf(floats, undefined)).toBe('')
})

test('a product without variants is named by its own count alone', () => {
  expect(foundOf(product(line('', 3)), 'low')).toBe('')
})
