import type { Payment } from '@beacon/contract/payment-admin'
import { describe, expect, test } from 'vitest'
import type { OrderLineRow, OrderReturnRow, OrderRow } from '../../db/schema.ts'
import { cancelableOf } from './cancelable.ts'

const NOW = new Date('2026-11-20T15:00:00.000Z')

const order = { state: 'paid', email: 'ada@bakery.example', paid_at: NOW.toISOString(), print_asked_at: null }
const payment: Partial<Payment> = {
  method: 'intent',
  state: 'succeeded',
  paidAt: NOW.toISOString(),
  refundable: 2741,
}

interface Story {
  order?: Partial<OrderRow>
  lines?: Partial<OrderLineRow>[]
  history?: string[]
  returns?: Partial<OrderReturnRow>[]
  payments?: Partial<Payment>[]
  hasCards?: boolean
}

const choiceOf = (story: Story = {}, now = NOW) =>
  cancelableOf(
    {
      order: { ...order, ...story.order } as OrderRow,
      lines: (story.lines ?? [{ digital: 0 }]) as OrderLineRow[],
      history: (story.history ?? ['awaiting_payment', 'paid']).map((what) => ({
        at: NOW.toISOString(),
        what,
        detail: '',
      })),
      returns: (story.returns ?? []) as OrderReturnRow[],
      payments: (story.payments ?? [payment]) as Payment[],
      hasCards: story.hasCards ?? true,
    },
    now,
  )

const days = (count: number) => new Date(NOW.getTime() + count * 24 * 60 * 60_000)

describe('what a buyer can cancel, and what goes back', () => {
  test.each<[string, Story]>([
    ['paid, and waiting to be packed', {}],
    ['paid on the hosted page', { payments: [{ ...payment, method: 'hosted' }] }],
    ['not taken by the print provider yet', { order: { state: 'submitting' } }],
    ['a draft that nobody has asked to print', { order: { state: 'draft_at_printer' } }],
    ['a payment that was tried before', { payments: [payment, { paidAt: null, state: 'canceled' }] }],
    ['a return that was declined', { returns: [{ state: 'declined' }] }],
    ['a file, beside a thing, that nobody fetched', { lines: [{ digital: 1 }, { digital: 0 }] }],
  ])('%s: all of it', (_, story) => {
    expect(choiceOf(story)).toEqual({ refund: 2741, obstacle: null })
  })

  test('what has gone back already does not go back again', () => {
    const rest: Partial<Payment> = { ...payment, state: 'partly_refunded', refundable: 1741 }
    expect(choiceOf({ payments: [rest] })).toEqual({ refund: 1741, obstacle: null })
  })

  test('a file that was not fetched, as long as it may come back', () => {
    const story: Story = { order: { state: 'fulfilled' }, lines: [{ digital: 1 }] }
    expect(choiceOf(story, days(30))).toEqual({ refund: 2741, obstacle: null })
    expect(choiceOf(story, days(31))).toEqual({ refund: null, obstacle: null })
  })
})

describe('what a buyer cannot cancel, and whether the page says why', () => {
  test.each<[string, Story, string | null]>([
    ['it is being printed', { order: { state: 'in_production' } }, 'printing'],
    [
      'printing was asked for, and nobody knows whether it has begun',
      { order: { state: 'draft_at_printer', print_asked_at: NOW.toISOString() } },
      'printing',
    ],
    ['a file of it was fetched', { history: ['paid', 'downloaded'] }, 'fetched'],
    [
      'its only file was fetched',
      { order: { state: 'fulfilled' }, lines: [{ digital: 1 }], history: ['downloaded'] },
      'fetched',
    ],
    ['it was paid by check', { payments: [{ ...payment, method: 'manual', refundable: 0 }] }, 'by_hand'],
    ['it was paid twice', { payments: [payment, payment] }, 'by_hand'],
    ['a bank disputes it', { payments: [{ ...payment, state: 'disputed' }] }, 'by_hand'],
    ['there is no card provider any more', { hasCards: false }, 'by_hand'],
    ['all of it is on its way back', { payments: [{ ...payment, refundable: 0 }] }, null],
    ['it is not paid', { order: { state: 'awaiting_payment' } }, null],
    ['it was never paid', { order: { state: 'expired' } }, null],
    ['it was sent', { order: { state: 'shipped' } }, null],
    ['it has arrived', { order: { state: 'delivered' } }, null],
    ['it was done, or handed over', { order: { state: 'fulfilled' } }, null],
    [
      'it was handed over, with a file beside it',
      { order: { state: 'fulfilled' }, lines: [{ digital: 1 }, { digital: 0 }] },
      null,
    ],
    ['a person looks at it', { order: { state: 'needs_attention', resume_state: 'paid' } }, null],
    ['it was canceled', { order: { state: 'refund_pending' } }, null],
    ['its money went back', { order: { state: 'refunded' } }, null],
    ['a return waits for its answer', { returns: [{ state: 'asked' }] }, null],
    ['its buyer was erased', { order: { email: '' } }, null],
  ])('%s', (_, story, obstacle) => {
    expect(choiceOf(story)).toEqual({ refund: null, obstacle })
  })
})
