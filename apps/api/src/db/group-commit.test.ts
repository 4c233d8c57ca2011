import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../../test/temp-folder.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import type { Db, Tx } from './schema.ts'
import { inTransaction, singleWrite } from './transaction.ts'

async function openMigrated(): Promise<Db> {
  const db = openDatabase(`sqlite:${join(newFolder(), 'beacon.sqlite')}`)
  onTestFinished(() => db.destroy())
  await migrate(db)
  return db
}

const close = (tx: Db | Tx, date: string) =>
  tx.insertInto('closed_day').values({ date, note: '', message: '', created_at: '' }).execute()
/** Makes the commit fail. */
const breakCommit = async (tx: Tx) => {
  await sql`pragma defer_foreign_keys = on`.execute(tx)
  await sql`insert into booking_cell values ('consultant', 'now', 'nobody')`.execute(tx)
}
const closedDays = async (db: Db) =>
  (await db.selectFrom('closed_day').select('date').orderBy('date').execute()).map(({ date }) => date)
const outcomes = async (work: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map(({ status }) => status)

test('of many concurrent transactions, those that fail roll back only their own writes', async () => {
  const db = await openMigrated()
  const days = Array.from({ length: 80 }, (_, day) => `day-${String(day).padStart(2, '0')}`)
  const ends = await outcomes(
    days.map((date, index) =>
      inTransaction(db, async (tx) => {
        await close(tx, date)
        if (index % 7 === 3) throw new Error('changed my mind')
      }),
    ),
  )
  const kept = days.filter((_, index) => index % 7 !== 3)
  expect(ends.filter((status) => status === 'fulfilled')).toHaveLength(kept.length)
  expect(await closedDays(db)).toEqual(kept)
})

test('each transaction in a group sees the writes of those before it', async () => {
  const db = await openMigrated()
  const seen = await Promise.all(
    ['a', 'b', 'c'].map((date) =>
      inTransaction(db, async (tx) => {
        const { days } = await tx
          .selectFrom('closed_day')
          .select((query) => query.fn.countAll<number>().as('days'))
          .executeTakeFirstOrThrow()
        await close(tx, date)
        return Number(days)
      }),
    ),
  )
  expect(seen).toEqual([0, 1, 2])
})

test('a failed commit rejects every transaction in its group, and the next commit succeeds', async () => {
  const db = await openMigrated()
  const ends = await outcomes([
    inTransaction(db, (tx) => close(tx, 'before')),
    inTransaction(db, breakCommit),
    inTransaction(db, (tx) => close(tx, 'after')),
  ])
  expect(ends).toEqual(['rejected', 'rejected', 'rejected'])
  await inTransaction(db, (tx) => close(tx, 'later'))
  expect(await closedDays(db)).toEqual(['later'])
})

test('a transaction that arrives while others are still arriving shares their commit', async () => {
  const db = await openMigrated()
  const firstTurn = setImmediate()
  const first = inTransaction(db, (tx) => close(tx, 'first'))
  await firstTurn
  const secondTurn = setImmediate()
  const second = inTransaction(db, (tx) => close(tx, 'second'))
  await secondTurn
  expect(await outcomes([first, second, inTransaction(db, breakCommit)])).toEqual(Array(3).fill('rejected'))
})

test('a single write shares a commit, too', async () => {
  const db = await openMigrated()
  const alone = singleWrite(db, (tx) => close(tx, 'alone'))
  expect(await outcomes([alone, inTransaction(db, breakCommit)])).toEqual(['rejected', 'rejected'])
})

test('when a full disk rolls the whole group back, every transaction in it rejects with that error', async () => {
  const db = await openMigrated()
  const reasons = await Promise.allSettled([
    inTransaction(db, (tx) => close(tx, 'before')),
    inTransaction(db, async (tx) => {
      await close(tx, 'full')
      await sql`rollback`.execute(tx)
      throw new Error('disk full')
    }),
  ])
  expect(reasons).toEqual(
    Array(2).fill({ status: 'rejected', reason: expect.objectContaining({ message: 'disk full' }) }),
  )
  await inTransaction(db, (tx) => close(tx, 'later'))
  expect(await closedDays(db)).toEqual(['later'])
})
