import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quote, sumOfQuotes } from './quote.ts'

const rules = { shippingCents: 999, freeShippingFromCents: 5000, taxPer100000: 8875 }

const line = (unitCents: number, quantity = 1) => ({ unitCents, quantity, isShipped: true })
/** A file or a service. */
const unshipped = (unitCents: number, quantity = 1) => ({ unitCents, quantity, isShipped: false })
const anyCart = fc.array(
  fc.record({
    unitCents: fc.integer({ min: 1, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    isShipped: fc.boolean(),
  }),
  { minLength: 1, maxLength: 50 },
)

test.each([
  ['a mug', [line(2500)], 3721],
  ['a pin', [line(400)], 1435],
  ['a hat, a cent below free shipping', [line(4999)], 6442],
  ['a cap, at free shipping', [line(5000)], 5444],
  ['three shirts', [line(1999, 3)], 6529],
])('CART-5: %s has the right total', (_, lines, total) => {
  expect(quote(lines, rules).total).toBe(total)
})

test('CART-5: the parts of a quote', () => {
  expect(quote([line(1250, 2)], rules)).toEqual({
    subtotal: 2500,
    discount: 0,
    shipping: 999,
    tax: 222,
    total: 3721,
    untilFreeShipping: 2500,
  })
})

test('an empty cart costs nothing, and shows no amount missing for free shipping', () => {
  const nothing = { subtotal: 0, discount: 0, shipping: 0, tax: 0, total: 0, untilFreeShipping: 0 }
  expect(quote([], rules)).toEqual(nothing)
  expect(quote([line(2500, 0)], rules)).toEqual(nothing)
})

test('files and services have no shipping; beside goods in a parcel they count toward free shipping', () => {
  const none = { subtotal: 2900, shipping: 0, tax: 257, total: 3157, untilFreeShipping: 0 }
  expect(quote([unshipped(2900)], rules)).toMatchObject(none)
  expect(quote([unshipped(2900), line(400, 0)], rules)).toMatchObject(none)
  expect(quote([unshipped(2900), line(400)], rules)).toMatchObject({ shipping: 999, untilFreeShipping: 1700 })
  expect(quote([unshipped(4600), line(400)], rules)).toMatchObject({ shipping: 0, untilFreeShipping: 0 })
})

describe('any cart', () => {
  test('amounts are whole cents and add up', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const { subtotal, shipping, tax, total, untilFreeShipping } = quote(lines, rules)
        expect([subtotal, shipping, tax, total, untilFreeShipping].every(Number.isSafeInteger)).toBe(true)
        expect(total).toBe(subtotal + shipping + tax)
      }),
    )
  })

  test('tax is within half a cent of the exact rate, and half a cent rounds up', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const { subtotal, tax } = quote(lines, rules)
        const excess = BigInt(tax) * 100_000n - BigInt(subtotal) * 8875n
        expect(excess > -50_000n && excess <= 50_000n).toBe(true)
      }),
    )
    expect(quote([line(4000)], { ...rules, taxPer100000: 8887 }).tax).toBe(355)
    expect(quote([line(400)], rules).tax).toBe(36)
  })

  test('order and splitting of lines do not matter', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const pieces = lines.flatMap(({ unitCents, quantity, isShipped }) =>
          Array.from({ length: quantity }, () => ({ unitCents, quantity: 1, isShipped })),
        )
        expect(quote(pieces.reverse(), rules)).toEqual(quote(lines, rules))
      }),
      { numRuns: 30 },
    )
  })

  test('the amount missing for free shipping is exactly enough', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4999 }), (cents) => {
        const { untilFreeShipping, shipping } = quote([line(cents)], rules)
        expect(shipping).toBe(999)
        expect(quote([line(cents), line(untilFreeShipping)], rules).shipping).toBe(0)
        if (untilFreeShipping > 1)
          expect(quote([line(cents), line(untilFreeShipping - 1)], rules).shipping).toBe(999)
      }),
    )
  })
})

const anyCode = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 1_000_000 }) }),
  fc.constant({ kind: 'shipping' as const, value: 0 }),
)

describe('with a promo code', () => {
  test.each([
    ['10 % off a mug', [line(2500)], { kind: 'percent', value: 10 }, [250, 999, 200, 3449]],
    ['half a cent rounds up', [line(2505)], { kind: 'percent', value: 10 }, [251, 999, 200, 3453]],
    ['$5 off a mug', [line(2500)], { kind: 'amount', value: 500 }, [500, 999, 178, 3177]],
    ['a dollar of the goods is left', [line(2500)], { kind: 'amount', value: 9900 }, [2400, 999, 9, 1108]],
    ['goods below a dollar stay as they are', [line(80)], { kind: 'amount', value: 500 }, [0, 999, 7, 1086]],
    ['free shipping', [line(2500)], { kind: 'shipping', value: 0 }, [0, 0, 222, 2722]],
    ['what shipped free still does', [line(5000)], { kind: 'percent', value: 90 }, [4500, 0, 44, 544]],
  ] as const)('%s', (_, lines, code, [discount, shipping, tax, total]) => {
    expect(quote(lines, rules, code)).toMatchObject({ discount, shipping, tax, total })
  })

  test('the parts add up, at least a dollar of goods remains, and the total is never higher than without', () => {
    fc.assert(
      fc.property(anyCart, anyCode, (lines, code) => {
        const without = quote(lines, rules)
        const { subtotal, discount, shipping, tax, total } = quote(lines, rules, code)
        expect([subtotal, discount, shipping, tax, total].every(Number.isSafeInteger)).toBe(true)
        expect(total).toBe(subtotal - discount + shipping + tax)
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(subtotal - discount).toBeGreaterThanOrEqual(Math.min(100, subtotal))
        expect(total).toBeLessThanOrEqual(without.total)
        expect(shipping).toBeLessThanOrEqual(without.shipping)
      }),
    )
  })
})

test('PAY-2: a shirt and a mug are two orders, and cost what the two cost, shipping included', () => {
  const shirt = quote([line(1999)], rules)
  const mug = quote([line(2500)], rules)
  expect(sumOfQuotes([shirt, mug])).toEqual({
    subtotal: 4499,
    discount: 0,
    shipping: 1998,
    tax: 399,
    total: shirt.total + mug.total,
    untilFreeShipping: 0,
  })
  expect(sumOfQuotes([mug])).toEqual(mug)
  expect(sumOfQuotes([])).toEqual(quote([], rules))
})
