import { expect, test } from 'vitest'
import { owedForReturns, owesSendingBack } from './return-money.ts'

type Order = Parameters<typeof owedForReturns>[0]
type Return = Order['returns'][number]

const given = (state: 'asked' | 'accepted' | 'declined', worth: number, more: Partial<Return> = {}): Return =>
  ({ state, worth, askedAt: '2026-11-23T15:00:00.000Z', ...more }) as Return

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

test('a refund with the cost of sending it back takes nothing from a later return', () => {
  const returns = [given('accepted', 1568), given('accepted', 900, { askedAt: '2026-11-25T15:00:00.000Z' })]
  expect(owed(returns, [refunded(2368, '2026-11-24T15:00:00.000Z')])).toBe(900)
  expect(owed(returns, [refunded(1000, '2026-11-24T15:00:00.000Z')])).toBe(568 + 900)
})

test('the cost of sending it back is owed for accepted faulty or wrong items', () => {
  const owes = (state: Return['state'], reason: Return['reason']) =>
    owesSendingBack({ returns: [given(state, 1568, { reason })] })
  expect([owes('accepted', 'faulty'), owes('accepted', 'wrong')]).toEqual([true, true])
  expect([owes('accepted', 'fit'), owes('asked', 'faulty'), owes('declined', 'wrong')]).toEqual([
    false,
    false,
    false,
  ])
})
