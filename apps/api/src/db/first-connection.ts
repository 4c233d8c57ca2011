import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { isAway } from './database.ts'
import type { Db } from './schema.ts'

const PATIENCE_MS = 30_000
const PAUSE_MS = 1000

/**
 * Waits for a database server that is not up yet, or has no free connection: after a power cut it may start at the same
 * time as this process, or later.
 * @throws the last error after about half a minute, or at once when waiting cannot help
 */
export async function awaitDatabase(
  db: Db,
  log: Pick<Logger, 'warn'>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const end = Date.now() + patienceMs
  for (;;) {
    try {
      await sql`select 1`.execute(db)
      return
    } catch (error) {
      if (!isAway(error) || Date.now() > end) throw error
      log.warn({ reason: (error as Error).message }, 'the database does not answer yet, trying again')
      await pause(PAUSE_MS)
    }
  }
}
