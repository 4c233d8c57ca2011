import type { RefundState } from '@beacon/contract/payment-admin'
import { usd } from '@beacon/rules/money'
import type { Clock, Ids } from '../../clock.ts'
import type { Db, PaymentRow, RefundRow, Tx } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { PurposeKind, RefundSums, RequestRefund } from '../../payments/purpose.ts'
import {
  insertRefund,
  isByHand,
  refundableByCard,
  refundableOf,
  refundsOf,
  refundsOfKind,
} from './refund-store.ts'
import { paymentsOf, receivedPayments } from './store.ts'

/** What recording a refund takes. */
export interface RequestDeps {
  clock: Clock
  ids: Ids
  outbox: Outbox
}

export interface NewRefund {
  amount?: number | undefined
  /** The refundable amount that the requester saw, in cents. */
  refundable?: number | undefined
  reason: string
  requestedBy: string
}

interface CardRefund extends NewRefund {
  payment: PaymentRow
  /** How long its job waits; not at all when nobody else makes the refund. */
  waitMs?: number
}

interface ReservedRefund extends NewRefund {
  payment: PaymentRow
  state: RefundState
}

const BY_HAND =
  'This was not paid by card here: please refund it the way it was paid, and note the refund on the order.'

const ALL_BACK = 'Everything that was paid has been refunded.'
const NOT_PAID = 'Nothing has been paid yet, so there is nothing to refund.'

const lessIsLeft = (cents: number) =>
  `${usd(cents)} was refunded since you looked, so nothing more was refunded. Please check again.`

/**
 * Records a refund in the caller's transaction, so that two requests cannot both use up the whole sum.
 * @throws AppError conflict when more is requested than is left, or less is left than the requester saw
 */
export async function reserveRefund(
  tx: Tx,
  { clock, ids }: Pick<RequestDeps, 'clock' | 'ids'>,
  { payment, state, amount, refundable, reason, requestedBy }: ReservedRefund,
): Promise<RefundRow> {
  const left = refundableOf(payment, await refundsOf(tx, payment.id))
  const cents = amount ?? left
  if (left === 0) throw new AppError('conflict', payment.amount_received > 0 ? ALL_BACK : NOT_PAID)
  if (refundable !== undefined && left < refundable)
    throw new AppError('conflict', lessIsLeft(refundable - left))
  if (cents > left) throw new AppError('conflict', `At most ${usd(left)} can be refunded.`)
  const row: RefundRow = {
    id: ids(),
    payment_id: payment.id,
    amount: cents,
    state,
    reason,
    requested_by: requestedBy,
    attempt: 1,
    refund_id: null,
    last_error: null,
    created_at: clock().toISOString(),
  }
  await insertRefund(tx, row)
  return row
}

/**
 * Records a refund by card and queues its job, in the caller's transaction.
 * @throws AppError conflict as `reserveRefund`, and for a payment that was made by hand
 */
export async function recordRefund(
  tx: Tx,
  deps: RequestDeps,
  { payment, waitMs = 0, ...asked }: CardRefund,
): Promise<RefundRow> {
  if (payment.method === 'manual') throw new AppError('conflict', BY_HAND)
  const row = await reserveRefund(tx, deps, { ...asked, payment, state: 'requested' })
  await deps.outbox.add(tx, {
    kind: 'payments.refund',
    about: `refund:${row.id}`,
    runAt: new Date(Date.parse(row.created_at) + waitMs),
  })
  return row
}

/** For purposes: refunds everything that is left of a subject's card payments. */
export function createRefundRequests(deps: RequestDeps): RequestRefund {
  return async (tx, { kind, subjectId, reason, requestedBy }) => {
    for (const payment of await paymentsOf(tx, kind, subjectId)) {
      if (refundableByCard(payment, await refundsOf(tx, payment.id)) === 0) continue
      await recordRefund(tx, deps, { payment, reason, requestedBy })
    }
  }
}

/** For purposes: the sums that they decide by, in cents. */
export const refundSums: RefundSums = {
  async left(db, kind, subjectId) {
    let left = 0
    for (const payment of await paymentsOf(db, kind, subjectId))
      left += refundableByCard(payment, await refundsOf(db, payment.id))
    return left
  },

  async leftOfAll(db, kind) {
    const refunds = Map.groupBy(await refundsOfKind(db, kind), ({ payment_id }) => payment_id)
    const left = new Map<string, number>()
    for (const payment of await receivedPayments(db, kind)) {
      const cents = refundableByCard(payment, refunds.get(payment.id) ?? [])
      if (cents > 0) left.set(payment.subject_id, (left.get(payment.subject_id) ?? 0) + cents)
    }
    return left
  },

  byHand: async (db, kind, subjectId) => sumOf(await refundsOfSubject(db, kind, subjectId), isByHand),

  async refunds(db, kind, subjectId) {
    const refunds = await refundsOfSubject(db, kind, subjectId)
    return refunds
      .map(({ state, created_at }) => ({ state, createdAt: created_at }))
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  },

  async failed(db, kind) {
    const refunds = await refundsOfKind(db, kind)
    return new Set(refunds.filter(({ state }) => state === 'failed').map(({ payment_id }) => payment_id))
  },

  requested: async (db, kind, subjectId, requestedBy) =>
    sumOf(
      await refundsOfSubject(db, kind, subjectId),
      (refund) => refund.requested_by === requestedBy && refund.state !== 'failed',
    ),
}

async function refundsOfSubject(db: Db | Tx, kind: PurposeKind, subjectId: string): Promise<RefundRow[]> {
  const refunds: RefundRow[] = []
  for (const { id } of await paymentsOf(db, kind, subjectId)) refunds.push(...(await refundsOf(db, id)))
  return refunds
}

/** Cents of the refunds that match. */
const sumOf = (refunds: readonly RefundRow[], matches: (refund: RefundRow) => boolean): number =>
  refunds.filter(matches).reduce((sum, { amount }) => sum + amount, 0)
