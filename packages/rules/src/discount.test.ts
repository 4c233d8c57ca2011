import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paidForNext, paidForPieces, paidPerLine, shareDiscount } from './discount.ts'

const anyOrder = fc
  .record({
    lines: fc.array(
      fc.record({
        unitPrice: fc.integer({ min: 1, max: 500_000 }),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 50 },
    ),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    tax: fc.integer({ min: 0, max: 5_000_000 }),
  })
  .map(({ lines, part, tax }) => {
    const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
    return { lines, tax, discount: Math.floor(subtotal * part) }
  })

const whole = ({ lines }: { lines: readonly { quantity: number }[] }) =>
  lines.map(({ quantity }, line) => ({ line, quantity }))

test.each([
  [10, [100], [10]],
  [10, [50, 50], [5, 5]],
  [1, [50, 50], [1, 0]],
  [100, [100, 100, 100], [34, 33, 33]],
  [5, [1, 99], [0, 5]],
  [0, [7, 9], [0, 0]],
  [0, [], []],
  [0, [0], [0]],
])('a discount of %d over lines of %j is split into %j', (discount, costs, shares) => {
  expect(shareDiscount(discount, costs)).toEqual(shares)
})

test('the shares of the lines add up to the discount, and no line is negative', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const costs = order.lines.map(({ unitPrice, quantity }) => unitPrice * quantity)
      const shares = shareDiscount(order.discount, costs)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(order.discount)
      expect(paidPerLine(order).every((cents) => cents >= 0)).toBe(true)
    }),
  )
})

test('returning everything refunds goods and tax, to the cent', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const subtotal = order.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
      const goods = subtotal - order.discount
      expect(paidForPieces(order, whole(order))).toBe(goods === 0 ? 0 : goods + order.tax)
    }),
  )
})

test('returning everything piece by piece refunds the same, to the cent', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const worths = whole(order).map((pieces, place, all) =>
        paidForNext(order, [pieces], all.slice(0, place)),
      )
      expect(worths.every((cents) => cents >= 0)).toBe(true)
      expect(worths.reduce((sum, worth) => sum + worth, 0)).toBe(paidForPieces(order, whole(order)))
    }),
  )
  const order = { lines: [{ unitPrice: 1999, quantity: 2 }], discount: 399, tax: 319 }
  const piece = { line: 0, quantity: 1 }
  expect([paidForNext(order, [piece], []), paidForNext(order, [piece], [piece])]).toEqual([1960, 1958])
  expect(paidForPieces(order, [piece, piece])).toBe(1999 * 2 - 399 + 319)
})

test('one of several items is refunded its share of the line, including discount and tax', () => {
  const order = { lines: [{ unitPrice: 1600, quantity: 2 }], discount: 320, tax: 256 }
  expect(paidForPieces(order, [{ line: 0, quantity: 1 }])).toBe(1440 + 128)
  expect(paidForPieces({ ...order, discount: 0, tax: 284 }, [{ line: 0, quantity: 1 }])).toBe(1600 + 142)
  expect(paidForPieces(order, [{ line: 7, quantity: 1 }])).toBe(0)
})
