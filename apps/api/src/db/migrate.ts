import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { engineOf } from './database.ts'
import type { Db, Tx } from './schema.ts'

/** A later version has rewritten rows, and this one does not know how to read them. */
export class DatabaseIsNewer extends Error {
  constructor(migration: string) {
    super(
      `The database is newer than this version of the server (it has ${migration}); start the newer version`,
    )
    this.name = 'DatabaseIsNewer'
  }
}

/** A migration that does more than add: older versions must stay away from its rows. */
const REWRITES = /\.rewrites\.sql$/

/** Found from here and from `dist/server`. */
const FOLDER = new URL('../../src/db/migrations/', import.meta.url)

/**
 * Brings the database to the newest schema: the numbered files of `migrations/`, in order, forward only, each in a
 * transaction of its own with the row that says it ran. Several processes may start at once. What a later version has
 * added is left alone.
 * @returns the migrations that were due and have run here, and those of a later version
 * @throws DatabaseIsNewer before anything is changed, when a later version did more than add
 * @throws UnfitDatabase before anything is changed
 */
export async function migrate(db: Db): Promise<{ run: string[]; later: string[] }> {
  await engineOf(db).mustFit(db)
  await inTurn(db, async (tx) => {
    await define(tx, 'create table if not exists migration (name text primary key, applied_at text not null)')
  })
  const files = readdirSync(FOLDER)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .sort()
  const later = await migrationsBeside(db, files)
  const rewriting = later.find((name) => REWRITES.test(name))
  if (rewriting) throw new DatabaseIsNewer(rewriting)
  const run: string[] = []
  for (const name of files) {
    const isDue = await inTurn(db, async (tx) => {
      const done = await sql`select 1 from migration where name = ${name}`.execute(tx)
      if (done.rows.length > 0) return false
      for (const statement of statements(readFileSync(new URL(name, FOLDER), 'utf8'))) {
        await define(tx, statement)
      }
      await sql`insert into migration (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
        tx,
      )
      return true
    })
    if (isDue) run.push(name)
  }
  return { run, later }
}

async function migrationsBeside(db: Db, files: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !files.includes(name))
}

const inTurn = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await engineOf(tx).waitForTurnToMigrate(tx)
    return work(tx)
  })

async function define(tx: Tx, statement: string): Promise<void> {
  await sql.raw(engineOf(tx).definition(statement)).execute(tx)
}

function statements(text: string): string[] {
  const withoutComments = text.replace(/^\s*--.*$/gm, '')
  return withoutComments.split(/;\s*$/m).filter((statement) => statement.trim() !== '')
}
