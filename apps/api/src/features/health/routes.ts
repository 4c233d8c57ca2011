import { setTimeout as pause } from 'node:timers/promises'
import { healthz, readyz } from '@beacon/contract/health'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import { fileOf } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import type { Bind } from '../../http/endpoint.ts'
import { retryLater } from '../../http/errors.ts'
import { countHit } from '../../http/rate-limit.ts'
import type { Lifecycle } from '../../lifecycle.ts'
import { watchFile } from './replaced-file.ts'

/** Health checks time out after a few seconds, and would not learn the reason. */
const WRITE_WITHIN_MS = 2000

interface HealthDeps {
  config: { databaseUrl: string }
  db: Db
  clock: Clock
  log: Logger
  lifecycle: Lifecycle
  outboxRuns: () => boolean
  /** Whether this process should serve the website but has no build of it: calls work, and every page is missing. */
  lacksPages: boolean
}

/**
 * `/healthz` says only that the process runs; `/readyz` that it takes requests, runs jobs and can write to its
 * database within two seconds.
 */
export function bindHealth(
  bind: Bind,
  { config, db, clock, log, lifecycle, outboxRuns, lacksPages }: HealthDeps,
): void {
  const file = fileOf(config.databaseUrl)
  const isInPlace = watchFile(file)

  bind(healthz)(async () => ({ status: 'ok' }))

  bind(readyz)(async () => {
    if (lacksPages || lifecycle.isStopping() || !outboxRuns()) throw retryLater('unavailable', 5)
    if (!isInPlace()) {
      log.error(
        { file },
        'the database file was deleted or replaced: what is written is lost when the server ends',
      )
      throw retryLater('unavailable', 5)
    }
    // A real write, so that a full disk or read-only file shows here before a visitor meets it.
    const written = countHit(db, { name: 'readyz', subject: '', now: clock(), windowMs: 1000 })
    if (!(await Promise.race([written, pause(WRITE_WITHIN_MS, undefined, { ref: false })])))
      throw retryLater('unavailable', 5)
    return { status: 'ready' }
  })
}
