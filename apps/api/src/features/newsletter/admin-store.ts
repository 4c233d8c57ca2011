import type { NewsletterList } from '@beacon/contract/newsletter'
import type { Subscriber, SubscriberFilter, SubscriberState } from '@beacon/contract/subscribers'
import { today } from '../../clock.ts'
import { containing, pageOf } from '../../db/conditions.ts'
import type { Db, SubscriberRow } from '../../db/schema.ts'
import { shownState, stateOf } from './store.ts'

/** Subscribers, newest first, and the total that the filter matches. */
export async function listSubscriberRows(
  db: Db,
  { after, limit, ...filter }: SubscriberFilter & { after?: string | undefined; limit: number },
): Promise<{ rows: SubscriberRow[]; total: number }> {
  return pageOf(matchingSubscribers(db, filter), { sortedBy: 'asked_at', after, limit })
}

function matchingSubscribers(db: Db, { search, list, state }: SubscriberFilter) {
  let query = db.selectFrom('subscriber')
  if (list) query = query.where('list', '=', list)
  if (state) query = query.where(shownState, '=', state)
  if (!search) return query
  return query.where(containing(['email_key'], search))
}

/** Subscribers by list and state. */
export async function countSubscribers(
  db: Db,
): Promise<Record<NewsletterList, Record<SubscriberState, number>>> {
  const none = () => ({ pending: 0, confirmed: 0, undeliverable: 0, unsubscribed: 0 })
  const counts = { 'marketing-tips': none(), merch: none() }
  const rows = await db
    .selectFrom('subscriber')
    .select(['list', shownState.as('shown_state')])
    .select((query) => query.fn.countAll<number>().as('subscribers'))
    .groupBy(['list', 'shown_state'])
    .execute()
  for (const row of rows) counts[row.list][row.shown_state] = row.subscribers
  return counts
}

/** How many distinct addresses are deliverable on any list. */
export async function countReach(db: Db): Promise<number> {
  const { reach } = await db
    .selectFrom('subscriber')
    .select((query) => query.fn.count<number>('email_key').distinct().as('reach'))
    .where(shownState, '=', 'confirmed')
    .executeTakeFirstOrThrow()
  return reach
}

/** How many undeliverable addresses bounced on each day in New York, newest first. */
export async function countRefused(db: Db): Promise<{ day: string; addresses: number }[]> {
  const rows = await db
    .selectFrom('subscriber')
    .select('email_key')
    .select((query) => query.fn.max<string>('refused_at').as('at'))
    .where(shownState, '=', 'undeliverable')
    .groupBy('email_key')
    .execute()
  const counts = new Map<string, number>()
  for (const { at } of rows) {
    const day = today(new Date(at))
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return [...counts]
    .map(([day, addresses]) => ({ day, addresses }))
    .sort((one, other) => other.day.localeCompare(one.day))
}

/** A subscriber in the contract's shape, with the state that the back office shows (`stateOf`). */
export function toSubscriber(row: SubscriberRow): Subscriber {
  return {
    id: row.id,
    email: row.email,
    list: row.list,
    state: stateOf(row),
    source: row.source,
    flags: JSON.parse(row.flags) as string[],
    askedAt: row.asked_at,
    confirmedAt: row.confirmed_at,
    unsubscribedAt: row.unsubscribed_at,
    refusedAt: row.refused_at,
    refusal: row.refusal,
  }
}
