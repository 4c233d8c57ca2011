import { z } from 'zod'
import { email } from './fields.ts'

/** Another email address for somebody who has mistyped theirs, as an administrator corrects it. */
export const correctedEmailSchema = z.object({
  email,
  /** The address that the sender has read: somebody else may have corrected it since. */
  seen: z.string().max(500),
})
export type CorrectedEmail = z.output<typeof correctedEmailSchema>
