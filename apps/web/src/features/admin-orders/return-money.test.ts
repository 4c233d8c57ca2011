import { expect, test } from 'vitest'
import { owedNow, owesSendingBack } from './return-money.ts'

type Order = Parameters<typeof owedNow>[0]
type Return = Order['returns'][number]

const given = (state: Return['state'], worth: number, more: Partial<Return> = {}): Return =>
  ({ state, worth, askedAt: '2026-11-23T15:00:00.000Z', ...more }) as Return

const refunded = (amount: number, createdAt: string, state = 'succeeded') =>
  ({ refunds: [{ amount, createdAt, state }] }) as Order['payments'][number]

const owed = (returns: Order['returns'], payments: Order['payments'] = []) => owedNow({ returns, payments })

test('what is owed for returns takes off every refund that has not failed', () => {
  expect(owed([given('asked', 1568), given('declined', 500), given('replaced', 200)])).toBeUndefined()
  const returns = [given('accepted', 1568)]
  const at = '2026-11-24T15:00:00.000Z'
  expect(owed(returns, [refunded(1000, at, 'pending')])).toBe(568)
  expect(owed(returns, [refunded(1000, at, 'requested'), refunded(568, at)])).toBe(0)
  expect(owed(returns, [refunded(1568, at, 'failed')])).toBe(1568)
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
  const returns = [
    given('accepted', 1568, { reason: 'faulty', isRefunded: true }),
    given('accepted', 1568, { reason: 'mind' }),
  ]
  expect(owesSendingBack({ returns }), 'of one that is refunded').toBe(false)
})
