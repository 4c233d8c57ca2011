/**
 * `fetch` for providers: one time limit for the whole call, because the SDKs' own end with the headers, and a body that
 * trickles in would hold up a visitor or a job forever; and no redirects, which would send the request's data
 * elsewhere.
 */
export const createLimitedFetch =
  (limitMs: number): typeof fetch =>
  (url, init) =>
    fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(limitMs) })
