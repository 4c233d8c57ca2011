/**
 * `fetch` for providers: one time limit for the whole call, because the SDKs' own end with the headers, and a body that
 * trickles in would hold up a visitor or a job forever; and no redirects, which would send the request's data
 * elsewhere.
 */
export const createLimitedFetch =
  (limitMs: number): typeof fetch =>
  (url, init) =>
    fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(limitMs) })

/** Why a call got no answer: `fetch` itself says only that it failed, and its innermost cause why. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  if (error.cause instanceof Error) return wordsOf(error.cause)
  // A host with several addresses fails with an error that has no message of its own.
  return error.message || String((error as NodeJS.ErrnoException).code)
}
