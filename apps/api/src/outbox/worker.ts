import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Db, JobRow } from '../db/schema.ts'
import { createAttempt, type JobHandler, leaseFrom, tagsOf } from './attempt.ts'
import { LONGEST_PAUSE_MS } from './job-outcome.ts'
import type { Outbox } from './outbox.ts'
import { assignLanes, recoverFromFuture, recoverLeases } from './recovery.ts'
import { claimJob, findDueLane } from './store.ts'

const LOOK_EVERY_MS = 1000
/** Writes that arrive together are handled in one look. */
const LOOK_SOON_MS = 10
const RECOVER_EVERY_MS = 10_000

export interface Lane {
  /** How many jobs of this lane may run at once. */
  concurrency: number
  handlers: Record<string, JobHandler>
}

interface WorkerDeps {
  db: Db
  outbox: Outbox
  clock: Clock
  log: Logger
  /** Multiplies every wait; below 1 in tests and soak runs only. */
  retryScale: number
  random?: () => number
}

export interface Worker {
  start(): void
  /** Takes no more jobs and waits for those in progress. */
  stop(): Promise<void>
  /** Runs until nothing is due; for tests with a fixed clock. */
  drain(): Promise<void>
  isRunning(): boolean
}

/**
 * Runs the outbox, one lane per provider, so that a provider that hangs delays only its own jobs. Jobs are leased,
 * retried with growing waits, and finally parked where an administrator sees them. A handler must be safe to run twice.
 */
export function createWorker(deps: WorkerDeps, lanes: Record<string, Lane>): Worker {
  const { db, clock, log } = deps
  const attempt = createAttempt(deps, ({ lane, kind }) => lanes[lane]?.handlers[kind])
  const inHand = new Map<string, Set<Promise<void>>>(Object.keys(lanes).map((lane) => [lane, new Set()]))
  /** When to try a lane again whose provider is down, as a timestamp. */
  const resumesAt = new Map<string, number>()
  let running = false
  let looking: Promise<void> | undefined
  let lookAgain = false
  let willLook = false
  let timers: NodeJS.Timeout[] = []

  const everything = () => [...inHand.values()].flatMap((jobs) => [...jobs])

  /** Whether a lane's provider is not known to be down. A longer pause than any is over: the clock was set back. */
  const isOpen = (lane: string) => {
    const pauseMs = (resumesAt.get(lane) ?? 0) - clock().getTime()
    return pauseMs <= 0 || pauseMs > LONGEST_PAUSE_MS * deps.retryScale
  }
  const openLanes = () => Object.keys(lanes).filter(isOpen)
  const hasRoom = (lane: string) => (inHand.get(lane)?.size ?? 0) < (lanes[lane]?.concurrency ?? 0)

  async function look(): Promise<void> {
    for (;;) {
      const free = openLanes().filter(hasRoom)
      const now = clock()
      const lane = await findDueLane(db, free, now)
      if (lane === undefined) return
      const job = await claimJob(db, lane, now, leaseFrom(now))
      if (!job) return
      takeInHand(job)
      // SQLite answers without ever yielding to the event loop: let requests run between two jobs.
      await setImmediate()
    }
  }

  function takeInHand(job: JobRow): void {
    const jobs = inHand.get(job.lane) ?? new Set()
    const work = attempt(job)
      .then((resumes) => {
        // One job that was turned away pauses its lane: the others would only learn the same.
        if (resumes) resumesAt.set(job.lane, resumes.getTime())
      })
      .catch((error: unknown) =>
        log.error({ err: error, ...tagsOf(job) }, 'outbox: an attempt could not be written down'),
      )
      .finally(() => {
        jobs.delete(work)
        nudge()
      })
    jobs.add(work)
  }

  /** Only one look at a time; a nudge meanwhile is remembered. */
  function nudge(): void {
    if (!running) return
    if (looking) {
      lookAgain = true
      return
    }
    looking = look()
      .catch((error: unknown) => log.error({ err: error }, 'outbox: looking for jobs failed'))
      .finally(() => {
        looking = undefined
        if (lookAgain) {
          lookAgain = false
          nudge()
        }
      })
  }

  const recover = () =>
    Promise.all([
      recoverLeases(db, clock()),
      recoverFromFuture(db, clock()),
      assignLanes(db, Object.keys(lanes)),
    ]).catch((error: unknown) => log.error({ err: error }, 'outbox: recovering jobs failed'))

  function nudgeSoon(): void {
    if (willLook) return
    willLook = true
    setTimeout(() => {
      willLook = false
      nudge()
    }, LOOK_SOON_MS)
  }

  deps.outbox.onNudge(nudgeSoon)

  return {
    start() {
      running = true
      void recover().then(nudge)
      timers = [setInterval(nudge, LOOK_EVERY_MS), setInterval(() => void recover(), RECOVER_EVERY_MS)]
    },
    async stop() {
      running = false
      for (const timer of timers) clearInterval(timer)
      await looking
      await Promise.all(everything())
    },
    async drain() {
      do {
        await Promise.all([looking, look()])
        await Promise.all(everything())
      } while (looking || (await findDueLane(db, openLanes(), clock())) !== undefined)
    },
    isRunning: () => running,
  }
}
