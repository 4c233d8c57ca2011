import type { SyncState } from '@beacon/contract/notion-admin'
import type { ProductSource } from '@beacon/contract/products'
import { sql } from 'kysely'
import type { ContentSyncRow, Db, Tx } from '../db/schema.ts'

interface Lease {
  name: string
  until: string
}

const empty = {
  version: 0,
  lease_until: null,
  started_at: null,
  last_ok_at: null,
  last_error_at: null,
  last_error: null,
  items: 0,
  warnings: '[]',
}

/** The name of the record of a source's copies; the only other one is `blog`. */
export const copyName = (source: ProductSource) => `products: ${source}` as const

/** Makes sure that there is a row whose lease can be taken. */
export async function addSync(db: Db, name: string): Promise<void> {
  await db
    .insertInto('content_sync')
    .values({ name, ...empty })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** The record of a copy; undefined before its first run. */
export async function findSync(db: Db, name: string): Promise<ContentSyncRow | undefined> {
  return db.selectFrom('content_sync').selectAll().where('name', '=', name).executeTakeFirst()
}

/** The records of all copies that have ever run, by name. */
export async function listSyncs(db: Db): Promise<ContentSyncRow[]> {
  return db.selectFrom('content_sync').selectAll().orderBy('name').execute()
}

/**
 * The copies that are still attempted, are not running at the moment, and had their last success before `okBefore`. A
 * source that was switched off is attempted no more.
 */
export async function listStale(
  db: Db,
  now: Date,
  okBefore: string,
): Promise<Pick<ContentSyncRow, 'name' | 'last_ok_at' | 'last_error'>[]> {
  return db
    .selectFrom('content_sync')
    .select(['name', 'last_ok_at', 'last_error'])
    .where('started_at', '>', okBefore)
    .where((where) => where.or([where('last_ok_at', 'is', null), where('last_ok_at', '<', okBefore)]))
    .where((where) =>
      where.or([where('lease_until', 'is', null), where('lease_until', '<=', now.toISOString())]),
    )
    .orderBy('name')
    .execute()
}

/** False when somebody else holds it. */
export async function takeLease(db: Db, { name, until }: Lease, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('content_sync')
    .set({ lease_until: until, started_at: now.toISOString() })
    .where('name', '=', name)
    .where((where) =>
      where.or([where('lease_until', 'is', null), where('lease_until', '<=', now.toISOString())]),
    )
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Returns the lease's new end. @throws when another process has taken it over */
export async function renewLease(db: Db, { name, until }: Lease, end: string): Promise<string> {
  const result = await held(db, name, until).set({ lease_until: end }).executeTakeFirst()
  if (result.numUpdatedRows !== 1n) throw new Error('Another process has taken this copy over.')
  return end
}

type Outcome =
  | { okAt: Date; items: number; warnings: readonly string[]; isHeld?: boolean | undefined }
  | { failedAt: Date; error: string }
  | 'gave up'

/** Ends a run. @throws when a success comes after the lease was lost, so that its writes are rolled back */
export async function releaseLease(db: Db | Tx, { name, until }: Lease, outcome: Outcome): Promise<void> {
  const result = await held(db, name, until)
    .set({ lease_until: null, ...wordsOf(outcome) })
    .executeTakeFirst()
  const isGood = outcome !== 'gave up' && 'okAt' in outcome
  if (isGood && result.numUpdatedRows !== 1n) throw new Error('Another process has taken this copy over.')
}

function wordsOf(outcome: Outcome) {
  if (outcome === 'gave up') return {}
  if ('failedAt' in outcome)
    return { last_error_at: outcome.failedAt.toISOString(), last_error: outcome.error }
  const { okAt, items, warnings, isHeld = false } = outcome
  const read = { last_error: null, items, warnings: JSON.stringify(warnings) }
  return isHeld ? read : { ...read, version: sql<number>`version + 1`, last_ok_at: okAt.toISOString() }
}

const held = (db: Db | Tx, name: string, until: string) =>
  db.updateTable('content_sync').where('name', '=', name).where('lease_until', '=', until)

/**
 * A copy's state in the contract's shape; one without a record is empty. A lease that has run out does not count as
 * running.
 */
export function toSyncState(row: Partial<ContentSyncRow> & { name: string }, now: Date): SyncState {
  const filled = { ...empty, ...row }
  return {
    name: filled.name,
    isRunning: filled.lease_until !== null && filled.lease_until > now.toISOString(),
    startedAt: filled.started_at,
    lastOkAt: filled.last_ok_at,
    lastErrorAt: filled.last_error_at,
    lastError: filled.last_error,
    items: filled.items,
    warnings: JSON.parse(filled.warnings) as string[],
  }
}
