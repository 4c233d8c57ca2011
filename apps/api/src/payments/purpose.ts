import type { Db, PaymentRow, Tx } from '../db/schema.ts'

/** What a card payment can be for, by the word that create-payment-intent uses. */
export type PurposeKind = PaymentRow['kind']

/** A line of what is paid for, as the hosted payment page shows it; shipping and tax are lines too. Cents. */
export interface PaidLine {
  name: string
  unitAmount: number
  quantity: number
}

/** What is to be paid, computed by us from our own data (D12). */
export interface PaymentSubject {
  /** The order's or the booking's id. */
  subjectId: string
  /** Cents. */
  amount: number
  currency: 'usd'
  /** For the card provider's records: no personal data. */
  description: string
  customerEmail: string
  lines: readonly PaidLine[]
  /** Until when stock or slot is kept; then the payment is cancelled and `released` is called. */
  holdUntil: Date
}

/**
 * Asks for everything that is left of what was paid by card to go back, inside the caller's transaction; the outbox does
 * it. Nothing is owed, nothing happens.
 */
export type RequestRefund = (
  tx: Tx,
  refund: {
    kind: PurposeKind
    subjectId: string
    reason: string
    /** Who wants it: 'visitor', 'administrator' or 'system'. */
    requestedBy: string
  },
) => Promise<void>

/** A payment as its purpose sees it. */
export interface PaymentFacts {
  id: string
  subjectId: string
  /** What was asked for, in cents. */
  amount: number
  currency: string
  /** What has arrived, in cents; 0 before. */
  received: number
  /** What has been given back so far, in cents. */
  refunded: number
  /** The card provider's id of the payment; null for one that was marked as paid by hand. */
  intentId: string | null
  /** The hold had ended before the money came: what was held has been let go of. */
  isLate: boolean
}

/**
 * What can be paid for: an order, a booking. Everything runs inside the caller's transaction, so what the purpose
 * writes and what happens to the payment are one; it never calls a provider (it leaves jobs in the outbox instead).
 */
export interface PaymentPurpose<Request> {
  /**
   * Checks the request, holds stock or slot, and says what it costs. Asked again for what the same person holds
   * already, it may answer the same `subjectId`: the open payment is then continued.
   * @throws AppError price_changed, out_of_stock, slot_taken, invalid_input
   */
  begin(tx: Tx, request: Request): Promise<PaymentSubject>
  /**
   * Whether a request is for what an earlier attempt of the same buyer holds already, so that it goes on with that one
   * instead of replacing it.
   */
  continues?(db: Db, subjectId: string, request: Request): Promise<boolean>
  /**
   * The money is there; called exactly once for a payment. `refund` when nothing can be given for it any more (a late
   * payment whose stock or slot is gone): the whole amount then goes back by itself.
   */
  paid(tx: Tx, payment: PaymentFacts): Promise<'fulfilled' | 'refund'>
  /**
   * The payment was cancelled or its hold ended: let go of what was held. At most once before `paid`, and instead of it
   * when the money had gone back before anybody heard that it had come.
   */
  released(tx: Tx, payment: PaymentFacts): Promise<void>
  /**
   * Money went back; `refunded` says how much in all. Called for every refund, also those made at the provider; one that
   * failed after all makes it less, or leaves it as it was.
   */
  refunded(tx: Tx, payment: PaymentFacts): Promise<void>
  /** Something is wrong that a person has to look at: another amount than asked for, a dispute, a refund that failed. */
  flagged(tx: Tx, payment: PaymentFacts, reason: string): Promise<void>
  /** Where the hosted payment page sends the buyer, as paths with query; only purposes that are paid there have it. */
  returnPaths?(subjectId: string): { success: string; cancel: string }
}
