import { Kysely } from 'kysely'
import type { Engine } from './engine.ts'
import { isAnswer, OutOfReach, openPostgres } from './postgres.ts'
import type { Db, Schema, Tx } from './schema.ts'
import { openSqlite } from './sqlite.ts'

/** The engine behind a connection. */
export const engineOf = (db: Db | Tx): Engine => db.getExecutor().adapter as Engine

const SQLITE = /^sqlite:/

/** Opens the database of an address: `sqlite:PATH`, or `postgres://USER:PASSWORD@HOST:PORT/DATABASE`. */
export function openDatabase(url: string, options: { poolSize?: number | undefined } = {}): Db {
  const file = fileOf(url)
  return new Kysely<Schema>({
    dialect: file === undefined ? openPostgres(url, options.poolSize ?? 10) : openSqlite(file),
  })
}

/** The file of a SQLite address; undefined for a database server, which several machines can share. */
export const fileOf = (url: string): string | undefined =>
  SQLITE.test(url) ? url.replace(SQLITE, '') : undefined

/** Whether the database or its disk rather than the statement is at fault: full, read-only, busy, damaged or unreachable. */
export function isStorageFault(error: unknown): boolean {
  if (error instanceof OutOfReach) return true
  const code = (error as { code?: unknown } | null)?.code
  if (typeof code !== 'string') return false
  if (isAnswer(error)) return /^(08|25006|28|3D|40001|40P01|53|55P03|57|58)/.test(code)
  return isDamaged(error) || /^(SQLITE_(FULL|READONLY|IOERR|BUSY|CANTOPEN)|ENOSPC$|EDQUOT$|EROFS$)/.test(code)
}

/** Whether the disk or the database is full, which only a person can change. */
export const isFull = (error: unknown): boolean =>
  /^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/.test(String((error as { code?: unknown } | null)?.code))

/**
 * Whether a database server is temporarily unreachable or refuses connections; a wrong password or name does not count.
 */
export const isAway = (error: unknown): boolean =>
  error instanceof OutOfReach || (isAnswer(error) && /^(53|57P)/.test(error.code ?? ''))

/** Whether the file is corrupt, or no database at all: only a backup helps. */
export const isDamaged = (error: unknown): boolean =>
  /^SQLITE_(NOTADB|CORRUPT)/.test(String((error as { code?: unknown } | null)?.code))
