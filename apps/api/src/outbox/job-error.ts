import type { AddressRefusal } from '@beacon/contract/subscribers'

/**
 * How an attempt failed. `retry`: try again later; `refused`: the provider refused, for good; `uncertain`: it may have
 * happened, and repeating it could do it twice; `paused`: the provider has been failing and was not even asked, so the
 * attempt does not count.
 */
export type JobFailure = 'retry' | 'refused' | 'uncertain' | 'paused'

/** Why a job is refused whose provider is off: an administrator can run it again once the variable is set. */
export const offReason = (variable: string): string => `This integration is off: ${variable} is not set.`

export class JobError extends Error {
  readonly failure: JobFailure
  readonly retryAfterMs: number
  /** The next attempt begins no later than this. */
  readonly retryWithinMs: number
  /** Set for a mail that was refused because of its address: the status code that says so. */
  readonly addressRefusal: AddressRefusal | undefined
  constructor(
    failure: JobFailure,
    message: string,
    options: {
      retryAfterMs?: number
      retryWithinMs?: number
      addressRefusal?: AddressRefusal | undefined
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'JobError'
    this.failure = failure
    this.retryAfterMs = options.retryAfterMs ?? 0
    this.retryWithinMs = options.retryWithinMs ?? Number.POSITIVE_INFINITY
    this.addressRefusal = options.addressRefusal
  }
}
