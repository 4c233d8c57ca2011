import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { engineOf } from './database.ts'
import type { Db, Tx } from './schema.ts'

/** The database has been migrated by a later version: this one does not know what its rows mean. */
export class DatabaseIsNewer extends Error {
  constructor(migration: string) {
    super(
      `The database is newer than this version of the server (it has ${migration}); start the newer version`,
    )
    this.name = 'DatabaseIsNewer'
  }
}

/** Found from here and from `dist/server`. */
const FOLDER = new URL('../../src/db/migrations/', import.meta.url)

/**
 * Brings the database to the newest schema: the numbered files of `migrations/`, in order, forward only, each in a
 * transaction of its own with the row that says it ran. Several processes may start at once.
 * @throws DatabaseIsNewer before anything is changed
 */
export async function migrate(db: Db): Promise<void> {
  await inTurn(db, async (tx) => {
    await define(tx, 'create table if not exists migration (name text primary key, applied_at text not null)')
  })
  const files = readdirSync(FOLDER)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .sort()
  await refuseNewer(db, files)
  for (const name of files) {
    await inTurn(db, async (tx) => {
      const done = await sql`select 1 from migration where name = ${name}`.execute(tx)
      if (done.rows.length > 0) return
      for (const statement of statements(readFileSync(new URL(name, FOLDER), 'utf8'))) {
        await define(tx, statement)
      }
      await sql`insert into migration (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
        tx,
      )
    })
  }
}

async function refuseNewer(db: Db, files: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name desc`.execute(db)
  const unknown = rows.find(({ name }) => !files.includes(name))
  if (unknown) throw new DatabaseIsNewer(unknown.name)
}

const inTurn = (db: Db, work: (tx: Tx) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await engineOf(tx).waitForTurnToMigrate(tx)
    await work(tx)
  })

async function define(tx: Tx, statement: string): Promise<void> {
  await sql.raw(engineOf(tx).definition(statement)).execute(tx)
}

function statements(text: string): string[] {
  const withoutComments = text.replace(/^\s*--.*$/gm, '')
  return withoutComments.split(/;\s*$/m).filter((statement) => statement.trim() !== '')
}
