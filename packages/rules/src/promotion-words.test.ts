import { expect, test } from 'vitest'
import { promotionWords } from './promotion-words.ts'

test('the discount of a code reads as a few words', () => {
  const words = [
    { kind: 'percent', value: 10 },
    { kind: 'amount', value: 500 },
    { kind: 'shipping', value: 0 },
  ] as const
  expect(words.map(promotionWords)).toEqual(['10% off', '$5.00 off', 'Free shipping'])
})
