import { behaviourOf } from './cards.ts'
import { type Charge, chargeObject, type Refund, refundObject } from './charge-objects.ts'
import { invalid } from './errors.ts'
import { type Emit, find, newId } from './ledger.ts'
import type { Intent, Metadata } from './objects.ts'

export type Refunds = Map<string, Refund>

type NewRefund = { amount?: number; reason: string | null; metadata: Metadata }
type Options = { now: () => number; emit: Emit; chargeOf: (paid: Intent) => Charge }

/** Money that goes back: in parts, never more than was charged; some banks take their time, some change their mind. */
export function createRefunds(refunds: Refunds, { now, emit, chargeOf }: Options) {
  function refund(paid: Intent, { amount, reason, metadata }: NewRefund): Refund {
    const from = chargeOf(paid)
    const left = paid.amount - from.refunded
    if (left === 0)
      throw invalid(`Charge ${from.id} has already been refunded.`, { code: 'charge_already_refunded' })
    const cents = amount ?? left
    if (!Number.isInteger(cents) || cents < 1 || cents > left)
      throw invalid(`Refund amount (${cents}) is greater than unrefunded amount on charge (${left})`, {
        param: 'amount',
      })
    const later = behaviourOf(from.card).refund
    const status = later === 'pending' ? 'pending' : 'succeeded'
    const made: Refund = {
      id: newId('re'),
      charge: from,
      amount: cents,
      created: now(),
      reason,
      metadata,
      status,
    }
    refunds.set(made.id, made)
    from.refunded += cents
    emit('refund.created', refundObject(made))
    emit('charge.refunded', chargeObject(from))
    if (later === 'fails') endRefund(made, 'failed')
    return made
  }

  /** A refund that was pending ends, or one that had succeeded fails after all. */
  function endRefund(ended: Refund, status: 'succeeded' | 'failed'): void {
    ended.status = status
    if (status === 'failed') ended.charge.refunded -= ended.amount
    emit(status === 'failed' ? 'refund.failed' : 'refund.updated', refundObject(ended))
  }

  return {
    refund,
    endRefund,
    refundById: (id: string) => find(refunds, 'refund', id, 'refund'),
    refunds: () => [...refunds.values()],
  }
}
