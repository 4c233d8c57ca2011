import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import { engineOf } from './database.ts'
import type { Engine } from './engine.ts'
import type { Db, Tx } from './schema.ts'
import { run } from './short-way.ts'

/** Stands for a value while a statement is built. */
class Place {
  readonly index: number
  constructor(index: number) {
    this.index = index
  }
}

/**
 * A statement whose words are always the same. It is built once (for every number of values, where they are a list),
 * because building it takes longer than running it: `build` gets the values only to put them into the statement, and not
 * to look at them.
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
