import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { Db, Tx } from './schema.ts'

const connections = new WeakMap<Db | Tx, DatabaseConnection>()

/** Lets the statements of this transaction find its connection at once for as long as the work lasts. */
export async function onShortWay<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  connections.set(tx, await tx.getExecutor().provideConnection(async (connection) => connection))
  try {
    return await work()
  } finally {
    connections.delete(tx)
  }
}

/** Runs a statement that is built. Kysely's own way to the connection of a transaction is as long as the statement itself. */
export const run = <Row>(db: Db | Tx, query: CompiledQuery<Row>): Promise<QueryResult<Row>> =>
  connections.get(db)?.executeQuery<Row>(query) ?? db.executeQuery(query)
