import type { Database } from 'better-sqlite3'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** More statements than the application has: a bound, because lists of ids of every length would pile up otherwise. */
const MOST_STATEMENTS = 500

/**
 * A SQLite connection that caches prepared statements: a booking runs a dozen, and SQLite would parse and plan each of
 * them every time.
 */
export function keepPrepared(sqlite: Database): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()

  function prepare(text: string): SqliteStatement {
    const known = prepared.get(text)
    if (known) return known
    if (prepared.size >= MOST_STATEMENTS) prepared.clear()
    const statement = sqlite.prepare(text) as unknown as SqliteStatement
    prepared.set(text, statement)
    return statement
  }

  return { prepare, close: () => void sqlite.close() }
}
