import { retention } from '@beacon/content/retention'
import type { PersonalRecord } from '@beacon/contract/people'
import type { Clock } from '../../clock.ts'
import { isAddress } from '../../db/conditions.ts'
import type { Db, LeadRow, Tx } from '../../db/schema.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { begunFor, forgetJobs, subjectsAtWork } from '../../outbox/subject-jobs.ts'
import { fieldsOf, type PersonalDataSource, withIds, yearsBefore } from '../../personal-data/source.ts'
import { ERASED_LEAD } from './jobs.ts'

/** As the privacy policy says. */
const HIDDEN = ['fingerprint', 'flags', 'notes_page_id']

const subjectOf = ({ id }: { id: string }) => `lead:${id}`

/** Leads go with their page in the notes database and with what was to be mailed about them. */
export function leadPersonalData({ clock, outbox }: { clock: Clock; outbox: Outbox }): PersonalDataSource {
  return {
    async find(db, email) {
      const rows = await db.selectFrom('lead').selectAll().where(isAddress('email', email)).execute()
      return toRecords(db, rows)
    },
    async overdue(db, limit) {
      const rows = await db
        .selectFrom('lead')
        .selectAll()
        .where('created_at', '<=', yearsBefore(clock(), retention.inquiryYears))
        .limit(limit)
        .execute()
      return toRecords(db, rows)
    },
    erase: (tx, records) => withIds(records, 'lead', (ids) => eraseLeads(tx, outbox, ids)),
  }
}

async function toRecords(db: Db | Tx, rows: readonly LeadRow[]): Promise<PersonalRecord[]> {
  const atWork = await subjectsAtWork(db, rows.map(subjectOf))
  return rows.map((row) => ({
    kind: 'lead',
    id: row.id,
    at: row.created_at,
    title: row.message.slice(0, 80) || row.source,
    fields: fieldsOf(row, HIDDEN),
    ...(atWork.has(subjectOf(row))
      ? { erasure: 'wait', reason: 'It is being emailed right now.' }
      : { erasure: 'delete', reason: null }),
  }))
}

/** A lead's known page is erased even if somebody has changed its lead ID there; those of lost responses have only that. */
async function eraseLeads(tx: Tx, outbox: Outbox, ids: readonly string[]): Promise<void> {
  const erased = await tx
    .deleteFrom('lead')
    .where('id', 'in', ids)
    .returning(['id', 'notes_page_id'])
    .execute()
  const subjects = ids.map((id) => subjectOf({ id }))
  const begun = await begunFor(tx, 'notes.lead', subjects)
  await forgetJobs(tx, subjects)
  for (const { id, notes_page_id } of erased) {
    const abouts = notes_page_id || begun.includes(id) ? [ERASED_LEAD + id] : []
    if (notes_page_id) abouts.push(`notes_page:${notes_page_id}`)
    for (const about of abouts) await outbox.add(tx, { kind: 'notes.lead-erased', about })
  }
}
