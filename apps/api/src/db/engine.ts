import type { DialectAdapter } from 'kysely'
import type { Db, Tx } from './schema.ts'

/** Where the two engines differ, in `sqlite.ts` and `postgres.ts`; nothing else asks which one it is. */
export interface Engine extends DialectAdapter {
  /** Runs work in a transaction that is isolated from all others; see `inTransaction`. */
  transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs a single write; see `singleWrite`. */
  single<T>(db: Db, write: (db: Db) => Promise<T>): Promise<T>
  /** A statement of a migration in the engine's own types. */
  definition(statement: string): string
  /** @throws UnfitDatabase if it cannot store every text */
  mustFit(db: Db): Promise<void>
  /** Makes other processes that migrate wait until this transaction has ended. */
  waitForTurnToMigrate(tx: Tx): Promise<void>
}

/** The database was created in a way in which it cannot store what people write. */
export class UnfitDatabase extends Error {
  constructor(encoding: string) {
    super(
      `The database of DATABASE_URL stores text as ${encoding}, which lacks letters that people write; create it with the encoding UTF8`,
    )
    this.name = 'UnfitDatabase'
  }
}

/** How long a statement waits for another writer, in milliseconds. */
export const WAIT_FOR_LOCK_MS = 5000
