import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { PostgresAdapter, PostgresDialect, type PostgresPool, sql } from 'kysely'
import type pg from 'pg'
import { type Engine, UnfitDatabase, WAIT_FOR_LOCK_MS } from './engine.ts'
import type { Db, Tx } from './schema.ts'

const CONNECT_MS = 5000
const STATEMENT_MS = 15_000
/** Longer than the server's own statement timeout: it matters only when the server no longer answers at all. */
const SILENCE_MS = 20_000
const IDLE_IN_TRANSACTION_MS = 30_000
const TRIES = 12
const MIGRATION_LOCK = 0xbeac0
const INT8 = 20
const NUMERIC = 1700

/** The server cannot be reached, or went away in the middle of a statement. */
export class OutOfReach extends Error {
  constructor(cause: unknown) {
    super(`The database is out of reach: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
    this.name = 'OutOfReach'
  }
}

/** The driver, loaded only where PostgreSQL is used. */
let driver: typeof pg | undefined
const loadDriver = createRequire(import.meta.url)

/** Whether the database has answered, if with an error. */
export const isAnswer = (error: unknown): error is pg.DatabaseError =>
  driver !== undefined && error instanceof driver.DatabaseError

/**
 * Opens a PostgreSQL server, for several writers on several machines. Parameters of the address (sslmode,
 * application_name, …) override those set here.
 */
export function openPostgres(url: string, poolSize: number): PostgresDialect {
  driver ??= loadDriver('pg') as typeof pg
  const { types } = driver
  const pool = new driver.Pool({
    connectionString: url,
    application_name: 'beacon',
    max: poolSize,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: SILENCE_MS,
    lock_timeout: WAIT_FOR_LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    types: { getTypeParser: parserOf(types) as typeof types.getTypeParser },
  })
  // A broken connection is reported to whoever uses it, or is replaced; as an unhandled event it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const dialect = new PostgresDialect({ pool: withNamedFaults(pool) })
  return Object.assign(dialect, { createAdapter: () => new PostgresEngine() })
}

/** Counts, sums and `bigint` columns are numbers: nothing here comes near 2^53. */
const parserOf =
  ({ getTypeParser }: typeof pg.types) =>
  (oid: number, format?: 'text'): unknown =>
    oid === INT8 || oid === NUMERIC ? Number : getTypeParser(oid, format ?? 'text')

/** The one character that SQLite accepts in a text and PostgreSQL does not. */
const withoutNul = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value

function withNamedFaults(pool: pg.Pool): PostgresPool {
  const named = (error: unknown): never => {
    if (!isAnswer(error)) throw new OutOfReach(error)
    // It quotes rows, which are personal data and have no place in a log.
    throw Object.assign(error, { detail: undefined, where: undefined })
  }
  const connect = async () => {
    const client = await pool.connect().catch(named)
    const query = (text: string, values: unknown[]) => client.query(text, values.map(withoutNul)).catch(named)
    return { query, release: (isBroken?: boolean) => client.release(isBroken) }
  }
  return { connect, end: () => pool.end(), options: pool.options } as unknown as PostgresPool
}

class PostgresEngine extends PostgresAdapter implements Engine {
  /**
   * SERIALIZABLE, retried from the beginning on a conflict. A transaction that has lost once is retried under a lock,
   * alone, so that fifty people who want one slot do not keep rolling each other back.
   */
  async transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db
          .transaction()
          .setIsolationLevel('serializable')
          .execute(async (tx) => {
            // LOCK takes no snapshot: what the work sees is as of its turn.
            await sql`lock table migration in ${sql.raw(attempt === 1 ? 'row share' : 'exclusive')} mode`.execute(
              tx,
            )
            return work(tx)
          })
      } catch (error) {
        if (attempt === TRIES || !isConflict(error)) throw error
        await pause(Math.random() * 5 * attempt)
      }
    }
  }

  /** As it is: the server shares commits by itself, and two that count one address are not in each other's way. */
  single<T>(db: Db, write: (db: Db) => Promise<T>): Promise<T> {
    return write(db)
  }

  /** Texts compare byte by byte and integers have 64 bits, as in SQLite. */
  definition(statement: string): string {
    return statement
      .replace(/(\b\w+) text\b/g, '$1 text collate "C"')
      .replace(/(\b\w+) integer\b/g, '$1 bigint')
      .replace(/(\b\w+) blob\b/g, '$1 bytea')
  }

  async mustFit(db: Db): Promise<void> {
    const { rows } = await sql<{ encoding: string }>`
      select current_setting('server_encoding') as encoding`.execute(db)
    const encoding = rows[0]?.encoding ?? ''
    // SQL_ASCII takes any bytes.
    if (!['UTF8', 'SQL_ASCII'].includes(encoding)) throw new UnfitDatabase(encoding)
  }

  async waitForTurnToMigrate(tx: Tx): Promise<void> {
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx)
    await sql`set local lock_timeout to default`.execute(tx)
  }
}

/** Not serializable, a deadlock, or a key that another transaction took a moment before. */
const isConflict = (error: unknown): boolean =>
  isAnswer(error) && ['40001', '40P01', '23505'].includes(error.code ?? '')
