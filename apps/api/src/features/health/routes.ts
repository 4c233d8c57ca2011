import { healthz, readyz } from '@beacon/contract/health'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import type { Bind } from '../../http/endpoint.ts'
import { retryLater } from '../../http/errors.ts'
import { countHit } from '../../http/rate-limit.ts'
import type { Lifecycle } from '../../lifecycle.ts'

interface HealthDeps {
  db: Db
  clock: Clock
  lifecycle: Lifecycle
  outboxRuns: () => boolean
}

export function bindHealth(bind: Bind, { db, clock, lifecycle, outboxRuns }: HealthDeps): void {
  bind(healthz)(async () => ({ status: 'ok' }))

  bind(readyz)(async () => {
    if (lifecycle.isStopping() || !outboxRuns()) throw retryLater('unavailable', 5)
    // A real write: a full disk or a read-only file shows here before a visitor meets it.
    await countHit(db, { name: 'readyz', subject: '', now: clock(), windowMs: 1000 })
    return { status: 'ready' }
  })
}
