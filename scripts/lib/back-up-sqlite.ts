import Sqlite from 'better-sqlite3'
import type { Backup, Rows } from './back-up.ts'
import { assertFileExists } from './database-file.ts'

/**
 * Copies of a SQLite file, made by its own online backup.
 * @throws an Error where there is no file: a folder for its copies would only look like data
 */
export function sqliteBackup(databaseFile: string): Backup {
  assertFileExists(databaseFile)
  return {
    extension: 'sqlite',
    copy: (target) => copy(databaseFile, target),
    restore: async (file) => inspect(file),
  }
}

/** Copies a snapshot of the database while others write, and counts its rows in the same read transaction. */
async function copy(databaseFile: string, target: string): Promise<Rows> {
  const source = new Sqlite(databaseFile, { readonly: true })
  try {
    source.exec('begin')
    const counts = countRows(source)
    await source.backup(target)
    source.exec('commit')
    return counts
  } finally {
    source.close()
  }
}

/** Opens a copy as a restore would, checks it, makes it one file without freed space, and counts its rows. */
function inspect(file: string): Rows {
  const db = new Sqlite(file)
  try {
    db.pragma('journal_mode = delete')
    const problems = [
      ...(db.pragma('integrity_check') as { integrity_check: string }[]).map((row) => row.integrity_check),
      ...(db.pragma('foreign_key_check') as object[]).map((row) => JSON.stringify(row)),
    ].filter((problem) => problem !== 'ok')
    if (problems.length > 0) throw new Error(`The copy is damaged: ${problems.slice(0, 3).join('; ')}`)
    // Earlier versions left what they deleted in free pages, where it would be readable.
    db.exec('vacuum')
    return countRows(db)
  } finally {
    db.close()
  }
}

function countRows(db: Sqlite.Database): Rows {
  const tables = db
    .prepare<[], string>("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all()
  return new Map(
    tables.map((table) => [
      table,
      db.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0,
    ]),
  )
}
