import { engineOf } from './database.ts'
import type { Db, Tx } from './schema.ts'

const waiting = new WeakMap<Tx, (() => void)[]>()

/**
 * Runs `work` in one transaction that sees the database as if it were alone; all of it happens, or nothing. The work may
 * be run again from its beginning when another one was in its way, so what it does outside of `tx` has to bear that, or
 * to wait for `afterCommit`.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  let effects: (() => void)[] = []
  const result = await engineOf(db).transaction(db, (tx) => {
    effects = []
    waiting.set(tx, effects)
    return work(tx)
  })
  for (const effect of effects) effect()
  return result
}

/** What is to happen in this process once the transaction has been committed, and only then. It must not throw. */
export const afterCommit = (tx: Tx, effect: () => void): void => void waiting.get(tx)?.push(effect)
