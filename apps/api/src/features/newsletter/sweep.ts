import { retention } from '@beacon/content/retention'
import { DAY_MS, isoAfter } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import { purgeStaffMessages } from './campaign-store.ts'
import { purgeLinks } from './links.ts'
import { purgeRefused, purgeUnconfirmed } from './store.ts'

const UNCONFIRMED_KEPT_MS = retention.unconfirmedDays * DAY_MS
const REFUSED_KEPT_MS = retention.refusedDays * DAY_MS
const STAFF_MESSAGES_KEPT_MS = retention.personalEmailDays * DAY_MS

/**
 * Deletes unconfirmed sign-ups, addresses that have bounced for too long, expired links, and old mails to single
 * addresses.
 */
export async function sweepNewsletter(db: Db, now: Date): Promise<void> {
  await purgeUnconfirmed(db, isoAfter(now, -UNCONFIRMED_KEPT_MS))
  await purgeRefused(db, isoAfter(now, -REFUSED_KEPT_MS))
  await purgeLinks(db, now)
  await purgeStaffMessages(db, isoAfter(now, -STAFF_MESSAGES_KEPT_MS))
}
