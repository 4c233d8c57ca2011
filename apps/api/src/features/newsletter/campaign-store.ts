import type { Campaign } from '@beacon/contract/campaigns'
import type { NewsletterList } from '@beacon/contract/newsletter'
import { type JobState, stuckStates } from '@beacon/contract/outbox'
import { sql } from 'kysely'
import { newestRows } from '../../db/conditions.ts'
import type { CampaignRow, Db, StaffMessageRow, SubscriberRow, Tx } from '../../db/schema.ts'
import { shownState } from './store.ts'

/** Stores a campaign with one letter per address on the list now; returns how many there are. */
export async function insertCampaign(
  tx: Tx,
  campaign: Omit<CampaignRow, 'recipients' | 'stopped_at'>,
): Promise<number> {
  await tx
    .insertInto('campaign')
    .values({ ...campaign, recipients: 0, stopped_at: null })
    .execute()
  await tx
    .insertInto('letter')
    .columns(['id', 'campaign_id', 'subscriber_id', 'state'])
    .expression(recipients(tx, campaign))
    .execute()
  const { letters } = await tx
    .selectFrom('letter')
    .select((query) => query.fn.countAll<number>().as('letters'))
    .where('campaign_id', '=', campaign.id)
    .executeTakeFirstOrThrow()
  await tx.updateTable('campaign').set({ recipients: letters }).where('id', '=', campaign.id).execute()
  return letters
}

/** A letter for each deliverable address of the list; an address on both lists gets one. */
function recipients(tx: Tx, { id, list }: { id: string; list: NewsletterList | null }) {
  return tx
    .selectFrom('subscriber')
    .select((query) => [
      sql<string>`${id} || '.' || min(subscriber.id)`.as('id'),
      sql<string>`${id}`.as('campaign_id'),
      query.fn.min<string>('subscriber.id').as('subscriber_id'),
      sql<'waiting'>`'waiting'`.as('state'),
    ])
    .where(shownState, '=', 'confirmed')
    .$if(list !== null, (query) => query.where('list', '=', list as NewsletterList))
    .groupBy('email_key')
}

/** Where the random part of an id begins, after the milliseconds of its making. */
const RANDOM_FROM = 11

/** The end of the id of a letter's subscriber. */
const shuffled = (id: string): string => id.slice(id.lastIndexOf('.') + RANDOM_FROM)

/**
 * Takes the next letters without a job, in an order that has nothing to do with when their readers signed up: whoever
 * signs up made-up addresses one after the other cannot have them refused in a row, which would hold all letters (0050).
 */
export async function queueLetters(tx: Tx, campaignId: string, most: number): Promise<string[]> {
  const next = tx
    .selectFrom('letter')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'waiting')
    .orderBy(sql`substr(subscriber_id, ${sql.lit(RANDOM_FROM)})`)
    .limit(most)
  const rows = await tx
    .updateTable('letter')
    .set({ state: 'queued' })
    .where('id', 'in', next)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id).toSorted((one, other) => shuffled(one).localeCompare(shuffled(other)))
}

interface DueLetter {
  campaign: CampaignRow
  subscriber: SubscriberRow
}

/** A letter's content and recipient; undefined once it was sent or stopped, or its reader has left or bounced. */
export async function findDueLetter(db: Db, id: string): Promise<DueLetter | undefined> {
  const letter = await db
    .selectFrom('letter')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst()
  if (!letter?.subscriber_id) return undefined
  const campaign = await findCampaign(db, letter.campaign_id)
  if (!campaign) return undefined
  const { list } = campaign
  const addressee = db.selectFrom('subscriber').select('email_key').where('id', '=', letter.subscriber_id)
  // Somebody who has left one list is on the other one, under another id.
  const subscriber = await db
    .selectFrom('subscriber')
    .selectAll()
    .where('email_key', '=', addressee)
    .where(shownState, '=', 'confirmed')
    .$if(list !== null, (query) => query.where('list', '=', list as NewsletterList))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return subscriber && { campaign, subscriber }
}

/** Records what the mail server answered for a letter. */
export async function markAnswered(tx: Tx, id: string, state: 'sent' | 'undeliverable'): Promise<void> {
  await tx.updateTable('letter').set({ state }).where('id', '=', id).execute()
}

/** Records that a queued letter is not sent, because its reader may not get it any more. */
export async function markSkipped(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('letter')
    .set({ state: 'skipped' })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute()
}

/** Stops a campaign and skips what has not gone out; false when it was stopped before. */
export async function stopCampaignRow(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('campaign')
    .set({ stopped_at: now.toISOString() })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx
    .updateTable('letter')
    .set({ state: 'skipped' })
    .where('campaign_id', '=', id)
    .where('state', 'in', ['waiting', 'queued'])
    .execute()
  return true
}

/** A campaign, however far it has been sent. */
export async function findCampaign(db: Db | Tx, id: string): Promise<CampaignRow | undefined> {
  return db.selectFrom('campaign').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Campaigns, newest first. */
export async function listCampaignRows(
  db: Db,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<CampaignRow[]> {
  return newestRows(db.selectFrom('campaign'), { sortedBy: 'created_at', after, limit })
}

/** A campaign with its progress: the states of its letters, and of the jobs of those on their way. */
export async function toCampaign(db: Db | Tx, row: CampaignRow): Promise<Campaign> {
  const rows = await db
    .selectFrom('letter')
    .leftJoin('outbox', (join) =>
      join.on('letter.state', '=', 'queued').on('outbox.about', '=', sql<string>`'letter:' || letter.id`),
    )
    .select(['letter.state', 'outbox.state as job'])
    .select((query) => query.fn.countAll<number>().as('letters'))
    .where('campaign_id', '=', row.id)
    .groupBy(['letter.state', 'outbox.state'])
    .execute()
  const count = (matches: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(matches).reduce((sum, { letters }) => sum + letters, 0)
  const isMoving = (job: JobState | null) => job === 'ready' || job === 'running'
  const moving = count(({ state, job }) => state === 'waiting' || (state === 'queued' && isMoving(job)))
  const sent = count(({ state }) => state === 'sent')
  // A settled job is forgotten after a while, and its letter is over all the same.
  const isOver = (job: JobState | null) => job === null || job === 'settled'
  const undeliverable = count(
    ({ state, job }) => state === 'undeliverable' || (state === 'queued' && isOver(job)),
  )
  // If it was stopped while the last mail went out, it still counts as sent.
  const isStopped = row.stopped_at !== null && sent + undeliverable < row.recipients
  return {
    id: row.id,
    subject: row.subject,
    body: row.body,
    list: row.list,
    createdAt: row.created_at,
    state: isStopped ? 'stopped' : moving > 0 ? 'sending' : 'sent',
    recipients: row.recipients,
    sent,
    skipped: count(({ state }) => state === 'skipped'),
    undeliverable,
    stuck: count(({ job }) => stuckStates.some((stuck) => stuck === job)),
  }
}

/** Stores an email to a single address for the job that sends it. */
export async function insertStaffMessage(tx: Tx, message: StaffMessageRow): Promise<void> {
  await tx.insertInto('staff_message').values(message).execute()
}

/** An email to a single address; undefined once its recipient has been erased. */
export async function findStaffMessage(db: Db, id: string): Promise<StaffMessageRow | undefined> {
  return db.selectFrom('staff_message').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Deletes mails to single addresses from before then. */
export async function purgeStaffMessages(db: Db, before: string): Promise<void> {
  await db.deleteFrom('staff_message').where('created_at', '<=', before).execute()
}
