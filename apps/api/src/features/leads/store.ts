import { isClosed, type Lead, type LeadStatus, leadStatuses } from '@beacon/contract/leads'
import { type ExpressionBuilder, sql } from 'kysely'
import { toAttribution } from '../../db/attribution.ts'
import { containing, cursorOf, pageOf, partsOf } from '../../db/conditions.ts'
import { insertion } from '../../db/insertion.ts'
import type { Db, JobRow, LeadRow, Schema, Tx } from '../../db/schema.ts'

const insertNew = insertion('lead', (insert) =>
  insert.onConflict((conflict) => conflict.column('fingerprint').doNothing()).returningAll(),
)

/** Inserts the lead, or returns the stored one when the same submission exists. */
export async function insertLead(tx: Tx, row: LeadRow): Promise<{ lead: LeadRow; isNew: boolean }> {
  const [inserted] = (await insertNew(tx, [row])).rows
  if (inserted) return { lead: inserted, isNew: true }
  return { lead: await findByFingerprint(tx, row.fingerprint).executeTakeFirstOrThrow(), isNew: false }
}

/** What a form tells of its sender besides who they are; empty where it does not say. */
export const details = ['phone', 'business_name', 'business_type', 'current_website'] as const

/**
 * Adds the message to the same person's newest lead without one since then: the documented contact form sends it with
 * its second call only. Undefined when there is no such lead with all details that come with the message, or the
 * message is a lead of its own already.
 */
export async function completeLead(tx: Tx, row: LeadRow, since: string): Promise<LeadRow | undefined> {
  const newest = tx
    .selectFrom('lead')
    .select('id')
    .where('email', '=', row.email)
    .where('name', '=', row.name)
    .where('source', '=', row.source)
    .where('message', '=', '')
    .where(hasDetailsOf(row))
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
  return tx
    .updateTable('lead')
    .set({ message: row.message, fingerprint: row.fingerprint })
    .where('id', '=', newest)
    .where(({ not, exists }) => not(exists(findByFingerprint(tx, row.fingerprint))))
    .returningAll()
    .executeTakeFirst()
}

/** The same person's newest lead of that day with the same message, and with all details that the row gives. */
export const findSame = (tx: Tx, row: LeadRow): Promise<LeadRow | undefined> =>
  tx
    .selectFrom('lead')
    .selectAll()
    .where('email', '=', row.email)
    .where('name', '=', row.name)
    .where('source', '=', row.source)
    .where('message', '=', row.message)
    .where(hasDetailsOf(row))
    .where('created_at', '>=', row.created_at.slice(0, 'YYYY-MM-DD'.length))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

const hasDetailsOf =
  (row: LeadRow) =>
  ({ and, eb }: ExpressionBuilder<Schema, 'lead'>) =>
    and(details.filter((detail) => row[detail] !== '').map((detail) => eb(detail, '=', row[detail])))

const findByFingerprint = (tx: Tx, fingerprint: string) =>
  tx.selectFrom('lead').selectAll().where('fingerprint', '=', fingerprint)

