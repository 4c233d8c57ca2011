import { jobStates } from '@beacon/contract/outbox'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Clock, DAY_MS, isoAfter } from './clock.ts'
import type { Db } from './db/schema.ts'
import { shownState } from './features/payments/store.ts'
import { countByState, oldestWaiting } from './outbox/job-overview.ts'
import { listSyncs } from './sync/store.ts'

export interface HttpMetrics {
  observe(method: string, status: number, ms: number): void
}

export interface Metrics {
  http: HttpMetrics
  /** The Prometheus text, with the outbox counted at this moment. */
  text(): Promise<{ contentType: string; body: string }>
}

/** The process, its requests, its outbox, the payments and the age of its copies, as Prometheus reads them. */
export function createMetrics({ db, clock }: { db: Db; clock: Clock }): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  const jobs = new Gauge({
    name: 'outbox_jobs',
    help: 'Jobs of the outbox by state',
    labelNames: ['state'],
    registers: [registry],
  })
  const oldest = new Gauge({
    name: 'outbox_oldest_waiting_seconds',
    help: 'Age of the oldest job not done',
    registers: [registry],
  })

  const payments = new Gauge({
    name: 'payments',
    help: 'Payments by state, as an administrator sees it',
    labelNames: ['state'],
    registers: [registry],
  })
  const copied = new Gauge({
    name: 'content_copy_last_success_timestamp_seconds',
    help: 'When a copy of what others hold was last made whole; 0 for never',
    labelNames: ['copy'],
    registers: [registry],
  })

  async function countPayments(): Promise<void> {
    const rows = await db
      .selectFrom('payment')
      .select(['state', 'disputed', (query) => query.fn.countAll<number>().as('count')])
      .groupBy(['state', 'disputed'])
      .execute()
    payments.reset()
    for (const { count, ...payment } of rows) payments.inc({ state: shownState(payment) }, Number(count))
  }

  async function readCopies(): Promise<void> {
    const since = isoAfter(clock(), -DAY_MS)
    const rows = await listSyncs(db)
    copied.reset()
    for (const { name, started_at, last_ok_at } of rows) {
      const isSwitchedOn = started_at !== null && started_at > since
      if (isSwitchedOn) copied.set({ copy: name }, last_ok_at ? Date.parse(last_ok_at) / 1000 : 0)
    }
  }

  return {
    http: {
      observe: (method, status, ms) =>
        duration.observe({ method, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    },
    async text() {
      const counts = await countByState(db)
      for (const state of jobStates) jobs.set({ state }, counts[state])
      const since = await oldestWaiting(db, clock())
      oldest.set(since === undefined ? 0 : Math.max(0, (clock().getTime() - Date.parse(since)) / 1000))
      await Promise.all([countPayments(), readCopies()])
      return { contentType: registry.contentType, body: await registry.metrics() }
    },
  }
}
