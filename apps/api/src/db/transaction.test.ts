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

/** Reads first and writes afterwards: two who do it side by side would lose a count. */
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

test('fifty who read and then write at once lose no count, and what follows a commit happens once for each', async () => {
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

test('a transaction that fails leaves nothing, also of what was to follow it', async () => {
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
