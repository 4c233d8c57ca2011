import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { statement } from './statement.ts'

test('a compiled statement can be reused with other parameters and keeps its constants', async () => {
  const db = openDatabase(await newDatabase())
  onTestFinished(() => db.destroy())
  await migrate(db)
  const spend = statement((on, tokens: number, day: string) =>
    on
      .insertInto('chat_budget')
      .values({ day, tokens })
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet({ tokens: sql`chat_budget.tokens + ${tokens}` }),
      )
      .returningAll(),
  )
  const cheap = statement((on, most: number) =>
    on.selectFrom('chat_budget').select('day').where('tokens', '<=', most).where('day', '!=', 'sunday'),
  )
  expect((await spend(db, 2, 'monday')).rows).toEqual([{ day: 'monday', tokens: 2 }])
  expect((await spend(db, 3, 'monday')).rows).toEqual([{ day: 'monday', tokens: 5 }])
  expect((await spend(db, 1, 'sunday')).rows).toEqual([{ day: 'sunday', tokens: 1 }])
  expect((await cheap(db, 4)).rows).toEqual([])
  expect((await cheap(db, 5)).rows).toEqual([{ day: 'monday' }])

  const among = statement((on, ...days: string[]) =>
    on.selectFrom('chat_budget').select('tokens').where('day', 'in', days).orderBy('tokens'),
  )
  expect((await among(db, 'sunday')).rows).toEqual([{ tokens: 1 }])
  expect((await among(db, 'monday', 'sunday')).rows).toEqual([{ tokens: 1 }, { tokens: 5 }])
})
