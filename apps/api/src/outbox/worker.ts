import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Db, JobRow, Tx } from '../db/schema.ts'
import { inTransaction } from '../db/transaction.ts'
import { JobError } from './job-error.ts'
import type { Outbox } from './outbox.ts'
import { assignLanes, recoverLeases } from './recovery.ts'
import { GIVE_UP_AFTER_MS, retryWait } from './retry.ts'
import { claimJob, type Ending, endJob, findDueLane, LEASE_MS, markPhase } from './store.ts'

const LOOK_EVERY_MS = 1000
const RECOVER_EVERY_MS = 10_000
const PAUSED_WAIT_MS = 5000

/** What a handler gets: the job, and a way to write down that the point of no return is about to pass. */
export interface JobRun {
  job: JobRow
  beforeBody(): Promise<void>
}

/** Does the work of one kind of job. What it returns is written in the same transaction that ends the job. */
export type JobHandler = (run: JobRun) => Promise<((tx: Tx) => Promise<void>) | void>

export interface Lane {
  /** How many jobs of this lane may run at once. */
  concurrency: number
  handlers: Record<string, JobHandler>
}

export interface WorkerDeps {
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
  /** Stops taking jobs and waits for those in hand. */
  stop(): Promise<void>
  /** Runs until nothing is due; for tests with a held clock. */
  drain(): Promise<void>
  isRunning(): boolean
}

/**
 * Runs the outbox: one lane a provider, so that a provider that hangs delays its own jobs only. Jobs are leased,
 * retried with growing waits, and parked where an administrator sees them. A handler must be safe to run twice.
 */
export function createWorker(deps: WorkerDeps, lanes: Record<string, Lane>): Worker {
  const { db, clock, log } = deps
  const random = deps.random ?? Math.random
  const inHand = new Map<string, Set<Promise<void>>>(Object.keys(lanes).map((lane) => [lane, new Set()]))
  /** When a lane whose provider turned a job away is tried again, as a timestamp. */
  const resumesAt = new Map<string, number>()
  let running = false
  let looking: Promise<void> | undefined
  let lookAgain = false
  let timers: NodeJS.Timeout[] = []

  const everything = () => [...inHand.values()].flatMap((jobs) => [...jobs])

  /** The lanes whose provider is not known to be down at this moment. */
  const openLanes = () => Object.keys(lanes).filter((lane) => (resumesAt.get(lane) ?? 0) <= clock().getTime())
  const hasRoom = (lane: string) => (inHand.get(lane)?.size ?? 0) < (lanes[lane]?.concurrency ?? 0)

  async function look(): Promise<void> {
    for (;;) {
      const free = openLanes().filter(hasRoom)
      const now = clock()
      const lane = await findDueLane(db, free, now)
      if (lane === undefined) return
      const job = await claimJob(db, lane, now, new Date(now.getTime() + LEASE_MS))
      if (!job) return
      takeInHand(job)
      // The database answers without ever leaving the event loop: let requests have their turn between two jobs.
      await setImmediate()
    }
  }

  function takeInHand(job: JobRow): void {
    const jobs = inHand.get(job.lane) ?? new Set()
    const work = attempt(job)
      .catch((error: unknown) =>
        log.error({ err: error, ...tagsOf(job) }, 'outbox: an attempt could not be written down'),
      )
      .finally(() => {
        jobs.delete(work)
        nudge()
      })
    jobs.add(work)
  }

  async function attempt(job: JobRow): Promise<void> {
    let bodyIsOut = false
    const beforeBody = async () => {
      await passPointOfNoReturn(job)
      bodyIsOut = true
    }
    try {
      const handler = lanes[job.lane]?.handlers[job.kind]
      if (!handler) throw new JobError('refused', `Nobody handles jobs of the kind ${job.kind}.`)
      const effects = await handler({ job, beforeBody })
      await inTransaction(db, async (tx) => {
        await effects?.(tx)
        await endJob(tx, job, { state: 'done', at: clock() })
      })
      log.info({ ...tagsOf(job), state: 'done' }, 'outbox: job done')
    } catch (error) {
      const ending = endingFor(job, error, bodyIsOut)
      const isPaused = failureOf(error) === 'paused'
      // One job that was turned away speaks for its lane: the others need not be claimed to learn the same.
      if (isPaused && ending.state === 'ready') resumesAt.set(job.lane, ending.runAt.getTime())
      const outcome = { ...tagsOf(job), state: ending.state, reason: ending.error }
      // Nobody was asked: in an outage of hours such lines would bury the story.
      if (isPaused) log.debug(outcome, 'outbox: left waiting')
      else log.warn(outcome, 'outbox: attempt failed')
      await endJob(db, job, ending)
    }
  }

  async function passPointOfNoReturn(job: JobRow): Promise<void> {
    if (!(await markPhase(db, job, 'data')))
      throw new JobError('paused', 'The lease was lost before the body went out.')
  }

  function endingFor(job: JobRow, error: unknown, bodyIsOut: boolean): Exclude<Ending, { state: 'done' }> {
    const reason = reasonOf(error)
    // NOTE: what fails unforeseen after the body went out (a full disk, say) must not send the mail again.
    const unforeseen = bodyIsOut ? 'uncertain' : 'retry'
    const failure = failureOf(error) ?? unforeseen
    if (failure === 'uncertain' || failure === 'refused') return { state: failure, error: reason }
    const now = clock().getTime()
    const later = (ms: number) => new Date(now + ms * deps.retryScale)
    if (failure === 'paused') {
      return {
        state: 'ready',
        runAt: later(PAUSED_WAIT_MS * (0.5 + random())),
        error: reason,
        attempts: job.attempts - 1,
      }
    }
    if (now - Date.parse(job.due_at) > GIVE_UP_AFTER_MS) return { state: 'dead', error: reason }
    const retryAfterMs = error instanceof JobError ? error.retryAfterMs : 0
    return { state: 'ready', runAt: later(retryWait(job.attempts, random(), retryAfterMs)), error: reason }
  }

  /** Only one look at a time; a nudge during a look is remembered. */
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
    Promise.all([recoverLeases(db, clock()), assignLanes(db, Object.keys(lanes))]).catch((error: unknown) =>
      log.error({ err: error }, 'outbox: recovering jobs failed'),
    )

  deps.outbox.onNudge(nudge)

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

/** By what a line of the log is found: the job, and the order, booking or lead that it is about. */
const tagsOf = ({ id, kind, about, attempts }: JobRow) => ({ job: id, kind, about, attempts })

/** A mail server repeats the address that it refuses; neither the log nor the outbox keeps it. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/[^\s<>"']+@[^\s<>"']+/g, '[address]')

const failureOf = (error: unknown) => (error instanceof JobError ? error.failure : undefined)
