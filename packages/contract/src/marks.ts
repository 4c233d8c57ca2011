import { z } from 'zod'

/** Marks that people do not leave and scripts do. They flag what was sent for a second look; they never refuse it. */
export const marks = {
  /** A field that no person sees: filled in means a script. */
  faxNumber: z.string().max(500).optional(),
  /** Milliseconds between the form's appearance and its sending. */
  elapsedMs: z.number().int().min(0).max(1e12).optional(),
}
