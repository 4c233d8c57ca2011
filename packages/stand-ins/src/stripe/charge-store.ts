import type { Card } from './cards.ts'
import { type Charge, type Dispute, disputeObject } from './charge-objects.ts'
import { invalid } from './errors.ts'
import { type Emit, find, newId } from './ledger.ts'
import type { Intent, PaymentError } from './objects.ts'

export type Charges = Map<string, Charge>

/** What cards were charged, or refused, and what their banks dispute. */
export function createCharges(charges: Charges, { now, emit }: { now: () => number; emit: Emit }) {
  /** Writes down what came of charging a card; with an error when it was refused. */
  function addCharge(paid: Intent, card: Card, error: PaymentError | null): Charge {
    const made = { id: newId('ch'), intent: paid, card, created: now(), error, refunded: 0 }
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

  /** @param amount cents: banks take back a part, too */
  function dispute(paid: Intent, amount = paid.amount): void {
    const dispute: Dispute = { id: newId('du'), amount, created: now(), status: 'needs_response' }
    emit('charge.dispute.created', disputeObject(Object.assign(chargeOf(paid), { dispute })))
  }

  /** The bank decides: for the account, or for its customer. */
  function endDispute(paid: Intent, status: 'won' | 'lost'): void {
    const disputed = chargeOf(paid)
    if (!isDisputed(disputed)) throw invalid(`Nobody disputes ${paid.id}.`)
    disputed.dispute.status = status
    emit('charge.dispute.closed', disputeObject(disputed))
  }

  return {
    charge: (id: string) => find(charges, 'charge', id, 'charge'),
    addCharge,
    chargeOf,
    dispute,
    endDispute,
    disputed: () =>
      [...charges.values()].filter(isDisputed).sort((a, b) => a.dispute.created - b.dispute.created),
  }
}

const isDisputed = (charge: Charge): charge is Charge & { dispute: Dispute } => charge.dispute !== undefined
