import type { Order } from '@beacon/contract/orders'
import { expect, test } from 'vitest'
import { withWorth } from './return-worth.ts'

test('the shipping comes back with a parcel that is our fault, not with a file of the same order', () => {
  const returnOf = (line: number) => ({ reason: 'faulty', state: 'asked', lines: [{ line, quantity: 1 }] })
  const order = {
    discount: 0,
    shipping: 999,
    subtotal: 2900,
    tax: 0,
    total: 3899,
    lines: [
      { unitPrice: 2000, quantity: 1, delivery: 'parcel' },
      { unitPrice: 900, quantity: 1, delivery: 'download' },
    ],
    returns: [returnOf(1), returnOf(0)],
  } as unknown as Order
  expect(withWorth(order)).toMatchObject([
    { worth: 900, shipping: 0 },
    { worth: 2999, shipping: 999 },
  ])
})
