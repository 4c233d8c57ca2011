import { type NewsletterList, newsletterLists } from '@beacon/contract/newsletter'
import type { Subscriber, SubscriberFilter, SubscriberState } from '@beacon/contract/subscribers'
import { sql } from 'kysely'
import { containing, pageOf } from '../../db/conditions.ts'
import type { Db, SubscriberRow, Tx } from '../../db/schema.ts'

export const emailKey = (email: string): string => email.toLowerCase()

type NewSubscriber = Pick<SubscriberRow, 'id' | 'email' | 'list' | 'source'> & { now: Date }

/**
 * Notes that somebody wants to join. Whoever is on the list stays on it, and whoever has left it is asked again. What a
 * script seems to have sent changes nothing that is known already.
 */
export async function askToJoin(
  tx: Tx,
  { now, ...subscriber }: NewSubscriber & { flags: readonly string[] },
): Promise<SubscriberRow> {
  const asked = {
    email: subscriber.email,
    source: subscriber.source,
    flags: JSON.stringify(subscriber.flags),
    asked_at: now.toISOString(),
    state: 'pending' as const,
  }
  const key = { email_key: emailKey(subscriber.email), list: subscriber.list }
  const row = { ...asked, ...key, id: subscriber.id, confirmed_at: null, unsubscribed_at: null }
  await tx
    .insertInto('subscriber')
    .values(row)
    .onConflict((conflict) => {
      const known = conflict.columns(['email_key', 'list'])
      return subscriber.flags.length > 0
        ? known.doNothing()
        : known.doUpdateSet(asked).where('subscriber.state', '!=', 'confirmed')
    })
    .execute()
  return tx
    .selectFrom('subscriber')
    .selectAll()
    .where('email_key', '=', key.email_key)
    .where('list', '=', key.list)
    .executeTakeFirstOrThrow()
}

export async function findSubscriber(db: Db | Tx, id: string): Promise<SubscriberRow | undefined> {
  return db.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Puts an address on a list for good, whatever it was before; false when it was on it already. */
export async function join(tx: Tx, { now, ...subscriber }: NewSubscriber): Promise<boolean> {
  const confirmed = { state: 'confirmed' as const, confirmed_at: now.toISOString(), unsubscribed_at: null }
  const changed = await tx
    .insertInto('subscriber')
    .values({
      ...subscriber,
      ...confirmed,
      email_key: emailKey(subscriber.email),
      flags: '[]',
      asked_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['email_key', 'list'])
        .doUpdateSet(confirmed)
        .where('subscriber.state', '!=', 'confirmed'),
    )
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Takes an address off these lists; a note stays that it left. */
export async function leave(
  tx: Tx,
  email: string,
  lists: readonly NewsletterList[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('subscriber')
    .set({ state: 'unsubscribed', unsubscribed_at: now.toISOString() })
    .where('email_key', '=', emailKey(email))
    .where('list', 'in', lists)
    .where('state', '!=', 'unsubscribed')
    .execute()
}

/** The lists that an address is on. */
export async function listsOf(db: Db | Tx, email: string): Promise<NewsletterList[]> {
  const rows = await db
    .selectFrom('subscriber')
    .select('list')
    .where('email_key', '=', emailKey(email))
    .where('state', '=', 'confirmed')
    .execute()
  return newsletterLists.filter((list) => rows.some((row) => row.list === list))
}

/** Deletes all that is kept of an address; the counts of old campaigns stay. */
export async function eraseAddress(tx: Tx, email: string): Promise<void> {
  const key = emailKey(email)
  await tx.deleteFrom('subscriber').where('email_key', '=', key).execute()
  await tx.deleteFrom('staff_message').where(sql`lower(email)`, '=', key).execute()
  await tx.deleteFrom('rate_limit').where('subject', '=', key).execute()
}

/**
 * Forgets who asked before then and never confirmed. Of somebody who had left the list, the note that they left comes
 * back.
 */
export async function purgeUnconfirmed(db: Db, before: string): Promise<void> {
  const unconfirmed = db
    .updateTable('subscriber')
    .where('state', '=', 'pending')
    .where('asked_at', '<=', before)
  await unconfirmed.set({ state: 'unsubscribed' }).where('unsubscribed_at', 'is not', null).execute()
  await db.deleteFrom('subscriber').where('state', '=', 'pending').where('asked_at', '<=', before).execute()
}

/** Subscribers, newest first, and how many the filter matches in all. */
export async function listSubscriberRows(
  db: Db,
  { after, limit, ...filter }: SubscriberFilter & { after?: string | undefined; limit: number },
): Promise<{ rows: SubscriberRow[]; total: number }> {
  return pageOf(db, 'subscriber', matchingSubscribers(db, filter), { newestBy: 'asked_at', after, limit })
}

function matchingSubscribers(db: Db, { search, list, state }: SubscriberFilter) {
  let query = db.selectFrom('subscriber')
  if (list) query = query.where('list', '=', list)
  if (state) query = query.where('state', '=', state)
  if (!search) return query
  return query.where(containing(['email_key'], search))
}

/** How many subscribers there are in each state, by list. */
export async function countSubscribers(
  db: Db,
): Promise<Record<NewsletterList, Record<SubscriberState, number>>> {
  const none = () => ({ pending: 0, confirmed: 0, unsubscribed: 0 })
  const counts = { 'marketing-tips': none(), merch: none() }
  const rows = await db
    .selectFrom('subscriber')
    .select(['list', 'state', (query) => query.fn.countAll<number>().as('subscribers')])
    .groupBy(['list', 'state'])
    .execute()
  for (const row of rows) counts[row.list][row.state] = row.subscribers
  return counts
}

/** How many different addresses are on any list. */
export async function countReach(db: Db): Promise<number> {
  const { reach } = await db
    .selectFrom('subscriber')
    .select((query) => query.fn.count<number>('email_key').distinct().as('reach'))
    .where('state', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  return reach
}

export function toSubscriber(row: SubscriberRow): Subscriber {
  return {
    id: row.id,
    email: row.email,
    list: row.list,
    state: row.state,
    source: row.source,
    flags: JSON.parse(row.flags) as string[],
    askedAt: row.asked_at,
    confirmedAt: row.confirmed_at,
    unsubscribedAt: row.unsubscribed_at,
  }
}
