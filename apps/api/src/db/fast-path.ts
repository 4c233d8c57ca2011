import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { Db, Tx } from './schema.ts'

const connections = new WeakMap<Db | Tx, DatabaseConnection>()

/** Gives the statements of this transaction direct access to its connection while the work lasts. */
export async function onFastPath<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  connections.set(tx, await tx.getExecutor().provideConnection(async (connection) => connection))
  try {
    return await work()
  } finally {
    connections.delete(tx)
  }
}

/**
 * Runs a compiled statement. Kysely's own route to a transaction's connection takes as long as the statement itself.
 */
export const run = <Row>(db: Db | Tx, query: CompiledQuery<Row>): Promise<QueryResult<Row>> =>
  connections.get(db)?.executeQuery<Row>(query) ?? db.executeQuery(query)
