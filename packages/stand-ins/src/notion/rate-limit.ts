import type { Answer } from '../http-server.ts'
import { failureAnswer } from './errors.ts'

export type RateLimit = {
  requests: number
  windowMs: number
}

/**
 * A budget of requests for any span of this length, as Notion's newest limits count; past it the answer is 429 with the
 * seconds to wait. Measured on the machine's own clock, since it is about the caller's real pace.
 */
export function createRateLimit({ requests, windowMs }: RateLimit): () => Answer | undefined {
  const taken: number[] = []
  return () => {
    const now = performance.now()
    while (taken[0] !== undefined && taken[0] <= now - windowMs) taken.shift()
    if (taken.length < requests) {
      taken.push(now)
      return undefined
    }
    return failureAnswer({ fault: 'rate-limit', retryAfter: Math.ceil(windowMs / 1000) })
  }
}