/** A lead with any status or flags. */
export async function findLead(db: Db | Tx, id: string): Promise<LeadRow | undefined> {
  return db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whether something about a lead is suspicious. */
export const isFlagged = ({ flags }: LeadRow): boolean => flags !== '[]'

/** Replaces a lead's flags, and returns the lead; the sender of a flagged one gets no receipt. */
export async function flagLead(tx: Tx, id: string, flags: readonly string[]): Promise<LeadRow> {
  return tx
    .updateTable('lead')
    .set({ flags: JSON.stringify(flags) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A lost lead is new again. */
export const reopenLead = (tx: Tx, id: string): Promise<LeadRow> =>
  tx.updateTable('lead').set({ status: 'new' }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Stores the page of the lead's copy. Returns the lead's message, which may have come after the copy was written. */
export const setNotesPage = (tx: Tx, id: string, pageId: string) =>
  tx
    .updateTable('lead')
    .set({ notes_page_id: pageId })
    .where('id', '=', id)
    .returning('message')
    .executeTakeFirst()

const CLOSED = leadStatuses.filter(isClosed)

interface LeadChange {
  status?: LeadStatus | undefined
  /** Null for no day. */
  followUpOn?: string | null | undefined
  staffNotes?: string | undefined
  staffNotesBefore?: string | undefined
}

/**
 * Changes a lead; closing it removes the day of its next step. Undefined for a lead that does not exist, that was
 * closed meanwhile and should get such a day, or whose notes are no longer those that the caller saw.
 */
export async function changeLead(
  db: Db,
  id: string,
  { status, followUpOn, staffNotes, staffNotesBefore }: LeadChange,
): Promise<LeadRow | undefined> {
  const isClosing = status !== undefined && isClosed(status)
  let update = db
    .updateTable('lead')
    // Setting a column to itself keeps the statement valid when nothing changes.
    .set(({ ref }) => ({
      status: status ?? ref('status'),
      follow_up_on: isClosing ? null : followUpOn === undefined ? ref('follow_up_on') : followUpOn,
      staff_notes: staffNotes ?? ref('staff_notes'),
    }))
    .where('id', '=', id)
    .returningAll()
  if (followUpOn && !status) update = update.where('status', 'not in', CLOSED)
  if (staffNotes === undefined || staffNotesBefore === undefined) return update.executeTakeFirst()
  // The same notes again: the caller never got the response to the first attempt.
  return update.where('staff_notes', 'in', [staffNotesBefore, staffNotes]).executeTakeFirst()
}

interface LeadFilter {
  search?: string | undefined
  status?: LeadStatus | 'flagged' | 'due' | undefined
  /** The day in New York, up to which a lead is due. */
  today: string
  order?: 'oldest' | undefined
  after?: string | undefined
  limit: number
}

/** Leads in the order of `listLeads`, and how many the filter matches in all. */
export async function listLeadRows(db: Db, filter: LeadFilter): Promise<{ rows: LeadRow[]; total: number }> {
  const { after, limit, status, order } = filter
  const matching = matchingLeads(db, filter)
  if (status !== 'due')
    return pageOf(matching, {
      sortedBy: 'created_at',
      oldestFirst: order === 'oldest',
      after,
      limit,
    })
  const { total } = await matching
    .select((query) => query.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const [day, at, id] = partsOf(after, DUE_PLACE) ?? []
  const start = day && at && id && [day, new Date(Number(at)).toISOString(), id]
  const page = start
    ? matching.where(sql<boolean>`(follow_up_on, created_at, id) > (${sql.join(start)})`)
    : matching
  const due = page.selectAll().orderBy('follow_up_on').orderBy('created_at').orderBy('id')
  return { rows: await due.limit(limit).execute(), total }
}

const DUE_PLACE = /^(\d{4}-\d\d-\d\d)_(\d{1,15})_(.+)$/

/** A lead's cursor in its list; those that are due are sorted by their day first. */
export function leadCursor({ id, created_at, follow_up_on }: LeadRow, status: LeadFilter['status']): string {
  const cursor = cursorOf(created_at, id)
  return status === 'due' ? `${follow_up_on}_${cursor}` : cursor
}

function matchingLeads(db: Db, { search, status, today }: LeadFilter) {
  let query = db.selectFrom('lead')
  if (status === 'flagged') query = query.where('flags', '!=', '[]')
  else if (status === 'due')
    query = query.where('follow_up_on', '<=', today).where('status', 'not in', CLOSED)
  else if (status) query = query.where('status', '=', status)
  if (!search) return query
  return query.where(containing(['name', 'email', 'business_name', 'phone', 'message'], search))
}

/** The jobs that deliver these leads, by lead id. */
export async function deliveriesOf(db: Db, ids: readonly string[]): Promise<Map<string, Lead['deliveries']>> {
  const byLead = new Map<string, Lead['deliveries']>(ids.map((id) => [id, []]))
  if (ids.length === 0) return byLead
  const about = ids.map((id) => `lead:${id}`)
  const jobs: Pick<JobRow, 'id' | 'about' | 'kind' | 'state' | 'last_error'>[] = await db
    .selectFrom('outbox')
    .select(['id', 'about', 'kind', 'state', 'last_error'])
    .where('about', 'in', about)
    .orderBy('created_at')
    .execute()
  for (const job of jobs) {
    byLead
      .get(job.about.slice('lead:'.length))
      ?.push({ id: job.id, kind: job.kind, state: job.state, lastError: job.last_error })
  }
  return byLead
}

/**
 * A lead in the contract's shape.
 * @param deliveries as `deliveriesOf` returns them
 */
export function toLead(row: LeadRow, deliveries: Lead['deliveries']): Lead {
  return {
    id: row.id,
    createdAt: row.created_at,
    status: row.status,
    name: row.name,
    email: row.email,
    phone: row.phone,
    businessName: row.business_name,
    businessType: row.business_type,
    currentWebsite: row.current_website,
    message: row.message,
    source: row.source,
    ...toAttribution(row),
    flags: JSON.parse(row.flags) as string[],
    staffNotes: row.staff_notes,
    followUpOn: row.follow_up_on,
    deliveries,
  }
}
