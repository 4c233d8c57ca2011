import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import type pg from 'pg'
import { createGroupCommit } from './group-commit.ts'
import { keepPrepared } from './prepared-statements.ts'
import type { Db, Schema, Tx } from './schema.ts'

/** What the two engines do differently. Everything about it is in this file; nobody else asks which one it is. */
interface Engine extends DialectAdapter {
  /** Runs work that has the database to itself, as far as it can tell; see `inTransaction`. */
  transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T>
  /** A statement of a migration in the engine's own types. */
  definition(statement: string): string
  /** Makes other processes that migrate wait until this transaction has ended. */
  waitForTurnToMigrate(tx: Tx): Promise<void>
}

/** The engine behind a connection. */
export const engineOf = (db: Db | Tx): Engine => db.getExecutor().adapter as Engine

const WAIT_FOR_LOCK_MS = 5000
const SQLITE = /^sqlite:/

/** Opens the database of an address: `sqlite:PATH`, or `postgres://USER:PASSWORD@HOST:PORT/DATABASE`. */
export function openDatabase(url: string, options: { poolSize?: number | undefined } = {}): Db {
  const file = fileOf(url)
  return new Kysely<Schema>({
    dialect: file === undefined ? openPostgres(url, options.poolSize ?? 10) : openSqlite(file),
  })
}

/** The file that an address names; nothing when the database is a server, which several machines can share. */
export const fileOf = (url: string): string | undefined =>
  SQLITE.test(url) ? url.replace(SQLITE, '') : undefined

/** Whether the database, not the statement, is at fault: full, read-only, busy, closed to us, or out of reach. */
export function isStorageFault(error: unknown): boolean {
  if (error instanceof OutOfReach) return true
  const code = (error as { code?: unknown } | null)?.code
  if (typeof code !== 'string') return false
  if (isAnswer(error)) return /^(08|25006|28|3D|40001|40P01|53|55P03|57|58)/.test(code)
  return /^SQLITE_(FULL|READONLY|IOERR|BUSY|CANTOPEN)/.test(code)
}

/** Whether a database server is not there at the moment, or lets nobody in; a wrong password or name stays wrong. */
export const isAway = (error: unknown): boolean =>
  error instanceof OutOfReach || (isAnswer(error) && /^(53|57P)/.test(error.code ?? ''))

/** Whether a file holds no database, or not any more: only a backup helps. */
export const isDamaged = (error: unknown): boolean =>
  /^SQLITE_(NOTADB|CORRUPT)/.test(String((error as { code?: unknown } | null)?.code))

// --- SQLite: one writer at a time, on one machine.

const SYNCHRONOUS_FULL = 2

/**
 * Opens a SQLite file for durable writing: WAL, an fsync per commit, foreign keys, five seconds of patience with
 * another writer. Transactions begin IMMEDIATE, because a transaction that reads first and writes later fails
 * with SQLITE_BUSY as soon as a second process writes.
 */
function openSqlite(file: string): SqliteDialect {
  mkdirSync(dirname(file), { recursive: true })
  const sqlite = new Sqlite(file, { timeout: WAIT_FOR_LOCK_MS })
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('trusted_schema = OFF')
  insistOnDurability(sqlite)
  const config = { database: keepPrepared(sqlite) }
  return Object.assign(new SqliteDialect(config), {
    createDriver: () => new ImmediateDriver(config, sqlite),
    createAdapter: () => new SqliteEngine(),
    createQueryCompiler: () => new LocklessCompiler(),
  })
}

/**
 * better-sqlite3 is built with NORMAL as the WAL default, and the pragma reads FULL until the first write: set it,
 * write, and only then believe it. An acknowledged lead must survive a power cut.
 */
function insistOnDurability(sqlite: Sqlite.Database): void {
  sqlite.pragma('synchronous = FULL')
  sqlite.exec(
    'create table if not exists durability (id integer primary key check (id = 1), checked_at text)',
  )
  sqlite.exec(
    "insert into durability values (1, datetime('now')) on conflict (id) do update set checked_at = excluded.checked_at",
  )
  if (sqlite.pragma('synchronous', { simple: true }) !== SYNCHRONOUS_FULL) {
    throw new Error(
      'The database refuses synchronous=FULL; acknowledged writes would not survive a power cut.',
    )
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #sqlite: Sqlite.Database

  constructor(config: SqliteDialectConfig, sqlite: Sqlite.Database) {
    super(config)
    this.#sqlite = sqlite
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk takes a transaction back by itself; to be refused a second time would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** Who writes is alone: `for update skip locked` has nothing to skip, and SQLite no words for it. */
class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate' && node.modifier !== 'SkipLocked') super.visitSelectModifier(node)
  }
}

class SqliteEngine extends SqliteAdapter implements Engine {
  readonly transaction = createGroupCommit()
  definition(statement: string): string {
    return statement
  }
  async waitForTurnToMigrate(): Promise<void> {}
}

// --- PostgreSQL: as many writers as there are, on as many machines.

const CONNECT_MS = 5000
const STATEMENT_MS = 15_000
/** Longer than the server's own limit: it only counts when the server no longer answers at all. */
const SILENCE_MS = 20_000
const IDLE_IN_TRANSACTION_MS = 30_000
const TRIES = 12
const MIGRATION_LOCK = 0xbeac0
const INT8 = 20
const NUMERIC = 1700

/** The server cannot be reached, or went away in the middle of a statement. */
class OutOfReach extends Error {
  constructor(cause: unknown) {
    super(`The database is out of reach: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
    this.name = 'OutOfReach'
  }
}

/** The driver: in the memory of installations on PostgreSQL only. */
let driver: typeof pg | undefined
const loadDriver = createRequire(import.meta.url)

/** Whether the database has answered, if with an error. */
const isAnswer = (error: unknown): error is pg.DatabaseError =>
  driver !== undefined && error instanceof driver.DatabaseError

/** What the address says (sslmode, application_name, …) wins over what stands here. */
function openPostgres(url: string, poolSize: number): PostgresDialect {
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
  // A connection that breaks tells whoever uses it, or is replaced: as an event of its own it would end the process.
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

/** The one letter that SQLite keeps in a text and PostgreSQL refuses. */
const withoutNul = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value

function withNamedFaults(pool: pg.Pool): PostgresPool {
  const named = (error: unknown): never => {
    if (!isAnswer(error)) throw new OutOfReach(error)
    // It quotes rows, which are somebody's; the log is not the place for them.
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
   * SERIALIZABLE, and again from the beginning when another transaction was in the way. Whoever has lost once runs
   * alone: it waits for those at work, and newcomers wait for it, so that fifty who want one slot do not drive each other
   * back again and again.
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
        if (attempt === TRIES || !wasInTheWay(error)) throw error
        await pause(Math.random() * 5 * attempt)
      }
    }
  }

  /** Texts compare byte by byte and integers have 64 bits, as in SQLite. */
  definition(statement: string): string {
    return statement
      .replace(/(\b\w+) text\b/g, '$1 text collate "C"')
      .replace(/(\b\w+) integer\b/g, '$1 bigint')
      .replace(/(\b\w+) blob\b/g, '$1 bytea')
  }

  async waitForTurnToMigrate(tx: Tx): Promise<void> {
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx)
    await sql`set local lock_timeout to default`.execute(tx)
  }
}

/** Not serializable, a deadlock, or a key that another transaction took a moment before. */
const wasInTheWay = (error: unknown): boolean =>
  isAnswer(error) && ['40001', '40P01', '23505'].includes(error.code ?? '')
