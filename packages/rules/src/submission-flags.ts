/** In milliseconds: what fills in a form in less is taken for a script. */
export const LEAST_TIME_MS = 2000

/** Marks that people do not leave on a form and scripts do. */
interface SubmissionMarks {
  /** A field that no person sees. */
  faxNumber?: string | undefined
  /** Milliseconds between the form's appearance and its sending. */
  elapsedMs?: number | undefined
}

/** Why what a form sent deserves a second look: `honeypot`, `too_fast`; nothing for most. */
export function submissionFlags({ faxNumber, elapsedMs }: SubmissionMarks): string[] {
  const isFast = elapsedMs !== undefined && elapsedMs < LEAST_TIME_MS
  return [...(faxNumber ? ['honeypot'] : []), ...(isFast ? ['too_fast'] : [])]
}
