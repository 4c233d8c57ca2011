/**
 * Why an attempt ended without success, in the outbox's words. `retry`: not now; `refused`: never, the provider
 * said so; `uncertain`: it may have happened, and asking again could do it twice; `paused`: the provider was not
 * even asked, because it has been failing, and the attempt does not count.
 */
export type JobFailure = 'retry' | 'refused' | 'uncertain' | 'paused'

export class JobError extends Error {
  readonly failure: JobFailure
  readonly retryAfterMs: number
  constructor(
    failure: JobFailure,
    message: string,
    options: { retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'JobError'
    this.failure = failure
    this.retryAfterMs = options.retryAfterMs ?? 0
  }
}
