import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { openDatabase } from './database.ts'
import { insertion } from './insertion.ts'
import { migrate } from './migrate.ts'

test('a compiled insert can be reused with other values and another column order', async () => {
  const db = openDatabase(await newDatabase())
  onTestFinished(() => db.destroy())
  await migrate(db)
  const spend = insertion('chat_budget', (insert) =>
    insert
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet(({ ref }) => ({ tokens: ref('excluded.tokens') })),
      )
      .returningAll(),
  )
  const days = [
    { day: 'monday', tokens: 1 },
    { tokens: 2, day: 'tuesday' },
  ]
  expect((await spend(db, days)).rows).toEqual(days)
  expect((await spend(db, [{ tokens: 3, day: 'monday' }])).rows).toEqual([{ day: 'monday', tokens: 3 }])
  expect((await spend(db, [{ day: 'tuesday', tokens: 4 }])).rows).toEqual([{ day: 'tuesday', tokens: 4 }])
  expect(await db.selectFrom('chat_budget').selectAll().orderBy('day').execute()).toEqual([
    { day: 'monday', tokens: 3 },
    { day: 'tuesday', tokens: 4 },
  ])
})
