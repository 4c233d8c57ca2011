import type { ProductSummary } from '@beacon/contract/products'
import { expect, test } from 'vitest'
import { relatedProducts } from './related-products.ts'

const product = (id: string, category: string, source: string) =>
  ({ id, category, source }) as unknown as ProductSummary

const idsFor = (id: string, products: ProductSummary[]) => {
  const own = products.find((other) => other.id === id) as ProductSummary
  return relatedProducts(own, products).map((related) => related.id)
}

test('PROD-5 related products are up to four others of the same category or source', () => {
  const shop = [
    product('tee', 'apparel', 'printify'),
    product('course', 'courses', 'local'),
    product('hoodie', 'apparel', 'local'),
    product('mug', 'merchandise', 'printify'),
    product('cap', 'accessories', 'printify'),
    product('tote', 'accessories', 'printify'),
    product('print', 'merchandise', 'printify'),
  ]
  expect(idsFor('tee', shop)).toEqual(['hoodie', 'mug', 'cap', 'tote'])
  expect(idsFor('course', shop)).toEqual(['hoodie'])
  expect(relatedProducts(product('gone', 'services', 'notion'), shop)).toEqual([])
})
