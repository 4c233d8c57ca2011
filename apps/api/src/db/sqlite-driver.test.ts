import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../../test/temp-folder.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import type { Db, Tx } from './schema.ts'

async function openMigrated() {
  const file = join(newFolder(), 'beacon.sqlite')
  const db = openDatabase(`sqlite:${file}`)
  onTestFinished(() => db.destroy())
  await migrate(db)
  return { db, file }
}

const close = (db: Db | Tx, date: string) =>
  db.insertInto('closed_day').values({ date, note: '', message: '', created_at: '' }).execute()
const closedDays = async (db: Db) => (await db.selectFrom('closed_day').select('date').execute()).length

test('one after the other has the connection, in the order in which they asked, at whatever moment that was', async () => {
  const { db } = await openMigrated()
  const served: number[] = []
  const ask = async (number: number) => {
    // Each comes a step later than the one before: some of them in the very moment in which another is done.
    for (let step = 0; step < number; step += 1) await undefined
    await db.transaction().execute(async (tx) => {
      served.push(number)
      await close(tx, `day-${number}`)
    })
  }
  const numbers = Array.from({ length: 200 }, (_, number) => number)
  await Promise.all(numbers.map(ask))
  expect(served).toEqual(numbers)
})

test('a transaction that had to wait for another program has the connection for itself afterwards', async () => {
  const { db, file } = await openMigrated()
  const other = new Sqlite(file)
  onTestFinished(() => void other.close())
  other.exec('begin immediate')
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const failed = db.transaction().execute(async (tx) => {
    await close(tx, 'taken back')
    begun.resolve()
    await goOn.promise
    throw new Error('on purpose')
  })
  expect(await closedDays(db), 'others go on meanwhile').toBe(0)
  other.exec('rollback')
  await begun.promise
  const stored = close(db, 'kept')
  await Promise.race([stored, pause(50)])
  goOn.resolve()
  await expect(failed).rejects.toThrow('on purpose')
  await stored
  expect(await closedDays(db)).toBe(1)
})

test('what is wrong in itself is refused at once, not tried again as a lock is', async () => {
  const { db } = await openMigrated()
  await close(db, 'a day')
  const ended: string[] = []
  const refused = close(db, 'a day').finally(() => ended.push('refused'))
  // Between two tries whoever comes next would have the connection.
  const next = close(db, 'another day').finally(() => ended.push('stored'))
  await expect(refused).rejects.toThrow('UNIQUE')
  await next
  expect(ended).toEqual(['refused', 'stored'])
})
