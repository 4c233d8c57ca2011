import { setImmediate } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import { onFastPath, run } from './fast-path.ts'
import type { Db, Tx } from './schema.ts'

/** Upper bound of a group, so that nobody waits for a crowd. */
const MOST_IN_A_GROUP = 32

const SAVE = CompiledQuery.raw('savepoint piece')
const TAKE_BACK = CompiledQuery.raw('rollback to piece')
const RELEASE = CompiledQuery.raw('release piece')

interface Piece {
  run(tx: Tx): Promise<() => void>
  fail(error: unknown): void
}

/**
 * Group commit for an engine with a single writer: whoever arrives while another is at work joins its transaction
 * instead of waiting for its fsync. Each piece of work is still atomic, sees what those before it wrote, and is only
 * told of success once the shared commit is on disk.
 */
export function createGroupCommit(): <T>(db: Db, work: (tx: Tx) => Promise<T>) => Promise<T> {
  const waiting: Piece[] = []
  let atWork = false

  /** Runs everybody who waits in one transaction; nobody learns an outcome that the commit could still undo. */
  async function commitGroup(db: Db): Promise<void> {
    const group: Piece[] = []
    try {
      const outcomes = await db.transaction().execute((tx) =>
        onFastPath(tx, async () => {
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
      // If the transaction could not begin, all of the group fail: retried one by one they would wait longer and
      // longer.
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

  /** The driver rarely yields to the event loop, so requests that have arrived meanwhile are read first, and join. */
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

/** A piece of work that fails rolls back its own writes and nothing of the others. */
async function runPiece(tx: Tx, piece: Piece): Promise<() => void> {
  await run(tx, SAVE)
  try {
    const tell = await piece.run(tx)
    await run(tx, RELEASE)
    return tell
  } catch (error) {
    // A full disk has already rolled back the whole transaction: then nobody of the group has written, and this is why.
    await run(tx, TAKE_BACK).catch(() => Promise.reject(error))
    await run(tx, RELEASE)
    return () => piece.fail(error)
  }
}
