import { expect, test } from 'vitest'
import { owedForReturns, type Valued } from './return-money.ts'

const given = (worth: number, more: Partial<Valued> = {}): Valued => ({
  ...{ state: 'accepted', worth, askedAt: '2026-11-23T15:00:00.000Z' },
  ...more,
})
const later = { askedAt: '2026-11-25T15:00:00.000Z' }

const owed = (returns: Valued[], ...refunds: [amount: number, createdAt: string][]) =>
  owedForReturns(
    returns,
    refunds.map(([amount, createdAt]) => ({ amount, createdAt })),
  ).map((each) => each.owed)

test('only accepted returns have a refund due', () => {
  expect(owed([given(1568, { state: 'asked' }), given(500, { state: 'declined' })])).toEqual([])
  expect(owed([given(1568), given(500, { state: 'declined' }), given(200, later)])).toEqual([1568, 1768])
})

test('refunds since the return was requested reduce what is due, earlier ones do not', () => {
  expect(owed([given(1568)], [1568, '2026-11-24T15:00:00.000Z'])).toEqual([0])
  expect(owed([given(1568)], [1000, '2026-11-24T15:00:00.000Z'])).toEqual([568])
  expect(owed([given(1568)], [2000, '2026-11-24T15:00:00.000Z'])).toEqual([0])
  expect(owed([given(1568)], [500, '2026-11-22T15:00:00.000Z'])).toEqual([1568])
})

test('a refund with the cost of sending it back takes nothing from a later return', () => {
  const returns = [given(900, later), given(1568)]
  expect(owed(returns, [2368, '2026-11-24T15:00:00.000Z'])).toEqual([0, 900])
  expect(owed(returns, [1000, '2026-11-24T15:00:00.000Z'])).toEqual([568, 568 + 900])
})
