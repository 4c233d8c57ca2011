import { linkDays } from '@beacon/content/link-days'
import type { LinkPurpose } from '@beacon/contract/newsletter'
import { sql } from 'kysely'
import { type Clock, DAY_MS, isoAfter } from '../../clock.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import type { Db, SubscriberRow, Tx } from '../../db/schema.ts'
import { hashOf, type PrivateLinks } from '../../http/private-links.ts'

const lifetimeMs = (purpose: LinkPurpose): number => linkDays[purpose] * DAY_MS

interface NewLink {
  purpose: LinkPurpose
  subscriberId: string
  /** The job whose mail carries the link. */
  jobId: string
  /** The mail went to both lists, and leaving means both. */
  isForEveryList: boolean
}

export interface FoundLink {
  subscriber: SubscriberRow
  isForEveryList: boolean
}

export interface Links {
  /** Creates the link of a mail and returns its token; the same one, for as long again, when the mail is sent again. */
  issue(db: Db, link: NewLink): Promise<string>
  /** Whose link it is; undefined when it is unknown or has expired. */
  find(db: Db | Tx, token: string, purpose: LinkPurpose): Promise<FoundLink | undefined>
}

/**
 * Links in mails. The token is an HMAC rather than random, so that a job that runs twice sends the same link; only its
 * hash is stored, so that neither a copy of the database nor another secret opens it.
 */
export function createLinks({ clock, privateLinks }: { clock: Clock; privateLinks: PrivateLinks }): Links {
  return {
    async issue(db, { purpose, subscriberId, jobId, isForEveryList }) {
      const token = privateLinks.sign(`newsletter ${purpose} ${jobId}`)
      const expires_at = isoAfter(clock(), lifetimeMs(purpose))
      await db
        .insertInto('newsletter_link')
        .values({
          token_hash: hashOf(token),
          subscriber_id: subscriberId,
          purpose,
          every_list: isForEveryList ? 1 : 0,
          expires_at,
        })
        .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ expires_at }))
        .execute()
      return token
    },

    async find(db, token, purpose) {
      const row = await db
        .selectFrom('newsletter_link')
        .innerJoin('subscriber', 'subscriber.id', 'newsletter_link.subscriber_id')
        .selectAll('subscriber')
        .select('every_list')
        .where('token_hash', '=', hashOf(token))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', clock().toISOString())
        .executeTakeFirst()
      if (!row) return undefined
      const { every_list, ...subscriber } = row
      return { subscriber, isForEveryList: every_list === 1 }
    },
  }
}

/** Forgets the links that no longer work. */
export async function purgeLinks(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, {
    table: 'newsletter_link',
    key: ['token_hash'],
    where: sql`expires_at <= ${now.toISOString()}`,
  })
}
