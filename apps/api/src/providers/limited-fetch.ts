/**
 * `fetch` for providers: one time limit for the whole call, because an SDK's own ends with the headers and a body that
 * trickles in would hold a visitor or a job for ever; and no redirect, which would take what is sent to another place.
 */
export const createLimitedFetch =
  (limitMs: number): typeof fetch =>
  (url, init) =>
    fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(limitMs) })
