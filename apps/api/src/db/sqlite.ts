import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type SelectModifierNode, SqliteAdapter, SqliteDialect, SqliteQueryCompiler } from 'kysely'
import { type Engine, WAIT_FOR_LOCK_MS } from './engine.ts'
import { createGroupCommit } from './group-commit.ts'
import { makeFolder } from './make-folder.ts'
import { keepPrepared } from './prepared-statements.ts'
import { PatientDriver } from './sqlite-driver.ts'

const SYNCHRONOUS_FULL = 2
/** A small cache: the operating system caches the file as well. */
const CACHE_KIB = 2000
/**
 * Checkpoint after so many pages, 12 MB: pages that are written again and again, such as the ends of indexes, are
 * copied once a round. The log grows while somebody reads for long (a shell, a backup), and shrinks again afterwards.
 */
const LOG_PAGES = 3000
const LOG_LIMIT_BYTES = 16_000_000

/**
 * Opens a SQLite file, for one writer at a time on one machine, with durable writes: WAL, an fsync per commit, foreign
 * keys, and a busy timeout of five seconds (in the driver, see there).
 */
export function openSqlite(file: string): SqliteDialect {
  makeFolder(dirname(file))
  const sqlite = new Sqlite(file, { timeout: WAIT_FOR_LOCK_MS })
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('trusted_schema = OFF')
  sqlite.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
  sqlite.pragma(`journal_size_limit = ${LOG_LIMIT_BYTES}`)
  sqlite.pragma(`cache_size = -${CACHE_KIB}`)
  // Who was erased is not readable in the file either, nor in the backups, which copy its pages.
  sqlite.pragma('secure_delete = ON')
  // Savepoint journals stay in memory; in a file each page would cost two writes that nobody reads.
  sqlite.pragma('temp_store = MEMORY')
  assertDurability(sqlite)
  // The driver waits instead: SQLite's own busy timeout would block the whole process.
  sqlite.pragma('busy_timeout = 0')
  const config = { database: keepPrepared(sqlite) }
  return Object.assign(new SqliteDialect(config), {
    createDriver: () => new PatientDriver(config, sqlite),
    createAdapter: () => new SqliteEngine(),
    createQueryCompiler: () => new LocklessCompiler(),
  })
}

/**
 * better-sqlite3 is built with NORMAL as the WAL default, and the pragma reads FULL until the first write: set it,
 * write, and only then believe it. An acknowledged lead must survive a power cut.
 */
function assertDurability(sqlite: Sqlite.Database): void {
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

/** With a single writer there is nothing for `for update skip locked` to skip, and SQLite has no syntax for it. */
class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate' && node.modifier !== 'SkipLocked') super.visitSelectModifier(node)
  }
}

class SqliteEngine extends SqliteAdapter implements Engine {
  readonly transaction = createGroupCommit()
  /** A commit of its own would make everybody wait for the disk once more. */
  readonly single = this.transaction
  /** The driver lends its one connection out, and may lend it to somebody else while a writer waits. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
  definition(statement: string): string {
    return statement
  }
  async mustFit(): Promise<void> {}
  async waitForTurnToMigrate(): Promise<void> {}
}
