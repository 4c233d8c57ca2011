import { restockPolicy } from '@beacon/content/restock'
import type { PersonalRecord } from '@beacon/contract/people'
import { sql } from 'kysely'
import { type Clock, DAY_MS, isoAfter } from '../../clock.ts'
import { isAddress } from '../../db/conditions.ts'
import type { Db, RestockRequestRow, Tx } from '../../db/schema.ts'
import { forgetJobs, subjectsAtWork } from '../../outbox/subject-jobs.ts'
import { fieldsOf, type PersonalDataSource, withIds } from '../../personal-data/source.ts'

const subjectOf = ({ id }: { id: string }) => `restock:${id}`

/** Requests for an email when a product can be bought. */
export function restockPersonalData({ clock }: { clock: Clock }): PersonalDataSource {
  return {
    async find(db, email) {
      const rows = await db
        .selectFrom('restock_request')
        .selectAll()
        .where(isAddress('email', email))
        .execute()
      return toRecords(db, rows)
    },
    async overdue(db, limit) {
      const now = clock()
      const rows = await db
        .selectFrom('restock_request')
        .selectAll()
        .where((where) =>
          where.or([
            where('created_at', '<=', isoAfter(now, -restockPolicy.waitsDays * DAY_MS)),
            where.and([
              where('told_at', '<=', isoAfter(now, -restockPolicy.keptDays * DAY_MS)),
              where.not(where.exists(unsentMail(db))),
            ]),
          ]),
        )
        .limit(limit)
        .execute()
      return toRecords(db, rows)
    },
    async erase(tx, records) {
      await withIds(records, 'restock_request', async (ids) => {
        await forgetJobs(
          tx,
          ids.map((id) => subjectOf({ id })),
        )
        await tx.deleteFrom('restock_request').where('id', 'in', ids).execute()
      })
    },
  }
}

/** The request's email, if it has not gone out: mail is down, or not set up yet. One that is uncertain is not sent again. */
const unsentMail = (db: Db | Tx) =>
  db
    .selectFrom('outbox')
    .select('outbox.id')
    .where('outbox.about', '=', sql<string>`'restock:' || restock_request.id`)
    .where('outbox.state', 'not in', ['done', 'uncertain', 'settled'])

async function toRecords(db: Db | Tx, rows: readonly RestockRequestRow[]): Promise<PersonalRecord[]> {
  const atWork = await subjectsAtWork(db, rows.map(subjectOf))
  return rows.map((row) => ({
    kind: 'restock_request',
    id: row.id,
    at: row.created_at,
    title: `${row.told_at ? 'Told of' : 'Waiting for'} ${row.product_name}`,
    fields: fieldsOf(row),
    ...(atWork.has(subjectOf(row))
      ? { erasure: 'wait', reason: 'It is being emailed right now.' }
      : { erasure: 'delete', reason: null }),
  }))
}
