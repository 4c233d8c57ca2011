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

test('transactions get the connection in the order in which they asked', async () => {
  const { db } = await openMigrated()
  const served: number[] = []
  const ask = async (number: number) => {
    // Each asks one microtask later than the one before, so some ask just as another ends.
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

test('a transaction that waited for another program’s lock still has the connection to itself', async () => {
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
  expect(await closedDays(db), 'reads go on meanwhile').toBe(0)
  other.exec('rollback')
  await begun.promise
  const stored = close(db, 'kept')
  await Promise.race([stored, pause(50)])
  goOn.resolve()
  await expect(failed).rejects.toThrow('on purpose')
  await stored
  expect(await closedDays(db)).toBe(1)
})

test('a failing statement is rejected at once and not retried as a lock is', async () => {
  const { db } = await openMigrated()
  await close(db, 'a day')
  const ended: string[] = []
  const refused = close(db, 'a day').finally(() => ended.push('refused'))
  // If it were retried, the next statement would get the connection in between.
  const next = close(db, 'another day').finally(() => ended.push('stored'))
  await expect(refused).rejects.toThrow('UNIQUE')
  await next
  expect(ended).toEqual(['refused', 'stored'])
})
