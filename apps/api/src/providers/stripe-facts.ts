import type Stripe from 'stripe'
import type { DisputeFacts, EventFacts, IntentFacts, PageFacts, RefundFacts } from './card-payments.ts'

/** Any other body of a 200 is no payment, and must not be taken for one. @throws Error */
function assertObject<T extends { object: string }>(kind: T['object'], { object }: T): void {
  if (object !== kind) throw new Error(`the answer is not a ${kind}`)
}

/** A payment intent in our words. What was refunded is known only if its charge was expanded. */
export function intentFacts(intent: Stripe.PaymentIntent): IntentFacts {
  assertObject('payment_intent', intent)
  const charge = intent.latest_charge
  return {
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    amountReceived: intent.amount_received,
    amountRefunded: typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0,
    currency: intent.currency,
    clientSecret: intent.client_secret ?? '',
    paymentId: intent.metadata.payment_id ?? null,
    lastError: intent.last_payment_error?.message ?? null,
  }
}

/** A session of the hosted page in our words. */
export function pageFacts(page: Stripe.Checkout.Session): PageFacts {
  assertObject('checkout.session', page)
  return {
    id: page.id,
    url: page.url,
    status: pageStatus(page.status),
    intentId: idOf(page.payment_intent),
  }
}

const pageStatus = (status: string | null): PageFacts['status'] =>
  status === 'complete' || status === 'expired' ? status : 'open'

/** A refund in our words; one that was canceled has failed. */
export function refundFacts(refund: Stripe.Refund): RefundFacts {
  assertObject('refund', refund)
  return {
    id: refund.id,
    intentId: idOf(refund.payment_intent),
    amount: refund.amount,
    status: refundStatus(refund.status),
    ownId: refund.metadata?.refund_id ?? null,
  }
}

function refundStatus(status: string | null): RefundFacts['status'] {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

/** A dispute in our words; its amount may be a part of the payment. */
export function disputeFacts(dispute: Stripe.Dispute): DisputeFacts {
  assertObject('dispute', dispute)
  return {
    intentId: idOf(dispute.payment_intent),
    amount: dispute.amount,
    state: disputeState(dispute.status),
  }
}

/** A bank's inquiry (`warning_…`) counts as a dispute; a prevented one ended with a refund. */
function disputeState(status: Stripe.Dispute.Status): DisputeFacts['state'] {
  if (status === 'won' || status === 'warning_closed') return 'won'
  return status === 'lost' || status === 'prevented' ? 'lost' : 'open'
}

/** What an event is about: an intent, or else a session of the hosted page; null for anything else. @throws Error for a body that is no event */
export function eventFacts({ id, type, data }: Stripe.Event): EventFacts {
  if (typeof id !== 'string' || typeof type !== 'string') throw new Error('an event has an id and a type')
  const object = data.object as { id?: string; object?: string; payment_intent?: string | { id: string } }
  if (object.object === 'payment_intent') return { id, type, objectId: object.id ?? null }
  return {
    id,
    type,
    objectId:
      idOf(object.payment_intent) ?? (object.object === 'checkout.session' ? (object.id ?? null) : null),
  }
}

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)
