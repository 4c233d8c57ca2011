import { setImmediate } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import type { Db, Tx } from './schema.ts'
import { onShortWay, run } from './short-way.ts'

/** How many pieces of work share one commit at most, so that nobody waits for a crowd. */
const MOST_IN_A_GROUP = 32

const SAVE = CompiledQuery.raw('savepoint piece')
const TAKE_BACK = CompiledQuery.raw('rollback to piece')
const RELEASE = CompiledQuery.raw('release piece')

interface Piece {
  run(tx: Tx): Promise<() => void>
  fail(error: unknown): void
}

/**
 * Transactions of an engine with one writer that share their commits: whoever comes while another one is at work joins
 * its transaction instead of waiting for its disk. Each piece of work still happens as a whole or not at all, sees what
 * those before it have written, and is told so only when the shared commit is on the disk.
 */
export function createGroupCommit(): <T>(db: Db, work: (tx: Tx) => Promise<T>) => Promise<T> {
  const waiting: Piece[] = []
  let atWork = false

  /** Runs those who wait in one transaction; nobody learns an outcome that the commit could still take back. */
  async function commitGroup(db: Db): Promise<void> {
    const group: Piece[] = []
    try {
      const outcomes = await db.transaction().execute((tx) =>
        onShortWay(tx, async () => {
          const ended: (() => void)[] = []
          while (group.length < MOST_IN_A_GROUP) {
            const piece = waiting.shift()
            if (!piece) break
            group.push(piece)
            ended.push(await runPiece(tx, piece))
          }
          return ended
        }),
      )
      for (const tell of outcomes) tell()
    } catch (error) {
      // What did not begin was refused to all who waited: one after the other they would wait ever longer.
      for (const piece of group.length > 0 ? group : waiting.splice(0)) piece.fail(error)
    }
  }

  async function workThrough(db: Db): Promise<void> {
    if (atWork) return
    atWork = true
    while (waiting.length > 0) {
      await gather()
      await commitGroup(db)
    }
    atWork = false
  }

  /** The driver rarely leaves the event loop: requests that have arrived meanwhile are read first, and join. */
  async function gather(): Promise<void> {
    let joined: number
    do {
      joined = waiting.length
      await setImmediate()
    } while (waiting.length > joined && waiting.length < MOST_IN_A_GROUP)
  }

  return (db, work) =>
    new Promise((done, fail) => {
      const run = async (tx: Tx) => {
        const result = await work(tx)
        return () => done(result)
      }
      waiting.push({ run, fail })
      void workThrough(db)
    })
}

/** A piece that fails takes back what it wrote, and nothing of the others. */
async function runPiece(tx: Tx, piece: Piece): Promise<() => void> {
  await run(tx, SAVE)
  try {
    const tell = await piece.run(tx)
    await run(tx, RELEASE)
    return tell
  } catch (error) {
    // A full disk has taken everything back already: then nobody of the group has written, and this is why.
    await run(tx, TAKE_BACK).catch(() => Promise.reject(error))
    await run(tx, RELEASE)
    return () => piece.fail(error)
  }
}
