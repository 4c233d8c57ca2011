import type {
  Compilable,
  CompiledQuery,
  Insertable,
  InsertQueryBuilder,
  InsertResult,
  QueryResult,
} from 'kysely'
import { engineOf } from './database.ts'
import type { Engine } from './engine.ts'
import { run } from './fast-path.ts'
import type { Db, Schema, Tx } from './schema.ts'

type Insert<Table extends keyof Schema> = InsertQueryBuilder<Schema, Table, InsertResult>

interface Built<Row> {
  columns: readonly string[]
  query: CompiledQuery<Row>
}

/**
 * Inserts rows with the same columns. The statement is built once for each number of rows, because building it takes
 * longer than running it: `finish` (for a conflict clause, say) may name columns, but must not contain values.
 */
export function insertion<Table extends keyof Schema, Row>(
  table: Table,
  finish: (insert: Insert<Table>) => Compilable<Row>,
): (db: Db | Tx, rows: readonly Insertable<Schema[Table]>[]) => Promise<QueryResult<Row>> {
  const built = new WeakMap<Engine, Map<number, Built<Row>>>()

  return (db, rows) => {
    const columns = Object.keys(rows[0] ?? {}) as (keyof Insertable<Schema[Table]>)[]
    const statements = built.getOrInsertComputed(engineOf(db), () => new Map())
    let statement = statements.get(rows.length)
    if (!statement || !isSame(statement.columns, columns)) {
      statement = { columns: columns as string[], query: finish(db.insertInto(table).values(rows)).compile() }
      statements.set(rows.length, statement)
    }
    const parameters = rows.flatMap((row) => columns.map((column) => row[column]))
    return run(db, { ...statement.query, parameters })
  }
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index])
