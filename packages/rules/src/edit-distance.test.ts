import { expect, test } from 'vitest'
import { slipsBetween } from './edit-distance.ts'

test('transposed letters count as one edit', () => {
  expect(slipsBetween('pirce', 'price')).toBe(1)
  expect(slipsBetween('', 'abc')).toBe(3)
  expect(slipsBetween('same', 'same')).toBe(0)
})

test('the edit distance stops at its limit, and never reports less for dissimilar words', () => {
  expect(slipsBetween('pirce', 'price', 3)).toBe(1)
  expect(slipsBetween('adress', 'address', 3)).toBe(1)
  expect(slipsBetween('consultation', 'https', 3)).toBe(3)
})
