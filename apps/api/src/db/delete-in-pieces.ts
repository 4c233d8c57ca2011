import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Schema } from './schema.ts'

/** So many rows at a time: ten thousand at once, as a letter to everybody leaves them, would hold up all who write. */
const PIECE = 200

interface Old<Table extends keyof Schema> {
  table: Table
  key: readonly (keyof Schema[Table] & string)[]
  where: RawBuilder<unknown>
}

/** Deletes the rows that match, however many they are, and lets others have their turn between two pieces. */
export async function deleteInPieces<Table extends keyof Schema>(
  db: Db,
  { table, key, where }: Old<Table>,
): Promise<void> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const rows = sql`select ${columns} from ${sql.table(table)} where ${where} limit ${sql.lit(PIECE)}`
  for (;;) {
    const { numAffectedRows } =
      await sql`delete from ${sql.table(table)} where (${columns}) in (${rows})`.execute(db)
    if (Number(numAffectedRows) < PIECE) return
    await setImmediate()
  }
}
