import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
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
