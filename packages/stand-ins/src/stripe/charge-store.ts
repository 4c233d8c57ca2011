import type { Card } from './cards.ts'
import type { Charge } from './charge-objects.ts'
import { invalid } from './errors.ts'
import { type Emit, find, newId } from './ledger.ts'
import type { Intent, PaymentError } from './objects.ts'

export type Charges = Map<string, Charge>

/** What cards were charged, or refused, and what their banks dispute. */
export function createCharges(charges: Charges, { now, emit }: { now: () => number; emit: Emit }) {
  /** Writes down what came of charging a card; with an error when it was refused. */
  function addCharge(paid: Intent, card: Card, error: PaymentError | null): Charge {
    const made = { id: newId('ch'), intent: paid, card, created: now(), error, refunded: 0, disputed: false }
    charges.set(made.id, made)
    paid.chargeId = made.id
    return made
  }

  function chargeOf(paid: Intent): Charge {
    const found = charges.get(paid.chargeId ?? '')
    if (!found || paid.status !== 'succeeded')
      throw invalid(`This PaymentIntent (${paid.id}) does not have a successful charge to refund.`)
    return found
  }

  function dispute(paid: Intent): void {
    const disputed = chargeOf(paid)
    disputed.disputed = true
    emit('charge.dispute.created', {
      id: newId('du'),
      object: 'dispute',
      amount: paid.amount,
      charge: disputed.id,
      created: now(),
      currency: paid.currency,
      livemode: false,
      metadata: {},
      payment_intent: paid.id,
      reason: 'fraudulent',
      status: 'needs_response',
    })
  }

  return { charge: (id: string) => find(charges, 'charge', id, 'charge'), addCharge, chargeOf, dispute }
}
