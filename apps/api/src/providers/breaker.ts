import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import { JobError } from '../outbox/job-error.ts'

const FAILURES_TO_OPEN = 5
const HALF_OPEN_AFTER_MS = 15_000
const ANSWERS = ['refused', 'paused']

/**
 * A circuit breaker: after five failures in a row nothing is sent for fifteen seconds, then one call is let through, and
 * nobody else waits for its outcome. A refusal is an answer and does not count, nor does a provider that asks to wait.
 * Calls that are turned away fail as `paused`. `retryScale` shortens the pause along with the outbox's other waits;
 * `isAnswer` names further errors that do not count.
 */
export function createBreaker(retryScale: number, isAnswer: (error: unknown) => boolean = () => false) {
  const policy = circuitBreaker(
    handleWhen(
      (error) => !(error instanceof JobError && ANSWERS.includes(error.failure)) && !isAnswer(error),
    ),
    { halfOpenAfter: HALF_OPEN_AFTER_MS * retryScale, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) },
  )
  return async <T>(call: () => Promise<T>): Promise<T> => {
    // Half open: a call is on its way. The policy would have this one wait, for as long as that takes.
    if (policy.state === CircuitState.HalfOpen) throw paused()
    try {
      return await policy.execute(call)
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw paused()
      throw error
    }
  }
}

const paused = () => new JobError('paused', 'The provider has been failing; trying again shortly.')
