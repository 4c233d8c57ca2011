import Sqlite from 'better-sqlite3'
import { assertFileExists } from './database-file.ts'

/** Tables that say something about the file and nothing about the agency. */
const NOT_OURS = ['migration', 'durability']
const BATCH = 500
/** Pictures are large. */
const BATCH_OF_FILES = 20

type Value = string | number | Buffer | null
export type Row = Record<string, Value>

export interface Table {
  name: string
  columns: readonly string[]
  /** What tells its rows apart. */
  key: readonly string[]
  /** How many rows are moved at once. */
  batch: number
}

/** One moment of a SQLite database, read and never written. */
export interface SqliteSource {
  migrations: readonly string[]
  /** A table comes after those that it refers to. */
  tables: readonly Table[]
  /** The batch of rows after this one, by key. */
  rowsAfter(table: Table, row: Row | undefined): Row[]
  /** Lets the moment go; true when somebody has written since. */
  hasChanged(): boolean
  close(): void
}

/**
 * Opens a SQLite file of ours and holds its present moment still for reading, while others may write.
 * @throws an Error that says in a sentence why not
 */
export function openSource(file: string): SqliteSource {
  assertFileExists(file)
  const db = new Sqlite(file, { readonly: true, fileMustExist: true })
  const version = () => db.pragma('data_version', { simple: true })
  try {
    const opened = version()
    db.exec('begin')
    const migrations = isOurs(db)
      ? db.prepare<[], string>('select name from migration order by name').pluck().all()
      : undefined
    if (!migrations) throw new Error(`${file} is a database, but not one of this product.`)
    return {
      migrations,
      tables: inOrder(db),
      rowsAfter: (table, row) => rowsAfter(db, table, row),
      hasChanged() {
        db.exec('commit')
        return version() !== opened
      },
      close: () => db.close(),
    }
  } catch (error) {
    db.close()
    if ((error as { code?: string }).code === 'SQLITE_NOTADB')
      throw new Error(`${file} is no SQLite database.`)
    throw error
  }
}

const isOurs = (db: Sqlite.Database): boolean =>
  db.prepare("select 1 from sqlite_schema where name = 'migration'").get() !== undefined

function inOrder(db: Sqlite.Database): Table[] {
  const names = db
    .prepare<[], string>(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name",
    )
    .pluck()
    .all()
    .filter((name) => !NOT_OURS.includes(name))
  const sorted = new Set<string>()
  const visit = (name: string) => {
    const parents = db.pragma(`foreign_key_list("${name}")`) as { table: string }[]
    for (const { table } of parents) if (table !== name && !sorted.has(table)) visit(table)
    sorted.add(name)
  }
  for (const name of names) visit(name)
  return [...sorted].map((name) => describe(db, name))
}

function describe(db: Sqlite.Database, name: string): Table {
  const columns = db.pragma(`table_info("${name}")`) as { name: string; type: string; pk: number }[]
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  const hasFiles = columns.some(({ type }) => type.toLowerCase() === 'blob')
  return {
    name,
    columns: columns.map((column) => column.name),
    key: key.map((column) => column.name),
    batch: hasFiles ? BATCH_OF_FILES : BATCH,
  }
}

function rowsAfter(db: Sqlite.Database, { name, key, batch }: Table, row: Row | undefined): Row[] {
  const keys = key.map((column) => `"${column}"`).join(', ')
  const places = key.map(() => '?').join(', ')
  const after = row ? `where (${keys}) > (${places})` : ''
  const values = row ? key.map((column) => row[column]) : []
  return db
    .prepare<unknown[], Row>(`select * from "${name}" ${after} order by ${keys} limit ${batch}`)
    .all(...values)
}
