import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from './schema.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

/**
 * Brings the database to the newest schema: the numbered files of `migrations/`, in order, forward only, each in a
 * transaction of its own with the row that says it ran. Several processes may start at once.
 */
export async function migrate(db: Db): Promise<void> {
  await sql`create table if not exists migration (name text primary key, applied_at text not null)`.execute(
    db,
  )
  const files = readdirSync(FOLDER)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .sort()
  for (const name of files) {
    await db.transaction().execute(async (tx) => {
      const done = await sql`select 1 from migration where name = ${name}`.execute(tx)
      if (done.rows.length > 0) return
      for (const statement of statements(readFileSync(new URL(name, FOLDER), 'utf8'))) {
        await sql.raw(statement).execute(tx)
      }
      await sql`insert into migration (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
        tx,
      )
    })
  }
}

function statements(text: string): string[] {
  const withoutComments = text.replace(/^\s*--.*$/gm, '')
  return withoutComments.split(/;\s*$/m).filter((statement) => statement.trim() !== '')
}
