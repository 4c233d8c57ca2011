import { sql } from 'kysely'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import type { Db } from '../../apps/api/src/db/schema.ts'
import type { Row, Table } from './sqlite-source.ts'

/** Beside the tables while a copy is under way: the server has no use for it. */
const MARK = 'unfinished_copy'
const LOCK = 0xc0b1

/** Keeps a second copy from starting, for as long as the one connection lives. */
export async function isAlone(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean
  }>`select pg_try_advisory_lock(${sql.lit(LOCK)}) as locked`.execute(db)
  return rows[0]?.locked === true
}

/** Whether nobody has ever made a table of ours here. */
export async function isNew(db: Db): Promise<boolean> {
  return !(await hasTable(db, 'migration'))
}

/** Whether a copy has begun here and not ended. */
export const isUnfinished = (db: Db): Promise<boolean> => hasTable(db, MARK)

async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass(${name})::text as found`.execute(db)
  return rows[0]?.found != null
}

/** Says that a copy has begun. */
export async function mark(db: Db): Promise<void> {
  await sql`create table if not exists ${sql.table(MARK)} (begun_at text not null)`.execute(db)
}

/** Takes the rows out that migrations, or an earlier try, have put there. */
export async function empty(db: Db, tables: readonly Table[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(db)
}

/** Says that the copy is whole. */
export async function finish(db: Db): Promise<void> {
  await sql`drop table ${sql.table(MARK)}`.execute(db)
}

/** Brings the newest schema, and lists the migrations that have run. */
export async function migrationsOf(db: Db): Promise<string[]> {
  await migrate(db)
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** How many rows a table has, before anything is copied into it. */
export async function countRows(db: Db, { name }: Table): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)
  return Number(rows[0]?.count)
}

/** The row with the highest key, after which a copy that broke off goes on; undefined for an empty table. */
export async function lastRow(db: Db, { name, key }: Table): Promise<Row | undefined> {
  const newestFirst = sql.join(key.map((column) => sql`${sql.ref(column)} desc`))
  const { rows } = await sql<Row>`select * from ${sql.table(name)} order by ${newestFirst} limit 1`.execute(
    db,
  )
  return rows[0]
}

/** The next batch of rows, by key; the first one without a row to come after. */
export async function rowsAfter(
  db: Db,
  { name, columns, key, batch }: Table,
  row: Row | undefined,
): Promise<Row[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)))
  const after = row ? sql`where (${keys}) > (${sql.join(key.map((column) => row[column]))})` : sql``
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)} ${after}
    order by ${keys} limit ${sql.lit(batch)}`.execute(db)
  return rows
}

/** Inserts rows, at least one, in a single statement. */
export async function insert(db: Db, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db)
}
