import { orderStates } from '@beacon/contract/orders'
import { expect, test } from 'vitest'
import { canBeConfirmed, needsAttention, stateBehind, statesBefore } from './order-state.ts'

test('the state of printed goods never goes back', () => {
  expect(statesBefore('paid')).toEqual([])
  expect(statesBefore('in_production')).toEqual(['paid', 'submitting', 'draft_at_printer'])
  expect(statesBefore('delivered').at(-1)).toBe('shipped')
})

test('an order that waits for a person counts as being where it stopped', () => {
  expect(stateBehind({ state: 'needs_attention', stoppedAt: 'refunded' })).toBe('refunded')
  expect(stateBehind({ state: 'needs_attention', stoppedAt: null })).toBe('paid')
  expect(stateBehind({ state: 'shipped', stoppedAt: null })).toBe('shipped')
})

test('a person looks at an order that has stopped, and at a remark on one that goes on', () => {
  expect(needsAttention({ state: 'needs_attention', attention: '' })).toBe(true)
  expect(needsAttention({ state: 'paid', attention: 'The print provider has not taken it yet.' })).toBe(true)
  expect(needsAttention({ state: 'paid', attention: '' })).toBe(false)
})

test('neither unpaid nor refunded orders can be confirmed', () => {
  expect(orderStates.filter((state) => !canBeConfirmed(state))).toEqual([
    'awaiting_payment',
    'expired',
    'refund_pending',
    'refunded',
  ])
})
