import { engineOf } from './database.ts'
import type { Db, Tx } from './schema.ts'

const waiting = new WeakMap<Tx, (() => void)[]>()

/**
 * Runs `work` in one isolated transaction, all or nothing. The work may be run again from its beginning after a
 * conflict, so its effects outside `tx` must bear repeating, or wait for `afterCommit`.
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

/** Runs a single write that needs no transaction of its own; where commits are shared, it joins one. */
export const singleWrite = <T>(db: Db, write: (db: Db) => Promise<T>): Promise<T> =>
  engineOf(db).single(db, write)

/** Registers an effect for after the commit, in this process only. It must not throw. */
export const afterCommit = (tx: Tx, effect: () => void): void => void waiting.get(tx)?.push(effect)
