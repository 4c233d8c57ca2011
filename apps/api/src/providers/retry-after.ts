/**
 * The wait that a `Retry-After` header asks for, in milliseconds: seconds, or a date (RFC 9110, 10.2.3). 0 without one, or
 * for one that cannot be read.
 */
export function retryAfterMs(header: string | null | undefined): number {
  if (!header) return 0
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Math.max(ms || 0, 0)
}
