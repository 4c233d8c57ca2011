import { JobError } from '../outbox/job-error.ts'

/**
 * How a request to the card provider failed. `refused`: it said no; `busy`: try later; `broken`: it failed, and repeats
 * that response for the same key; `unknown`: no readable response, so it may have happened.
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

/** The provider rejects the buyer's address: it is stricter than we are, and refuses `ada@gmail`. */
export const isEmailRefused = (error: unknown): boolean =>
  error instanceof PaymentFailure && error.code === 'email_invalid'

/** Recorded on a payment whose hosted page could not be created for that reason. */
export const EMAIL_REFUSED = 'The card provider does not accept this email address.'

/** The provider does not know the object: it was created with other keys, or by a stand-in that is gone. */
export const isGone = (error: unknown): boolean =>
  error instanceof PaymentFailure && error.code === 'resource_missing'
