import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver } from 'kysely'
import type { Db, Schema } from './schema.ts'

const BUSY_WAIT_MS = 5000
const SYNCHRONOUS_FULL = 2

/**
 * Opens a SQLite file for durable writing: WAL, an fsync per commit, foreign keys, five seconds of patience with
 * another writer. Transactions begin IMMEDIATE, because a transaction that reads first and writes later fails
 * with SQLITE_BUSY as soon as a second process writes.
 */
export function openDatabase(file: string): Db {
  mkdirSync(dirname(file), { recursive: true })
  const sqlite = new Sqlite(file, { timeout: BUSY_WAIT_MS })
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('trusted_schema = OFF')
  insistOnDurability(sqlite)
  return new Kysely<Schema>({ dialect: new ImmediateDialect({ database: sqlite }) })
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

class ImmediateDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0]
  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config)
    this.#config = config
  }
  override createDriver() {
    return new ImmediateDriver(this.#config)
  }
}

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}
