import { expect, test } from 'vitest'
import { usd } from './money.ts'

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

test('amounts are formatted as Intl formats them', () => {
  const amounts = [0, 5, 99, 100, 1999, 79_900, 99_999, 100_000, 1_234_567, 123_456_789, -1, -1999, -100_000]
  expect(amounts.map(usd)).toEqual(amounts.map((cents) => format.format(cents / 100)))
})
