import type { Payment } from '@beacon/contract/payment-admin'
import type { Db, PaymentRow, Tx } from '../db/schema.ts'
import type { PaymentSubject, PurposeKind } from './purpose.ts'

/** To whoever would pay for what is held no longer. */
export const PAYMENT_ENDED = 'This payment has ended. Please start again.'

/** What payments offer to purposes with calls of their own. */
export interface PaymentPort {
  /** Whether there is a card provider at all. */
  isOn: boolean
  /**
   * Creates our record of a payment, or continues the open one of the same subject. The provider is not asked yet.
   * @param how.address of the buyer's internet connection
   * @throws AppError too_many_requests after too many declined cards from there
   */
  begin(
    tx: Tx,
    kind: PurposeKind,
    subject: PaymentSubject,
    how: { method: PaymentRow['method']; address: string },
  ): Promise<string>
  /**
   * The address of the hosted payment page, created if need be. Undefined when the provider cannot be reached.
   * @throws PaymentFailure when it does not take the buyer's email address; the payment has ended then, or with
   * `isKept` waits for another one
   */
  openPage(paymentId: string, isKept?: boolean): Promise<string | undefined>
  /** Asks the provider about the subject's open payment, and settles it. Failures are left to the sweep. */
  refresh(kind: PurposeKind, subjectId: string): Promise<void>
  /** Like `refresh`, unless the provider was asked a moment ago: for pages that only display the state. */
  glance(kind: PurposeKind, subjectId: string): Promise<void>
  /**
   * The money came another way: first closes the payment at the provider, so that it cannot come twice. `note` is
   * written with it, in one transaction.
   * @throws AppError conflict when it is paid or over already, unavailable when the provider cannot be asked
   */
  markPaid(kind: PurposeKind, subjectId: string, note: (tx: Tx) => Promise<void>): Promise<void>
  /**
   * The buyer no longer wants to make an open payment: closes it at the provider and releases what it holds. One that
   * was made a moment before is settled instead.
   * @throws AppError conflict while a card payment may still go through, unavailable when the provider cannot be asked
   */
  giveUp(kind: PurposeKind, subjectId: string): Promise<void>
  /** A subject's payments with their refunds, newest first. */
  ofSubject(db: Db | Tx, kind: PurposeKind, subjectId: string): Promise<Payment[]>
  /** Whether a subject's open payment has no hosted page because the provider rejects the buyer's email address. */
  isEmailRefused(db: Db | Tx, kind: PurposeKind, subjectId: string): Promise<boolean>
  /**
   * Corrects the email address of such a payment; returns its id, so that its page can be created now rather than by a
   * job.
   */
  correctEmail(tx: Tx, kind: PurposeKind, subjectId: string, email: string): Promise<string | undefined>
  /** The hosted page of a subject's open payment, if we know it. */
  pageOf(db: Db, kind: PurposeKind, subjectId: string): Promise<string | undefined>
}
