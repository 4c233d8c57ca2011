/** A form filled in faster than this, in milliseconds, is probably a bot's. */
export const LEAST_TIME_MS = 2000

/** Signs of a bot. */
interface BotSignals {
  /** Honeypot: an invisible field that only bots fill in. */
  faxNumber?: string | undefined
  /** Milliseconds between the form's appearance and its sending. */
  elapsedMs?: number | undefined
}

/** Why a submission deserves review: `honeypot`, `too_fast`; empty for most. */
export function submissionFlags({ faxNumber, elapsedMs }: BotSignals): string[] {
  const isFast = elapsedMs !== undefined && elapsedMs < LEAST_TIME_MS
  return [...(faxNumber ? ['honeypot'] : []), ...(isFast ? ['too_fast'] : [])]
}
