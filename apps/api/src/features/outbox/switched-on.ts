import type { PublicConfig } from '@beacon/contract/config'
import { offReason } from '../../outbox/job-error.ts'
import type { RefusedJobs } from '../../outbox/store.ts'

/** An order that stopped at the print provider is taken up again by its own retry. */
const variables = { mail: 'SMTP_URL', notes: 'NOTION_TOKEN' } as const

/**
 * Mails that say what may no longer be so when they go out late, and whose handlers do not look: each of them is for a
 * person to decide. Letters of the newsletter, in a lane of their own, are too.
 */
const PASSING = [
  'mail.lead-receipt',
  'mail.order-shipped',
  'mail.order-parcel',
  'mail.order-link',
  'mail.order-attention',
  'mail.return-asked',
  'mail.return-notice',
  'mail.booking-cancelled',
  'mail.booking-attention-notice',
  'mail.staff-message',
  'mail.letters-held',
  'mail.copy-alert',
  'mail.sign-in-guesses',
  'mail.outbox-alert',
]

/** Which jobs were refused while an integration was off that is on now, and can be run without looking at each. */
export function refusedWhileOff(integrations: PublicConfig['integrations']): RefusedJobs {
  const lanes = (['mail', 'notes'] as const).filter((lane) => integrations[lane] !== 'off')
  return { lanes, reasons: lanes.map((lane) => offReason(variables[lane])), besides: PASSING }
}
