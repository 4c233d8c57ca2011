import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import type { Db, Tx } from './schema.ts'
import { afterCommit, inTransaction } from './transaction.ts'

async function open(): Promise<Db> {
  const db = openDatabase(await newDatabase())
  onTestFinished(() => db.destroy())
  await migrate(db)
  return db
}

/** Reads, then writes: two transactions side by side would lose an update. */
async function countUp(tx: Tx): Promise<void> {
  const row = await tx
    .selectFrom('chat_budget')
    .select('tokens')
    .where('day', '=', 'today')
    .executeTakeFirst()
  const tokens = (row?.tokens ?? 0) + 1
  await tx
    .insertInto('chat_budget')
    .values({ day: 'today', tokens })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ tokens }))
    .execute()
}

test('fifty concurrent read-then-write transactions lose no update, and each afterCommit runs once', async () => {
  const db = await open()
  let effects = 0
  await Promise.all(
    Array.from({ length: 50 }, () =>
      inTransaction(db, async (tx) => {
        afterCommit(tx, () => {
          effects += 1
        })
        await countUp(tx)
      }),
    ),
  )
  expect(await db.selectFrom('chat_budget').select('tokens').execute()).toEqual([{ tokens: 50 }])
  expect(effects).toBe(50)
})

test('a failed transaction is rolled back, and its afterCommit does not run', async () => {
  const db = await open()
  let effects = 0
  const failed = inTransaction(db, async (tx) => {
    afterCommit(tx, () => {
      effects += 1
    })
    await countUp(tx)
    throw new Error('on purpose')
  })
  await expect(failed).rejects.toThrow('on purpose')
  expect(await db.selectFrom('chat_budget').selectAll().execute()).toEqual([])
  expect(effects).toBe(0)
})
