import type { PersonalRecord, PersonalRecordKind } from '@beacon/contract/people'
import type { Db, Tx } from '../db/schema.ts'
import type { RemovedAt } from './erasure-list.ts'

/** What a feature stores about people: how it is found, how long it may be kept, and how it is erased. */
export interface PersonalDataSource {
  /** Everything kept about an address, which is in lower case. */
  find(db: Db | Tx, email: string): Promise<PersonalRecord[]>
  /** Up to `limit` records whose retention period under the privacy policy is over. */
  overdue(db: Db | Tx, limit: number): Promise<PersonalRecord[]>
  /** Deletes or redacts those of the given records that belong to this source; none of them has to wait. */
  erase(tx: Tx, records: readonly PersonalRecord[]): Promise<void>
  /** After a restore: repeats what an address had removed from this source alone; false if there was nothing. */
  removeAgain?(tx: Tx, email: string, removedAt: RemovedAt): Promise<boolean>
}

/** Replaces the name in a redacted record. */
export const ERASED_NAME = 'Erased'

/** Calls `work` with the ids of the records of a kind, if there are any. */
export async function withIds(
  records: readonly PersonalRecord[],
  kind: PersonalRecordKind,
  work: (ids: string[]) => Promise<void>,
): Promise<void> {
  const ids = records.filter((record) => record.kind === kind).map(({ id }) => id)
  if (ids.length > 0) await work(ids)
}

/** A row as the person it is about may read it: without the given columns, and without empty ones. */
export function fieldsOf(row: object, hidden: readonly string[] = []): PersonalRecord['fields'] {
  const shown = Object.entries(row as PersonalRecord['fields']).filter(
    ([column, value]) => !hidden.includes(column) && value !== null && value !== '' && value !== '[]',
  )
  return Object.fromEntries(shown.map(([column, value]) => [column.replaceAll('_', ' '), value]))
}

/** The moment so many years before. */
export function yearsBefore(now: Date, years: number): string {
  const then = new Date(now)
  then.setUTCFullYear(then.getUTCFullYear() - years)
  return then.toISOString()
}
