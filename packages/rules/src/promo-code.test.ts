import { expect, test } from 'vitest'
import { objectionTo } from './promo-code.ts'

const rules = { shippingCents: 999, freeShippingFromCents: 5000, taxPer100000: 8875 }
const code = { code: 'SPRING10', kind: 'percent', value: 10, minimum: 0 } as const
const goods = (unitCents: number, isShipped = true) => [{ unitCents, quantity: 1, isShipped }]

test.each([
  ['it takes something off', code, 2500, undefined],
  ['the goods are just enough', { ...code, minimum: 2500 }, 2500, undefined],
  ['a cent is missing', { ...code, minimum: 2500 }, 2499, 'This code is for a subtotal of $25.00 or more.'],
  ['they ship free anyway', { ...code, kind: 'shipping' }, 5000, 'This order ships free without the code.'],
  ['shipping costs something', { ...code, kind: 'shipping' }, 4999, undefined],
  ['a dollar has to be left', { ...code, kind: 'amount' }, 100, 'This code takes nothing off this order.'],
] as const)('a code that somebody brings, when %s', (_, promotion, cents, sentence) => {
  expect(objectionTo(promotion, goods(cents), rules)).toBe(sentence)
})

test('a code for free shipping gives nothing where nothing is shipped', () => {
  const shipping = { ...code, kind: 'shipping' } as const
  expect(objectionTo(shipping, goods(2500, false), rules)).toBe('This order ships free without the code.')
})
