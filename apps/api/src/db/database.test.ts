import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newEmptyDatabase } from '../../test/database.ts'
import { fileOf, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import type { Db } from './schema.ts'

const run = promisify(execFile)
const countUp = fileURLToPath(new URL('../../test/count-up.ts', import.meta.url))
const migrations = readdirSync(new URL('./migrations/', import.meta.url)).sort()

function open(url: string): Db {
  const db = openDatabase(url)
  onTestFinished(() => db.destroy())
  return db
}

async function valueIn(db: Db, statement: string): Promise<unknown> {
  const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(db)
  return Object.values(rows[0] ?? {})[0]
}

test('SQLite runs in WAL mode and syncs every commit to disk, so a stored lead survives a power cut', async () => {
  const db = open(await newEmptyDatabase())
  await migrate(db)
  expect(await valueIn(db, 'pragma journal_mode')).toBe('wal')
  expect(await valueIn(db, 'pragma synchronous')).toBe(2)
  expect(await valueIn(db, 'pragma foreign_keys')).toBe(1)
  expect(await valueIn(db, 'pragma trusted_schema')).toBe(0)
  expect(await valueIn(db, 'pragma busy_timeout')).toBe(0)
})

test('a WAL file that grew during a long read shrinks again afterwards', async () => {
  const url = await newEmptyDatabase()
  const db = open(url)
  await sql`create table heap (bytes blob)`.execute(db)
  const write = () => sql`insert into heap values (zeroblob(1000000))`.execute(db)
  const logSize = () => statSync(`${fileOf(url)}-wal`).size

  const reader = new Sqlite(fileOf(url), { readonly: true })
  reader.exec('begin; select * from heap')
  for (let megabyte = 0; megabyte < 20; megabyte += 1) await write()
  expect(logSize()).toBeGreaterThan(20_000_000)
  reader.close()

  await write()
  await write()
  expect(logSize()).toBeLessThan(17_000_000)
})

test('what was deleted from SQLite cannot be read in its file', async () => {
  const url = await newEmptyDatabase()
  const db = open(url)
  await sql`create table note (words text)`.execute(db)
  const words = 'somebody who is erased later '.repeat(10)
  for (let row = 0; row < 100; row += 1) await sql`insert into note values (${words})`.execute(db)
  const isReadable = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    return readFileSync(fileOf(url) ?? '').includes('somebody who is erased')
  }
  expect(await isReadable()).toBe(true)
  await sql`delete from note`.execute(db)
  expect(await isReadable()).toBe(false)
})

test('a transaction holds the write lock from its start', async () => {
  const url = await newEmptyDatabase()
  const db = open(url)
  await migrate(db)
  const other = new Sqlite(fileOf(url), { timeout: 0 })
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('lead').select('id').execute()
    expect(() => other.exec('begin immediate')).toThrow('database is locked')
  })
  other.exec('begin immediate')
  other.close()
})

test('three processes started at once migrate once and lose no read-then-write update', async () => {
  const url = await newEmptyDatabase()
  await Promise.all(['a', 'b', 'c'].map(() => run(process.execPath, [countUp, url, '100'])))
  const db = open(url)
  expect(await valueIn(db, "select hits from rate_limit where name = 'count-up'")).toBe(300)
  const applied = await sql<{ name: string }>`select name from migration order by name`.execute(db)
  expect(applied.rows.map(({ name }) => name)).toEqual(migrations)
})

test('migrating again changes nothing', async () => {
  const url = await newEmptyDatabase()
  const db = open(url)
  await migrate(db)
  const before = (await sql`select * from migration`.execute(db)).rows
  await migrate(db)
  await migrate(open(url))
  expect((await sql`select * from migration`.execute(db)).rows).toEqual(before)
})

test('a failed transaction is rolled back, and the next one works', async () => {
  const db = open(await newEmptyDatabase())
  await migrate(db)
  const hit = { subject: '', hits: 1, window_ends_at: '' }
  const failed = db.transaction().execute(async (tx) => {
    await tx
      .insertInto('rate_limit')
      .values({ name: 'first', ...hit })
      .execute()
    throw new Error('on purpose')
  })
  await expect(failed).rejects.toThrow('on purpose')
  await db.transaction().execute((tx) =>
    tx
      .insertInto('rate_limit')
      .values({ name: 'second', ...hit })
      .execute(),
  )
  expect(await db.selectFrom('rate_limit').select('name').execute()).toEqual([{ name: 'second' }])
})
