import type { Payment } from '@beacon/contract/payment-admin'
import type { Db, PaymentRow, Tx } from '../db/schema.ts'
import type { PaymentSubject, PurposeKind } from './purpose.ts'

/** What a purpose that has calls of its own asks of payments. */
export interface PaymentDesk {
  /** Whether there is a card provider at all. */
  isOn: boolean
  /** Opens our record of a payment, or continues the open one of the same subject. Nobody outside hears of it yet. */
  begin(tx: Tx, kind: PurposeKind, subject: PaymentSubject, method: PaymentRow['method']): Promise<string>
  /**
   * Address of the hosted payment page; made if need be. Undefined when the provider cannot be reached.
   * @throws PaymentFailure when it does not take the buyer's email address; the payment has ended then, or with `isKept`
   * waits for another one
   */
  openPage(paymentId: string, isKept?: boolean): Promise<string | undefined>
  /** Asks the provider about the open payment of a subject, and settles it. What fails is left to the sweep. */
  refresh(kind: PurposeKind, subjectId: string): Promise<void>
  /** As `refresh`, unless the provider was asked a moment ago: for whoever only looks. */
  glance(kind: PurposeKind, subjectId: string): Promise<void>
  /**
   * The money came another way: closes the payment at the provider first, so that it cannot come twice.
   * @throws AppError conflict when it is paid or over already, unavailable when the provider cannot be asked
   */
  markPaid(kind: PurposeKind, subjectId: string): Promise<void>
  /** Payments of a subject with their refunds, newest first. */
  ofSubject(db: Db | Tx, kind: PurposeKind, subjectId: string): Promise<Payment[]>
  /** Whether a subject's open payment has no hosted page because the provider does not take the buyer's email address. */
  isEmailRefused(db: Db | Tx, kind: PurposeKind, subjectId: string): Promise<boolean>
  /** Another email address for such a payment: its id, for its page to be made now; a job makes it otherwise. */
  correctEmail(tx: Tx, kind: PurposeKind, subjectId: string, email: string): Promise<string | undefined>
  /** The hosted page of a subject's open payment, as far as we know it. */
  pageOf(db: Db, kind: PurposeKind, subjectId: string): Promise<string | undefined>
}
