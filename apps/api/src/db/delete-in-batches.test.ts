import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { postgresFor } from '../../../../scripts/lib/postgres-in-tests.ts'
import { newFolder } from '../../test/temp-folder.ts'
import { openDatabase } from './database.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import { migrate } from './migrate.ts'

test('a write during the deletion of thousands of old rows waits for one batch only', async () => {
  const db = openDatabase(`sqlite:${join(newFolder(), 'beacon.sqlite')}`)
  onTestFinished(() => db.destroy())
  await migrate(db)
  await sql`
    with recursive number (n) as (select 1 union all select n + 1 from number where n < 3000)
    insert into rate_limit select 'form', n, 1, case when n <= 2900 then 'old' else 'young' end from number`.execute(
    db,
  )
  const counted = async () =>
    (await db.selectFrom('rate_limit').select(db.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow())
      .rows

  const where = sql`window_ends_at = 'old'`
  const deleting = deleteInBatches(db, { table: 'rate_limit', key: ['name', 'subject'], where })
  await db
    .insertInto('closed_day')
    .values({ date: 'meanwhile', note: '', message: '', created_at: '' })
    .execute()
  expect(await counted()).toBeGreaterThan(2000)
  await deleting
  expect(await counted()).toBe(100)
})

test('on PostgreSQL a row that no longer matches once the deletion has waited for it stays', async (context) => {
  const postgres = await postgresFor(context)
  const db = openDatabase(postgres.url)
  onTestFinished(() => db.destroy())
  await migrate(db)
  await sql`insert into rate_limit values ('form', 'changing', 1, 'old'), ('form', 'other', 1, 'old')`.execute(
    db,
  )
  const isWaiting = async () =>
    (await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`.execute(db)).rows.length > 0

  let deleting: Promise<void> | undefined
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('rate_limit')
      .set({ window_ends_at: 'young' })
      .where('subject', '=', 'changing')
      .execute()
    const where = sql`window_ends_at = 'old'`
    deleting = deleteInBatches(db, { table: 'rate_limit', key: ['name', 'subject'], where })
    await expect.poll(isWaiting).toBe(true)
  })
  await deleting
  expect(await db.selectFrom('rate_limit').select('subject').execute()).toEqual([{ subject: 'changing' }])
})
