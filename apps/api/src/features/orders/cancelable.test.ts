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

interface Case {
  order?: Partial<OrderRow>
  lines?: Partial<OrderLineRow>[]
  history?: string[]
  returns?: Partial<OrderReturnRow>[]
  payments?: Partial<Payment>[]
  hasCards?: boolean
}

const choiceOf = (given: Case = {}, now = NOW) =>
  cancelableOf(
    {
      order: { ...order, ...given.order } as OrderRow,
      lines: (given.lines ?? [{ digital: 0 }]) as OrderLineRow[],
      history: (given.history ?? ['awaiting_payment', 'paid']).map((what) => ({
        at: NOW.toISOString(),
        what,
        detail: '',
      })),
      returns: (given.returns ?? []) as OrderReturnRow[],
      payments: (given.payments ?? [payment]) as Payment[],
      hasCards: given.hasCards ?? true,
    },
    now,
  )

const days = (count: number) => new Date(NOW.getTime() + count * 24 * 60 * 60_000)

describe('what a buyer can cancel, and how much is refunded', () => {
  test.each<[string, Case]>([
    ['paid, and waiting to be packed', {}],
    ['paid on the hosted page', { payments: [{ ...payment, method: 'hosted' }] }],
    ['not yet accepted by the print provider', { order: { state: 'submitting' } }],
    ['a draft not yet sent to production', { order: { state: 'draft_at_printer' } }],
    ['an earlier payment attempt failed', { payments: [payment, { paidAt: null, state: 'canceled' }] }],
    ['a return was declined', { returns: [{ state: 'declined' }] }],
    ['a file not yet downloaded, next to a physical item', { lines: [{ digital: 1 }, { digital: 0 }] }],
  ])('%s: the full amount', (_, given) => {
    expect(choiceOf(given)).toEqual({ refund: 2741, obstacle: null })
  })

  test('an amount that was already refunded is not refunded again', () => {
    const rest: Partial<Payment> = { ...payment, state: 'partly_refunded', refundable: 1741 }
    expect(choiceOf({ payments: [rest] })).toEqual({ refund: 1741, obstacle: null })
  })

  test('a file not yet downloaded, until the return period ends', () => {
    const given: Case = { order: { state: 'fulfilled' }, lines: [{ digital: 1 }] }
    expect(choiceOf(given, days(30))).toEqual({ refund: 2741, obstacle: null })
    expect(choiceOf(given, days(31))).toEqual({ refund: null, obstacle: null })
  })

  test('a file paid for in the morning, until the evening of the thirtieth day', () => {
    const given: Case = { order: { state: 'fulfilled' }, lines: [{ digital: 1 }] }
    const elevenAtNight = new Date(days(30).getTime() + 13 * 60 * 60_000)
    expect(choiceOf(given, elevenAtNight)).toEqual({ refund: 2741, obstacle: null })
  })
})

describe('what a buyer cannot cancel, and whether the page says why', () => {
  test.each<[string, Case, string | null]>([
    ['it is being printed', { order: { state: 'in_production' } }, 'printing'],
    [
      'printing was requested, and its outcome is unknown',
      { order: { state: 'draft_at_printer', print_asked_at: NOW.toISOString() } },
      'printing',
    ],
    ['a file of it was downloaded', { history: ['paid', 'downloaded'] }, 'fetched'],
    [
      'its only file was downloaded',
      { order: { state: 'fulfilled' }, lines: [{ digital: 1 }], history: ['downloaded'] },
      'fetched',
    ],
    ['it was paid by check', { payments: [{ ...payment, method: 'manual', refundable: 0 }] }, 'by_hand'],
    ['it was paid twice', { payments: [payment, payment] }, 'by_hand'],
    ['a bank disputes it', { payments: [{ ...payment, state: 'disputed' }] }, 'disputed'],
    ['there is no card provider any more', { hasCards: false }, 'by_hand'],
    ['the full amount is being refunded already', { payments: [{ ...payment, refundable: 0 }] }, null],
    ['it is not paid', { order: { state: 'awaiting_payment' } }, null],
    ['it was never paid', { order: { state: 'expired' } }, null],
    ['it was sent', { order: { state: 'shipped' } }, null],
    ['it has arrived', { order: { state: 'delivered' } }, null],
    ['it is fulfilled', { order: { state: 'fulfilled' } }, null],
    [
      'it is fulfilled and also contains a file',
      { order: { state: 'fulfilled' }, lines: [{ digital: 1 }, { digital: 0 }] },
      null,
    ],
    ...(['paid', 'submitting', 'in_production'] as const).map((from): [string, Case, string] => [
      `it waits for a person (${from})`,
      { order: { state: 'needs_attention', resume_state: from } },
      'by_person',
    ]),
    ...(['shipped', 'delivered', 'refund_pending', 'refunded', 'expired'] as const).map(
      (from): [string, Case, null] => [
        `a person is looking, and nothing is left to cancel (${from})`,
        { order: { state: 'needs_attention', resume_state: from } },
        null,
      ],
    ),
    [
      'it waits for a person because a bank disputes it',
      {
        order: { state: 'needs_attention', resume_state: 'paid' },
        payments: [{ ...payment, state: 'disputed' }],
      },
      'disputed',
    ],
    ['it was canceled', { order: { state: 'refund_pending' } }, null],
    ['it was refunded', { order: { state: 'refunded' } }, null],
    ['a return request is open', { returns: [{ state: 'asked' }] }, 'by_person'],
    ['its buyer was erased', { order: { email: '' } }, null],
  ])('%s', (_, given, obstacle) => {
    expect(choiceOf(given)).toEqual({ refund: null, obstacle })
  })
})
