import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

const KEPT = 14
const NAME = /^beacon-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.sqlite$/
/** A backup holds what visitors wrote: for its owner only. */
const OWNER_ONLY = 0o600

export interface Backup {
  file: string
  tables: number
  rows: number
}

/**
 * Copies a database that is in use into a folder, and restores the copy to see that it is whole: its own checks find
 * nothing, and every table has as many rows as the moment that was copied. Keeps the newest 14.
 * @throws an Error that says what is wrong; the doubtful copy is removed
 */
export async function backUp(databaseFile: string, folder: string, now: Date): Promise<Backup> {
  if (!existsSync(databaseFile)) throw new Error(`There is no database at ${databaseFile}.`)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `beacon-${now.toISOString().replace(/[:.]/g, '-')}.sqlite`)
  const draft = `${file}.part`
  try {
    const expected = await copy(databaseFile, draft)
    const found = inspect(draft)
    for (const [table, rows] of expected) {
      if (found.get(table) !== rows)
        throw new Error(`The copy has ${found.get(table) ?? 'no'} rows in ${table} instead of ${rows}.`)
    }
    renameSync(draft, file)
    removeOldest(folder)
    return { file, tables: expected.size, rows: expected.values().reduce((sum, rows) => sum + rows, 0) }
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Copies one moment of the database while others write, and counts its rows: the reading transaction holds that moment
 * still for the counts and for the copy alike.
 */
async function copy(databaseFile: string, target: string): Promise<Map<string, number>> {
  const source = new Sqlite(databaseFile, { readonly: true })
  try {
    source.exec('begin')
    const counts = countRows(source)
    await source.backup(target)
    source.exec('commit')
    chmodSync(target, OWNER_ONLY)
    return counts
  } finally {
    source.close()
  }
}

/** Opens a copy as a restore would, checks it and counts its rows. */
function inspect(file: string): Map<string, number> {
  makeSingleFile(file)
  const db = new Sqlite(file, { readonly: true })
  try {
    const problems = [
      ...(db.pragma('integrity_check') as { integrity_check: string }[]).map((row) => row.integrity_check),
      ...(db.pragma('foreign_key_check') as object[]).map((row) => JSON.stringify(row)),
    ].filter((problem) => problem !== 'ok')
    if (problems.length > 0) throw new Error(`The copy is damaged: ${problems.slice(0, 3).join('; ')}`)
    return countRows(db)
  } finally {
    db.close()
  }
}

/** Without a write-ahead log the copy is one file, and reading it leaves nothing beside it. */
function makeSingleFile(file: string): void {
  const db = new Sqlite(file)
  db.pragma('journal_mode = delete')
  db.close()
}

function countRows(db: Sqlite.Database): Map<string, number> {
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

function removeOldest(folder: string): void {
  const backups = readdirSync(folder).filter((name) => NAME.test(name))
  for (const name of backups.sort().slice(0, -KEPT)) rmSync(join(folder, name))
}
