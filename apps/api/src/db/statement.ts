import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import { engineOf } from './database.ts'
import type { Engine } from './engine.ts'
import { run } from './fast-path.ts'
import type { Db, Tx } from './schema.ts'

/** A placeholder for a value while a statement is being built. */
class Place {
  readonly index: number
  constructor(index: number) {
    this.index = index
  }
}

/**
 * A statement whose SQL never changes. It is compiled once (for each length, where a value is a list), because that
 * takes longer than running it: `build` may only pass its values on, never look at them.
 */
export function statement<Values extends readonly unknown[], Row>(
  build: (db: Db | Tx, ...values: Values) => Compilable<Row>,
): (db: Db | Tx, ...values: Values) => Promise<QueryResult<Row>> {
  const built = new WeakMap<Engine, Map<number, CompiledQuery<Row>>>()

  return (db, ...values) => {
    const queries = built.getOrInsertComputed(engineOf(db), () => new Map())
    const query = queries.getOrInsertComputed(values.length, () => {
      const places = values.map((_, index) => new Place(index))
      return build(db, ...(places as unknown as Values)).compile()
    })
    const parameters = query.parameters.map((value) => (value instanceof Place ? values[value.index] : value))
    return run(db, { ...query, parameters })
  }
}
