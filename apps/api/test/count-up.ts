import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { inTransaction } from '../src/db/transaction.ts'

/** Another process on the same database: migrates it, then increments a counter by reading and then writing. */
const [url = '', times = '0'] = process.argv.slice(2)
const db = openDatabase(url)
await migrate(db)
const counter = { name: 'count-up', subject: '', window_ends_at: '' }
for (let time = 0; time < Number(times); time += 1) {
  await inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('rate_limit')
      .select('hits')
      .where('name', '=', counter.name)
      .executeTakeFirst()
    const hits = (row?.hits ?? 0) + 1
    await tx
      .insertInto('rate_limit')
      .values({ ...counter, hits })
      .onConflict((conflict) => conflict.columns(['name', 'subject']).doUpdateSet({ hits }))
      .execute()
  })
}
await db.destroy()
