import { DAY_MS, isoAfter } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import { purgeStaffMessages } from './campaign-store.ts'
import { purgeLinks } from './links.ts'
import { purgeRefused, purgeUnconfirmed } from './store.ts'

/** As the confirmation mail promises. */
const UNCONFIRMED_KEPT_MS = 14 * DAY_MS
/** As the privacy policy says. */
const REFUSED_KEPT_MS = 365 * DAY_MS
const STAFF_MESSAGES_KEPT_MS = 90 * DAY_MS

/**
 * Deletes unconfirmed sign-ups, addresses that have bounced for a year, expired links, and old mails to single
 * addresses.
 */
export async function sweepNewsletter(db: Db, now: Date): Promise<void> {
  await purgeUnconfirmed(db, isoAfter(now, -UNCONFIRMED_KEPT_MS))
  await purgeRefused(db, isoAfter(now, -REFUSED_KEPT_MS))
  await purgeLinks(db, now)
  await purgeStaffMessages(db, isoAfter(now, -STAFF_MESSAGES_KEPT_MS))
}
