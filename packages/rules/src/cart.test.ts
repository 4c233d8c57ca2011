import { MOST_LINES, MOST_PIECES } from '@beacon/contract/order-limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Cart,
  type CartAction,
  type CartProduct,
  cartItemId,
  cartKind,
  countPieces,
  lineOf,
  parseCart,
  reduceCart,
} from './cart.ts'

const shirt: CartProduct = {
  id: 'printify_shirt_17',
  product_id: 'shirt',
  variant_id: 17,
  name: 'Harbor Tee',
  variant: 'Navy / M',
  selectedSize: 'M',
  selectedColor: 'Navy',
  category: 'apparel',
  source: 'printify',
  image: '/products/shirt.svg',
  price: 1999,
  available: 40,
}
const mug: CartProduct = {
  ...shirt,
  id: 'mug',
  product_id: 'mug',
  variant_id: null,
  name: 'Foghorn Mug',
  variant: '',
  selectedSize: '',
  selectedColor: '',
  source: 'notion',
  price: 2500,
  available: 3,
}

const after = (...actions: CartAction[]): Cart => actions.reduce(reduceCart, [] as Cart)
const add = (item: CartProduct, quantity?: number): CartAction => ({
  type: 'add',
  item,
  ...(quantity === undefined ? {} : { quantity }),
})

test('CART-1 a line is identified by id, size and color', () => {
  const cart = after(
    add(shirt),
    add({ ...shirt, selectedSize: 'L' }),
    add({ ...shirt, selectedColor: 'Black' }),
    add({ ...shirt, id: 'printify_shirt_18' }),
  )
  expect(cart).toHaveLength(4)
  expect(new Set(cart.map(lineOf)).size).toBe(4)
})

test('CART-1 adding again increases the quantity by the amount, 1 by default', () => {
  expect(after(add(shirt), add(shirt))).toEqual([{ ...shirt, quantity: 2 }])
  expect(after(add(shirt, 3), add(shirt, 4))).toEqual([{ ...shirt, quantity: 7 }])
})

test('adding again updates the line’s product data', () => {
  expect(after(add(shirt), add({ ...shirt, price: 2199 }))).toEqual([{ ...shirt, price: 2199, quantity: 2 }])
})

test('the quantity is limited by the stock and by the maximum per line', () => {
  expect(after(add(mug, 2), add(mug, 2))[0]?.quantity).toBe(3)
  expect(after(add({ ...shirt, available: 500 }, 200))[0]?.quantity).toBe(MOST_PIECES)
  const lines = Array.from({ length: MOST_LINES + 5 }, (_, index) => add({ ...shirt, id: `item-${index}` }))
  const full = after(...lines)
  expect(full).toHaveLength(MOST_LINES)
  expect(reduceCart(full, add({ ...shirt, id: 'item-0' }))[0]?.quantity).toBe(2)
})

test('zero and negative quantities cannot be added', () => {
  expect(after(add(shirt, 0))).toEqual([])
  expect(after(add(shirt, 9), add(shirt, -5))).toEqual([{ ...shirt, quantity: 9 }])
})

test('CART-2 a print item is named after its product and its variant', () => {
  expect(cartItemId('printify', '66f0c1', 17)).toBe('printify_66f0c1_17')
  expect(cartItemId('printify', 'printify_66f0c1', 17)).toBe('printify_66f0c1_17')
  expect(cartItemId('notion', 'mug', null)).toBe('mug')
  expect(cartItemId('local', 'cap', 3)).toBe('cap')
})

test('CART-3 invalid entries are dropped, and the others kept', () => {
  const good = { ...shirt, quantity: 2 }
  const bad = [
    null,
    7,
    'shirt',
    [],
    {},
    { ...good, id: '' },
    { ...good, quantity: 0 },
    { ...good, quantity: -1 },
    { ...good, quantity: 1.5 },
    { ...good, quantity: '2' },
    { ...good, price: null },
    { ...good, price: -1 },
    { ...good, source: 'elsewhere' },
    { ...good, variant_id: '17' },
    { ...good, selectedSize: undefined },
    { ...good, digital: 'yes' },
  ]
  const free = { ...good, id: 'free', price: 0 }
  expect(parseCart(JSON.stringify([...bad, good, free]))).toEqual([good, free])
})

test.each([null, '', 'undefined', '{', '{"id":1}', '"cart"', 'null', '[', '42'])(
  'CART-3 invalid stored text gives an empty cart: %s',
  (text) => {
    expect(parseCart(text)).toEqual([])
  },
)

