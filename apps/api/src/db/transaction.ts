import type { Db, Tx } from './schema.ts'

/**
 * Runs `work` in one transaction that sees the database as if it were alone; all of it happens, or nothing. The work may
 * be run again from its beginning when another process was in its way, so what it does outside of `tx` has to bear that.
 */
export const inTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(work)
