import { setTimeout as wait } from 'node:timers/promises'
import type { Postgres } from '../lib/postgres.ts'

/** How long a database is away at most. */
const AWAY_MS = 1500

interface Options {
  server: Postgres
  kills: number
  /** Milliseconds from one kill to the next, on average. */
  everyMs: number
  random: () => number
}

/** Stops the database server at once, again and again, and starts it a little later. */
export async function killDatabase({ server, kills, everyMs, random }: Options): Promise<void> {
  for (let killed = 0; killed < kills; killed += 1) {
    await wait(random() * 2 * everyMs)
    await server.kill()
    await wait(random() * AWAY_MS)
    await server.restart()
  }
}
