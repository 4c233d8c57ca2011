import { expect, test } from 'vitest'
import { owedForReturns } from './return-money.ts'

type Order = Parameters<typeof owedForReturns>[0]

const given = (state: 'asked' | 'accepted' | 'declined', worth: number) =>
  ({ state, worth, askedAt: '2026-11-23T15:00:00.000Z' }) as Order['returns'][number]

const refunded = (amount: number, createdAt: string, state = 'succeeded') =>
  ({ refunds: [{ amount, createdAt, state }] }) as Order['payments'][number]

const owed = (returns: Order['returns'], payments: Order['payments'] = []) =>
  owedForReturns({ returns, payments })

test('only an accepted return has a refund due', () => {
  expect(owed([])).toBe(0)
  expect(owed([given('asked', 1568), given('declined', 500)])).toBe(0)
  expect(owed([given('accepted', 1568), given('declined', 500), given('accepted', 200)])).toBe(1768)
})

test('refunds since the return was requested reduce what is due; earlier and failed ones do not', () => {
  const returns = [given('accepted', 1568)]
  expect(owed(returns, [refunded(1568, '2026-11-24T15:00:00.000Z')])).toBe(0)
  expect(owed(returns, [refunded(1000, '2026-11-24T15:00:00.000Z', 'pending')])).toBe(568)
  expect(owed(returns, [refunded(2000, '2026-11-24T15:00:00.000Z')])).toBe(0)
  expect(owed(returns, [refunded(500, '2026-11-22T15:00:00.000Z')])).toBe(1568)
  expect(owed(returns, [refunded(1568, '2026-11-24T15:00:00.000Z', 'failed')])).toBe(1568)
})
