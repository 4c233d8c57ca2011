import type { Product, Variant } from '@beacon/contract/products'
import { expect, test } from 'vitest'
import type { CartItem } from './cart.ts'
import { reviewCart } from './cart-review.ts'

const navy: Variant = {
  id: 17,
  title: 'Navy / M',
  colour: 'Navy',
  size: 'M',
  sku: 'HT-17',
  price: 1999,
  quantity: 40,
  is_enabled: true,
  is_available: true,
  is_default: true,
}
const shirt: Product = {
  id: 'shirt',
  name: 'Harbor Tee',
  description: '',
  category: 'apparel',
  image: '/products/shirt.svg',
  images: [{ src: '/products/shirt.svg', srcSet: null, width: 800, height: 800, alt: '', variantIds: [] }],
  price: 1999,
  source: 'printify',
  status: 'Active',
  sku: null,
  weight: null,
  dimensions: null,
  inventory: 40,
  features: [],
  tags: [],
  options: { sizes: ['M'], colours: [] },
  digital: false,
  updatedAt: '2026-01-01T00:00:00.000Z',
  variants: [navy],
  sizeGuide: null,
}
const mug: Product = { ...shirt, id: 'mug', name: 'Foghorn Mug', price: 2500, inventory: 3, variants: [] }

const line = (product: Product, variant_id: number | null, quantity: number): CartItem => ({
  id: product.id,
  product_id: product.id,
  variant_id,
  name: product.name,
  variant: '',
  selectedSize: '',
  selectedColor: '',
  category: product.category,
  digital: product.digital,
  source: product.source,
  image: product.image,
  price: product.price,
  quantity,
  available: product.inventory,
})

const shopOf = (...products: Product[]) => new Map(products.map((product) => [product.id, product]))

test('a cart whose items are all available is unchanged', () => {
  const cart = [line(shirt, 17, 2), line(mug, null, 3)]
  expect(reviewCart(cart, shopOf(shirt, mug))).toEqual({ cart, changes: [] })
})

test.each([2199, 1799])('a changed price is applied and reported, higher or lower: %i', (price) => {
  const cart = [line(shirt, 17, 2)]
  const review = reviewCart(cart, shopOf({ ...shirt, variants: [{ ...navy, price }] }))
  expect(review.cart[0]?.price).toBe(price)
  expect(review.changes).toEqual([{ kind: 'price', item: cart[0], price }])
})

test('how something is delivered now is taken over, because it decides the shipping', () => {
  const { digital: _, ...before } = line(mug, null, 1)
  const review = reviewCart([before], shopOf({ ...mug, category: 'courses', digital: true }))
  expect(review.cart).toMatchObject([{ category: 'courses', digital: true }])
  expect(review.changes).toEqual([])
})

test('a quantity above the stock is reduced to the stock', () => {
  const review = reviewCart([line(mug, null, 3)], shopOf({ ...mug, inventory: 2 }))
  expect(review.cart).toMatchObject([{ quantity: 2, available: 2 }])
  expect(review.changes).toMatchObject([{ kind: 'fewer', quantity: 2 }])
})

test.each<[string, Product | null]>([
  ['is gone', null],
  ['is withdrawn', { ...shirt, status: 'Hidden' }],
  ['is sold out', { ...shirt, variants: [{ ...navy, quantity: 0 }] }],
  ['is not offered in this variant', { ...shirt, variants: [{ ...navy, is_enabled: false }] }],
  ['has lost this variant', { ...shirt, variants: [{ ...navy, id: 18 }] }],
  ['comes in one form that is used up', { ...shirt, variants: [], inventory: 0 }],
])('a product that %s is removed from the cart', (_, product) => {
  const cart = [line(shirt, 17, 1), line(mug, null, 1)]
  const review = reviewCart(cart, new Map([['shirt', product]]))
  expect(review.cart).toEqual([cart[1]])
  expect(review.changes).toEqual([{ kind: 'gone', item: cart[0] }])
})
