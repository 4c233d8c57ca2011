import type { AddressRefusal } from '@beacon/contract/subscribers'

/**
 * Why an attempt ended without success, in the outbox's words. `retry`: not now; `refused`: never, the provider
 * said so; `uncertain`: it may have happened, and asking again could do it twice; `paused`: the provider was not
 * even asked, because it has been failing, and the attempt does not count.
 */
export type JobFailure = 'retry' | 'refused' | 'uncertain' | 'paused'

export class JobError extends Error {
  readonly failure: JobFailure
  readonly retryAfterMs: number
  /** Of a mail that was refused because of its address: the code that says so. */
  readonly addressRefusal: AddressRefusal | undefined
  constructor(
    failure: JobFailure,
    message: string,
    options: { retryAfterMs?: number; addressRefusal?: AddressRefusal | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'JobError'
    this.failure = failure
    this.retryAfterMs = options.retryAfterMs ?? 0
    this.addressRefusal = options.addressRefusal
  }
}
