import { JobError } from '../outbox/job-error.ts'

/**
 * Why the card provider did not do it. `refused`: it said no; `busy`: later; `broken`: it failed, and keeps that answer
 * for the same key; `unknown`: no answer that can be read, so it may have happened.
 */
type FailureKind = 'refused' | 'busy' | 'broken' | 'unknown'

export class PaymentFailure extends JobError {
  readonly kind: FailureKind
  /** The provider's own code, such as `resource_missing`. */
  readonly code: string
  constructor(
    kind: FailureKind,
    message: string,
    options: { code?: string | undefined; retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(kind === 'refused' ? 'refused' : 'retry', `Card payments: ${message}`, options)
    this.name = 'PaymentFailure'
    this.kind = kind
    this.code = options.code ?? ''
  }
}

/** The provider does not take the buyer's address, of which it asks more than we do: `ada@gmail` is none. */
export const isEmailRefused = (error: unknown): boolean =>
  error instanceof PaymentFailure && error.code === 'email_invalid'

/** What is noted of a payment whose hosted page could not be made for that reason. */
export const EMAIL_REFUSED = 'The card provider does not take this email address.'

/** The provider does not know the object: it was made with other keys, or by a stand-in that has ended. */
export const isGone = (error: unknown): boolean =>
  error instanceof PaymentFailure && error.code === 'resource_missing'
