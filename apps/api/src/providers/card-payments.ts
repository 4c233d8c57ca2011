import type Stripe from 'stripe'

/** A payment as the card provider knows it. Cents. */
export interface IntentFacts {
  id: string
  status: Stripe.PaymentIntent.Status
  amount: number
  amountReceived: number
  /** The amount refunded, if the response includes it. */
  amountRefunded: number
  currency: string
  clientSecret: string
  /** Our own id of the payment, from the metadata. */
  paymentId: string | null
  /** Why the last attempt with a card failed. */
  lastError: string | null
}

/** A hosted payment page. */
export interface PageFacts {
  id: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  intentId: string | null
}

export interface RefundFacts {
  id: string
  /** The payment that it refunds; null if the provider names none. */
  intentId: string | null
  amount: number
  status: 'pending' | 'succeeded' | 'failed'
  /** Our own id of the refund; null for one made in the provider's dashboard. */
  ownId: string | null
}

/** A dispute: undecided, or decided for us (`won`) or for the buyer (`lost`). */
export type DisputeState = 'open' | 'won' | 'lost'

export interface DisputeFacts {
  /** The disputed payment; null if the provider names none. */
  intentId: string | null
  /** Cents; a bank may dispute a part. */
  amount: number
  state: DisputeState
}

export interface EventFacts {
  id: string
  type: string
  /** The intent (`pi_…`) or hosted page (`cs_…`) that the event is about; null for anything else. */
  objectId: string | null
}

interface NewIntent {
  paymentId: string
  amount: number
  currency: string
  description: string
  /** Idempotency key: the same key is the same payment, however often it is requested. */
  key: string
}

export interface NewPage extends NewIntent {
  email: string
  lines: readonly { name: string; unitAmount: number; quantity: number }[]
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

/** Card payments. Every failure is a PaymentFailure. */
export interface CardPayments {
  createIntent(intent: NewIntent): Promise<IntentFacts>
  readIntent(id: string): Promise<IntentFacts>
  /** Cancels the intent, or returns it as it is when it can no longer be cancelled. */
  cancelIntent(id: string): Promise<IntentFacts>
  /**
   * Intents created since then, ours and others.
   * @param how.patient repeats what got no answer: for a long search that no visitor waits for
   */
  intentsSince(since: Date, how?: { patient: boolean }): Promise<IntentFacts[]>
  openPage(page: NewPage): Promise<PageFacts>
  readPage(id: string): Promise<PageFacts>
  /** Closes the page, or returns it as it is when it has been paid. */
  closePage(id: string): Promise<PageFacts>
  refund(refund: { intentId: string; amount: number; refundId: string; key: string }): Promise<RefundFacts>
  refundsOf(intentId: string): Promise<RefundFacts[]>
  /** Refunds made since then, ours and others. */
  refundsSince(since: Date): Promise<RefundFacts[]>
  disputesOf(intentId: string): Promise<DisputeFacts[]>
  /** Disputes opened since then, ours and others. */
  disputesSince(since: Date): Promise<DisputeFacts[]>
  /** @throws PaymentFailure `refused` when the signature is missing, wrong, or older than five minutes, or it is no event */
  readEvent(bytes: Buffer, signature: string): EventFacts
}
