import type Stripe from 'stripe'

/** A payment as the card provider knows it. Cents. */
export interface IntentFacts {
  id: string
  status: Stripe.PaymentIntent.Status
  amount: number
  amountReceived: number
  /** What of it has gone back, as far as the answer that was asked for says so. */
  amountRefunded: number
  currency: string
  clientSecret: string
  /** Our own id of the payment, from the metadata. */
  paymentId: string | null
  /** Why the last try with a card failed. */
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
  /** The payment that it gives back; null where the provider knows none. */
  intentId: string | null
  amount: number
  status: 'pending' | 'succeeded' | 'failed'
  /** Our own id of the refund; null for one that was made in the provider's dashboard. */
  ownId: string | null
}

/** What a buyer's bank takes back: not decided yet, or decided for us (`won`) or for the buyer (`lost`). */
export type DisputeState = 'open' | 'won' | 'lost'

export interface DisputeFacts {
  /** The payment that is disputed; null where the provider knows none. */
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
  /** The same key is the same payment, however often it is asked for. */
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
  /** Cancels, or answers the intent as it is when it can no longer be cancelled. */
  cancelIntent(id: string): Promise<IntentFacts>
  /** Intents created since then, ours and others. */
  intentsSince(since: Date): Promise<IntentFacts[]>
  openPage(page: NewPage): Promise<PageFacts>
  readPage(id: string): Promise<PageFacts>
  /** Closes the page, or answers it as it is when it was paid on. */
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
