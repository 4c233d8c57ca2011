import type { Database } from 'better-sqlite3'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** More than the application has; lists of ids of every length would otherwise be kept for ever. */
const MOST_STATEMENTS = 500

/**
 * A SQLite connection that prepares a statement once and then uses it again: a booking is a dozen statements, and SQLite
 * would parse and plan each of them anew every time.
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
