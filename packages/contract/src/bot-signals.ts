import { z } from 'zod'

/** Signs of a bot. They flag a submission for review; they never refuse it. */
export const botSignals = {
  /** Honeypot: an invisible field that only bots fill in. */
  faxNumber: z.string().max(500).optional(),
  /** Milliseconds between the form's appearance and its sending. */
  elapsedMs: z.number().int().min(0).max(1e12).optional(),
}
