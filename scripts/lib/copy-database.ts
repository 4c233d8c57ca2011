import { createHash } from 'node:crypto'
import { isStorageFault, openDatabase } from '../../apps/api/src/db/database.ts'
import type { Db } from '../../apps/api/src/db/schema.ts'
import { settingsSchema } from '../../apps/api/src/settings.ts'
import * as target from './postgres-target.ts'
import { openSource, type Row, type SqliteSource, type Table } from './sqlite-source.ts'

interface TableReport {
  table: string
  rows: number
  /** Rows that an earlier try had brought. */
  alreadyThere: number
  /** A hash over the hashes of all rows, equal on both sides. */
  hash: string
}

interface Copy {
  /** A SQLite file. */
  from: string
  /** An address of PostgreSQL, `postgres://…`. */
  to: string
  /** Throws away what an unfinished copy has brought. */
  restart?: boolean
  /** Told when a table has been copied, or has been compared. */
  onTable?: (step: 'copied' | 'compared', table: string, rows: number) => void
}

/**
 * Moves the rows of a SQLite installation into an empty PostgreSQL database, in batches, and compares every row
 * afterwards. A copy that was interrupted goes on where it stopped. The source is only read.
 * @throws an Error that says in a sentence why the copy is none
 */
export async function copyDatabase(copy: Copy): Promise<TableReport[]> {
  const [wrong] = settingsSchema.shape.DATABASE_URL.safeParse(copy.to).error?.issues ?? []
  if (wrong) throw new Error(`The target’s address ${wrong.message}.`)
  const source = openSource(copy.from)
  // One connection: it holds the lock that keeps a second copy away.
  const db = openDatabase(copy.to, { poolSize: 1 })
  try {
    await prepare(source, db, copy)
    const reports: TableReport[] = []
    const alreadyThere = new Map<string, number>()
    for (const table of source.tables) {
      alreadyThere.set(table.name, await target.countRows(db, table))
      const rows = await copyTable(source, db, table)
      copy.onTable?.('copied', table.name, rows)
    }
    for (const table of source.tables) {
      const { rows, hash } = await compareTable(source, db, table)
      reports.push({ table: table.name, rows, alreadyThere: alreadyThere.get(table.name) ?? 0, hash })
      copy.onTable?.('compared', table.name, rows)
    }
    if (source.hasChanged())
      throw new Error(
        'Somebody wrote to the source meanwhile: stop the server, then run this again with --restart.',
      )
    await target.finish(db)
    return reports
  } finally {
    source.close()
    await db.destroy()
  }
}

/** Makes sure that the target has our tables, and nothing in them but what an unfinished copy has brought. */
async function prepare(source: SqliteSource, db: Db, { restart = false }: Copy): Promise<void> {
  if (!(await target.isAlone(db))) throw new Error('Another copy into this database is under way.')
  const isNew = await target.isNew(db)
  const isOurs = isNew || (await target.isUnfinished(db))
  if (isNew) await target.mark(db)
  compareSchemas(source.migrations, await target.migrationsOf(db))
  if (!isOurs) await assertEmpty(db, source.tables)
  await target.mark(db)
  if (isNew || restart) await target.empty(db, source.tables)
}

function compareSchemas(source: readonly string[], ours: readonly string[]): void {
  const missing = ours.filter((name) => !source.includes(name))
  if (missing.length > 0)
    throw new Error(
      `The source lacks ${missing.join(', ')}: start the server on it once, which brings it up to date.`,
    )
  const unknown = source.filter((name) => !ours.includes(name))
  if (unknown.length > 0)
    throw new Error(`The source is of a newer version: ${unknown.join(', ')} is not known here.`)
}

async function assertEmpty(db: Db, tables: readonly Table[]): Promise<void> {
  const filled: string[] = []
  for (const table of tables) if ((await target.countRows(db, table)) > 0) filled.push(table.name)
  if (filled.length > 0)
    throw new Error(
      `The target is not empty: there are rows in ${filled.join(', ')}. Make a new database for the copy.`,
    )
}

/** Returns how many rows were copied. */
async function copyTable(source: SqliteSource, db: Db, table: Table): Promise<number> {
  let last = await target.lastRow(db, table)
  for (let copied = 0; ; ) {
    const rows = source.rowsAfter(table, last)
    if (rows.length === 0) return copied
    await target.insert(db, table, rows).catch((error) => explain(error, db, table, rows))
    copied += rows.length
    last = rows.at(-1)
  }
}

/** Finds the row that was refused: a batch says only that there is one. */
async function explain(cause: unknown, db: Db, table: Table, rows: readonly Row[]): Promise<never> {
  if (isStorageFault(cause)) throw cause
  for (const row of rows)
    await target.insert(db, table, [row]).catch((error: Error) => {
      throw new Error(`The row ${name(table, row)} of ${table.name} was refused: ${error.message}.`, {
        cause: error,
      })
    })
  throw cause
}

async function compareTable(
  source: SqliteSource,
  db: Db,
  table: Table,
): Promise<{ rows: number; hash: string }> {
  const digest = createHash('sha256')
  let rows = 0
  for (let last: Row | undefined; ; ) {
    const ours = source.rowsAfter(table, last)
    const theirs = await target.rowsAfter(db, table, last)
    for (let index = 0; index < Math.max(ours.length, theirs.length); index += 1) {
      const hash = hashOf(table, ours[index])
      if (hash !== hashOf(table, theirs[index]))
        throw new Error(
          `${table.name} differs at ${name(table, ours[index] ?? theirs[index])}: the source has changed since the ` +
            'copy was begun, or somebody has written to the target. Run this again with --restart.',
        )
      digest.update(hash)
    }
    rows += ours.length
    last = ours.at(-1)
    if (ours.length < table.batch) return { rows, hash: digest.digest('hex') }
  }
}

/** PostgreSQL allows no U+0000 in a text: our connection drops the character, and so does the comparison. */
const hashOf = ({ columns }: Table, row: Row | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify(row && columns.map((column) => plain(row[column]))) ?? '')
    .digest('hex')

const plain = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : value)

const name = ({ key }: Table, row: Row | undefined): string => key.map((column) => row?.[column]).join(' / ')