test('CART-3 a line stored twice is merged into one', () => {
  const kept = { ...shirt, quantity: 2 }
  expect(parseCart(JSON.stringify([kept, kept]))).toEqual([{ ...shirt, quantity: 4 }])
})

test.each([0, -1, -40])('CART-4 a quantity of %i removes the line', (quantity) => {
  const cart = after(add(shirt, 3), add(mug), { type: 'set quantity', line: lineOf(shirt), quantity })
  expect(cart).toEqual([{ ...mug, quantity: 1 }])
})

test('CART-4 minus never goes below zero', () => {
  const minus = (cart: Cart) =>
    reduceCart(cart, { type: 'set quantity', line: lineOf(mug), quantity: (cart[0]?.quantity ?? 0) - 1 })
  expect(countPieces(minus(minus(minus(after(add(mug))))))).toBe(0)
})

test('CART-4 one line can be removed, or all of them', () => {
  const cart = after(add(shirt, 3), add(mug))
  expect(reduceCart(cart, { type: 'remove', line: lineOf(shirt) })).toEqual([{ ...mug, quantity: 1 }])
  expect(reduceCart(cart, { type: 'clear' })).toEqual([])
})

test('ordered items leave the cart, and items added since stay', () => {
  const ordered = after(add(shirt, 2), add(mug))
  expect(reduceCart(ordered, { type: 'take out', ordered })).toEqual([])
  const cap = { ...mug, id: 'cap' }
  const now = after(add(shirt, 3), add(mug), add(cap))
  expect(reduceCart(now, { type: 'take out', ordered })).toEqual(after(add(shirt), add(cap)))
  expect(reduceCart([], { type: 'take out', ordered })).toEqual([])
})

test('a cart is print-on-demand, local, mixed or empty, and one part can be removed', () => {
  const cart = after(add(shirt), add(mug))
  expect(cartKind([])).toBe('empty')
  expect(cartKind(after(add(shirt)))).toBe('printify')
  expect(cartKind(after(add(mug), add({ ...mug, id: 'cap', source: 'local' })))).toBe('local')
  expect(cartKind(cart)).toBe('mixed')
  expect(reduceCart(cart, { type: 'remove part', part: 'printify' })).toEqual(after(add(mug)))
})

const anyItem: fc.Arbitrary<CartProduct> = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  product_id: fc.constantFrom('a', 'b'),
  variant_id: fc.option(fc.integer({ min: 1, max: 9 })),
  name: fc.string({ minLength: 1 }),
  variant: fc.string(),
  selectedSize: fc.constantFrom('', 'S', 'M'),
  selectedColor: fc.constantFrom('', 'Navy', '"'),
  category: fc.constantFrom('apparel', 'courses'),
  source: fc.constantFrom('printify', 'notion', 'local'),
  image: fc.string({ minLength: 1 }),
  price: fc.nat(),
  available: fc.integer({ min: 1, max: 500 }),
})

const anyAction: fc.Arbitrary<CartAction> = fc.oneof(
  fc.record({ type: fc.constant('add' as const), item: anyItem, quantity: fc.integer() }),
  fc.record({
    type: fc.constant('set quantity' as const),
    line: anyItem.map(lineOf),
    quantity: fc.integer(),
  }),
  fc.record({ type: fc.constant('remove' as const), line: anyItem.map(lineOf) }),
  fc.constant({ type: 'clear' as const }),
)

test('after any sequence of changes every line is unique and has 1 to 99 items within the stock', () => {
  fc.assert(
    fc.property(fc.array(anyAction), (actions) => {
      const cart = after(...actions)
      expect(new Set(cart.map(lineOf)).size).toBe(cart.length)
      for (const { quantity, available } of cart) {
        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(quantity).toBeLessThanOrEqual(Math.min(available, MOST_PIECES))
      }
    }),
  )
})

test('CART-3 a cart survives a round trip through storage', () => {
  fc.assert(
    fc.property(fc.array(anyAction), (actions) => {
      const cart = after(...actions)
      expect(parseCart(JSON.stringify(cart))).toEqual(cart)
    }),
  )
})

test('CART-3 no text in the browser’s storage makes reading the cart throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(fc.jsonValue()).map((entries) => JSON.stringify(entries)),
      ),
      (text) => {
        expect(Array.isArray(parseCart(text))).toBe(true)
      },
    ),
  )
})

test('CART-1 adding twice equals adding the sum at once', () => {
  fc.assert(
    fc.property(anyItem, fc.nat(200), fc.nat(200), (item, first, second) => {
      expect(after(add(item, first), add(item, second))).toEqual(after(add(item, first + second)))
    }),
  )
})
