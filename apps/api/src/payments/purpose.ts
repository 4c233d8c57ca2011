import type { Payment } from '@beacon/contract/payment-admin'
import type { Db, PaymentRow, Tx } from '../db/schema.ts'

/** What a card payment can be for, in the words of create-payment-intent. */
export type PurposeKind = PaymentRow['kind']

/** A line item on the hosted payment page; shipping and tax are lines too. Cents. */
export interface PaidLine {
  name: string
  unitAmount: number
  quantity: number
}

/** What is to be paid, computed from our own data (D12). */
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
  /** When the hold ends: then the payment is cancelled and `released` is called. */
  holdUntil: Date
}

/**
 * Requests a refund of whatever is left of the card payment, in the caller's transaction; the outbox makes it. Does
 * nothing when nothing is left.
 */
export type RequestRefund = (
  tx: Tx,
  refund: {
    kind: PurposeKind
    subjectId: string
    reason: string
    requestedBy: 'visitor' | 'administrator' | 'system'
  },
) => Promise<void>

/** Corrects the address that a subject's payments are known by; one that may still be made keeps its own. */
export type ChangePayerEmail = (tx: Tx, kind: PurposeKind, subjectId: string, email: string) => Promise<void>

/** What card payments of a subject have been, and can be, refunded; for purposes. Cents. */
export interface RefundSums {
  /** What `RequestRefund` would refund: without what a bank has taken back, or what is being refunded already. */
  left(db: Db | Tx, kind: PurposeKind, subjectId: string): Promise<number>
  /** The same of every subject of a kind that has any left, by its id. */
  leftOfAll(db: Db, kind: PurposeKind): Promise<ReadonlyMap<string, number>>
  /** The part that was given back by hand, because the card did not take it. */
  byHand(db: Db | Tx, kind: PurposeKind, subjectId: string): Promise<number>
  /** A subject's refunds, the newest first. */
  refunds(
    db: Db | Tx,
    kind: PurposeKind,
    subjectId: string,
  ): Promise<readonly Pick<Payment['refunds'][number], 'state' | 'createdAt'>[]>
  /** Ids of a kind's payments of which a refund by card has failed. */
  failed(db: Db | Tx, kind: PurposeKind): Promise<ReadonlySet<string>>
  /** What this requester has asked for through `RequestRefund`, made or not, unless it has failed. */
  requested(db: Db | Tx, kind: PurposeKind, subjectId: string, requestedBy: string): Promise<number>
}

/** A payment as its purpose sees it. */
export interface PaymentFacts {
  id: string
  subjectId: string
  /** The amount requested, in cents. */
  amount: number
  currency: string
  /** The amount received, in cents; 0 until then. */
  received: number
  /** The card provider's id of the payment; null for one that was marked as paid by hand. */
  intentId: string | null
  /** The money came after the hold had ended and was released. */
  isLate: boolean
}

/** What came and went for a subject, over all of its payments. */
export interface SubjectMoney {
  subjectId: string
  /** Cents, refunded so far. */
  refunded: number
  /** Whether nothing is left of any payment: what was not refunded, a bank took back. */
  isAllBack: boolean
  /** Whether a bank has yet to decide about any of them. */
  isInDispute: boolean
  /** Whether it is told because a refund has failed, made or not. */
  hasRefundFailed: boolean
  /** Whether it is told because of a refund that nobody has asked for here, as far as this database knows. */
  isFromElsewhere: boolean
}

/**
 * Something that can be paid for: an order or a booking. All methods run in the caller's transaction, so that the
 * purpose's writes and the payment's state change are atomic. They never call a provider, and add outbox jobs instead.
 */
export interface PaymentPurpose<Request> {
  /**
   * Checks the request, holds the stock or slot, and says what it costs. For something that the same person already
   * holds it may return the same `subjectId`, and the open payment is continued.
   * @throws AppError price_changed, out_of_stock, slot_taken, invalid_input
   */
  begin(tx: Tx, request: Request): Promise<PaymentSubject>
  /**
   * Whether a request is for what an earlier attempt of the same buyer already holds, so that it continues that attempt
   * instead of replacing it.
   */
  continues?(db: Db, subjectId: string, request: Request): Promise<boolean>
  /**
   * The money has arrived; called exactly once per payment. Returns `refund` when nothing can be delivered for it any
   * more (the hold had ended and the stock or slot is gone): the whole amount is then refunded automatically.
   */
  paid(tx: Tx, payment: PaymentFacts): Promise<'fulfilled' | 'refund'>
  /**
   * The payment was cancelled or its hold ended: release what was held. Called at most once before `paid`, or instead
   * of it when the money was refunded before anybody learned that it had come.
   */
  released(tx: Tx, payment: PaymentFacts): Promise<void>
  /**
   * Money was refunded; `refunded` is the total. Called for every refund, also those made at the provider or by hand;
   * when a refund fails after all, the total goes down again or stays.
   */
  refunded(tx: Tx, money: SubjectMoney): Promise<void>
  /**
   * A person has to look: the amount differs, there is a dispute, or a refund failed. With `once`, a reason that a person
   * has settled stays settled, because it is found again and again.
   */
  flagged(tx: Tx, payment: PaymentFacts, reason: string, options?: { once: boolean }): Promise<void>
  /** For whom what is left of the money is owed, as a sentence for the agency; empty if for nobody. */
  owed?(tx: Tx, subjectId: string): Promise<string>
  /** In place of `flagged` when a dispute is lost, and with it all that was left of the subject's payments. */
  lost?(tx: Tx, payment: PaymentFacts, reason: string): Promise<void>
  /** Where the hosted payment page returns to, as paths with query; only for purposes that are paid there. */
  returnPaths?(subjectId: string): { success: string; cancel: string }
}
