import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Schema } from './schema.ts'

/** Rows per statement. Ten thousand at once, as a newsletter leaves them, would block all other writes. */
const PIECE = 200

interface Old<Table extends keyof Schema> {
  table: Table
  key: readonly (keyof Schema[Table] & string)[]
  where: RawBuilder<unknown>
}

/** Deletes all matching rows in batches, so that other work can run in between. */
export async function deleteInBatches<Table extends keyof Schema>(
  db: Db,
  { table, key, where }: Old<Table>,
): Promise<void> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const rows = sql`select ${columns} from ${sql.table(table)} where ${where} limit ${sql.lit(PIECE)}`
  // The condition again outside: PostgreSQL checks that part anew on a row that another transaction has just changed.
  const deletion = sql`delete from ${sql.table(table)} where (${columns}) in (${rows}) and (${where})`
  for (;;) {
    const { numAffectedRows } = await deletion.execute(db)
    if (Number(numAffectedRows) < PIECE) return
    await setImmediate()
  }
}
