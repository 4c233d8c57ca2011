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

/** Forgets who never confirmed or has been refused for a year, links that no longer work, and what was written to single addresses long ago. */
export async function sweepNewsletter(db: Db, now: Date): Promise<void> {
  await purgeUnconfirmed(db, isoAfter(now, -UNCONFIRMED_KEPT_MS))
  await purgeRefused(db, isoAfter(now, -REFUSED_KEPT_MS))
  await purgeLinks(db, now)
  await purgeStaffMessages(db, isoAfter(now, -STAFF_MESSAGES_KEPT_MS))
}
