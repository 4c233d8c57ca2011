import { agency } from '@beacon/content/agency'
import { type NewsletterList, newsletterLists } from '@beacon/contract/newsletter'
import type { AddressRefusal, SubscriberState } from '@beacon/contract/subscribers'
import { dayBounds } from '@beacon/rules/booking-calendar'
import { sql } from 'kysely'
import { isAddress } from '../../db/conditions.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import type { Db, SubscriberRow, Tx } from '../../db/schema.ts'
import { forgetMailbox } from '../../http/rate-limit.ts'

/** How addresses are told apart, whatever capitals they were typed with. */
export const emailKey = (email: string): string => email.toLowerCase()

const NOT_REFUSED = { refused_at: null, refusal: null }

type NewSubscriber = Pick<SubscriberRow, 'id' | 'email' | 'list' | 'source'> & { now: Date }

/**
 * Records a sign-up. A subscriber stays subscribed, and somebody who had left is asked again. A suspected bot changes
 * nothing about known addresses.
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

/** One address on one list, in any state. */
export async function findSubscriber(db: Db | Tx, id: string): Promise<SubscriberRow | undefined> {
  return db.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Subscribes an address, whatever its state was; false when it was already subscribed and deliverable. Its owner has
 * shown that they read its mail, so earlier bounces are cleared on every list.
 */
export async function join(tx: Tx, { now, ...subscriber }: NewSubscriber): Promise<boolean> {
  const confirmed = {
    state: 'confirmed' as const,
    confirmed_at: now.toISOString(),
    unsubscribed_at: null,
    ...NOT_REFUSED,
  }
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
        .where((row) =>
          row.or([row('subscriber.state', '!=', 'confirmed'), row('subscriber.refused_at', 'is not', null)]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  await clearRefusal(tx, subscriber.email)
  return changed !== undefined
}

/** Records a permanent bounce: the address stays on its lists, and gets no letters. */
export async function noteRefusal(
  tx: Tx,
  { email, refusal, now }: { email: string; refusal: AddressRefusal; now: Date },
): Promise<void> {
  await tx
    .updateTable('subscriber')
    .set({ refused_at: now.toISOString(), refusal })
    .where('email_key', '=', emailKey(email))
    .execute()
}

/** Clears all bounces of a day in New York, so that those addresses get letters again; returns how many. */
export async function clearRefusals(tx: Tx, day: string): Promise<number> {
  const { from, until } = dayBounds(agency.timeZone, day)
  const rows = await tx
    .updateTable('subscriber')
    .set(NOT_REFUSED)
    .where('refused_at', '>=', from.toISOString())
    .where('refused_at', '<', until.toISOString())
    .returning('email_key')
    .execute()
  return new Set(rows.map(({ email_key }) => email_key)).size
}

/** Clears an address's bounce, so that it gets letters again. */
export async function clearRefusal(tx: Tx, email: string): Promise<void> {
  await tx
    .updateTable('subscriber')
    .set(NOT_REFUSED)
    .where('email_key', '=', emailKey(email))
    .where('refused_at', 'is not', null)
    .execute()
}

/** Unsubscribes an address from these lists; a record stays that it left. Answers the lists that it was still on. */
export async function leave(
  tx: Tx,
  email: string,
  lists: readonly NewsletterList[],
  now: Date,
): Promise<NewsletterList[]> {
  const at = now.toISOString()
  const rows = await tx
    .updateTable('subscriber')
    .set({
      state: 'unsubscribed',
      // Who had only asked to join is not put back by undoing this.
      unsubscribed_at: sql`case when state = 'confirmed' then ${at} else coalesce(unsubscribed_at, ${at}) end`,
    })
    .where('email_key', '=', emailKey(email))
    .where('list', 'in', lists)
    .where('state', '!=', 'unsubscribed')
    .returning('list')
    .execute()
  return rows.map(({ list }) => list)
}

/** Unsubscribes an address that had left a list by then and is on it again after a restore; false if it is not. */
export async function leaveAgain(
  tx: Tx,
  email: string,
  list: NewsletterList,
  leftAt: string,
): Promise<boolean> {
  const row = await tx
    .updateTable('subscriber')
    .set({ state: 'unsubscribed', unsubscribed_at: leftAt })
    .where('email_key', '=', emailKey(email))
    .where('list', '=', list)
    .where('state', '=', 'confirmed')
    .where('confirmed_at', '<', leftAt)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The lists that an address is on, deliverable or not. */
export async function listsOf(db: Db | Tx, email: string): Promise<NewsletterList[]> {
  const rows = await db
    .selectFrom('subscriber')
    .select('list')
    .where('email_key', '=', emailKey(email))
    .where('state', '=', 'confirmed')
    .execute()
  return newsletterLists.filter((list) => rows.some((row) => row.list === list))
}

/** What was left at once; after a restore the lists have instants of their own. */
const AT_ONCE_MS = 1000

const leftAt = ({ unsubscribed_at }: Pick<SubscriberRow, 'unsubscribed_at'>): number =>
  Date.parse(unsubscribed_at ?? '')

/** The lists that an address was on until it left them, all at once, the last time. */
export async function lastLeft(db: Db, email: string): Promise<NewsletterList[]> {
  const rows = await db
    .selectFrom('subscriber')
    .select(['list', 'unsubscribed_at'])
    .where('email_key', '=', emailKey(email))
    .where('state', '!=', 'confirmed')
    .where('unsubscribed_at', 'is not', null)
    .where('confirmed_at', 'is not', null)
    .orderBy('unsubscribed_at', 'desc')
    .orderBy('list')
    .execute()
  const [last = 0] = rows.map(leftAt)
  return rows.filter((row) => leftAt(row) > last - AT_ONCE_MS).map(({ list }) => list)
}

/** Deletes everything about an address; the counts of old campaigns stay. */
export async function eraseAddress(tx: Tx, email: string): Promise<void> {
  const key = emailKey(email)
  await tx.deleteFrom('subscriber').where(isAddress('email_key', key)).execute()
  await tx.deleteFrom('staff_message').where(isAddress('email', key)).execute()
  await forgetMailbox(tx, key)
}

/**
 * Deletes sign-ups from before then that were never confirmed. If somebody had left the list before, the record that
 * they left is restored.
 */
export async function purgeUnconfirmed(db: Db, before: string): Promise<void> {
  const unconfirmed = db
    .updateTable('subscriber')
    .where('state', '=', 'pending')
    .where('asked_at', '<=', before)
  await unconfirmed.set({ state: 'unsubscribed' }).where('unsubscribed_at', 'is not', null).execute()
  const where = sql`state = 'pending' and asked_at <= ${before}`
  await deleteInBatches(db, { table: 'subscriber', key: ['id'], where })
}

/** Deletes subscribers who have been bouncing since before then. */
export async function purgeRefused(db: Db, before: string): Promise<void> {
  const where = sql`state = 'confirmed' and refused_at <= ${before}`
  await deleteInBatches(db, { table: 'subscriber', key: ['id'], where })
}

/** The state that the back office shows: confirmed addresses that bounce are `undeliverable`. */
export const stateOf = ({ state, refused_at }: SubscriberRow): SubscriberState =>
  state === 'confirmed' && refused_at !== null ? 'undeliverable' : state

/** The same in SQL. */
export const shownState = sql<SubscriberState>`case when state = 'confirmed' and refused_at is not null then 'undeliverable' else state end`
