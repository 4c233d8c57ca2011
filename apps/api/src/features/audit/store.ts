import { retention } from '@beacon/content/retention'
import type { AuditEntry, AuditFilter } from '@beacon/contract/audit'
import { sql } from 'kysely'
import { DAY_MS, isoAfter } from '../../clock.ts'
import { containing, pageOf } from '../../db/conditions.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import type { AuditEntryRow, Db } from '../../db/schema.ts'

const KEPT_MS = 2 * 365 * DAY_MS
/** Network addresses are personal data: kept only as long as an attack may be investigated. */
const ADDRESSES_KEPT_MS = retention.staffAddressDays * DAY_MS
const SEARCHED = ['line', 'who', 'subject_id', 'request_id', 'address']

/**
 * A page of the entries that match, newest first, and how many match in all; `after` is the cursor of the page
 * before.
 */
export async function listAuditRows(
  db: Db,
  filter: AuditFilter & { after?: string | undefined; limit: number },
): Promise<{ rows: AuditEntryRow[]; total: number }> {
  const { after, limit } = filter
  return pageOf(matchingEntries(db, filter), { sortedBy: 'at', after, limit })
}

function matchingEntries(db: Db, { act, outcome, search }: AuditFilter) {
  let query = db.selectFrom('audit_entry')
  if (act) query = query.where(sql<boolean>`(act = ${act} or act like ${`${act}.%`})`)
  if (outcome) query = query.where('outcome', '=', outcome)
  if (!search) return query
  return query.where(containing(SEARCHED, search))
}

/** An entry in the contract's shape; without both a kind and an id its subject is null. */
export const toEntry = (row: AuditEntryRow): AuditEntry => ({
  id: row.id,
  at: row.at,
  act: row.act,
  who: row.who,
  subject: row.subject_kind && row.subject_id ? { kind: row.subject_kind, id: row.subject_id } : null,
  line: row.line,
  outcome: row.outcome,
  reason: row.reason,
  requestId: row.request_id,
  address: row.address,
})

/** Deletes entries after two years, and takes the network address out of them after 90 days. */
export async function sweepAudit(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, {
    table: 'audit_entry',
    key: ['id'],
    where: sql`at <= ${isoAfter(now, -KEPT_MS)}`,
  })
  await db
    .updateTable('audit_entry')
    .set({ address: '' })
    .where('at', '<=', isoAfter(now, -ADDRESSES_KEPT_MS))
    .where('address', '<>', '')
    .execute()
}
