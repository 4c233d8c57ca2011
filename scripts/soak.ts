/**
 * Thousands of visitors while the server is killed and the providers fail: nothing acknowledged may be lost, nothing may
 * happen twice. Server and stand-ins run in processes of their own; at the end the faults are switched off, the outbox
 * runs empty, and the database is compared with what the visitors, the mail server and the notes database saw.
 *
 *   pnpm soak [--leads 2000] [--kills 200] [--clients 12] [--faults 0.4] [--life 600] [--seed N]
 *             [--processes 1] [--postgres] [--database-kills 5]
 *
 * `--life` is how many milliseconds a server lives on average. The seed repeats the moments of arrivals and kills; which
 * call a fault strikes is drawn by the stand-ins. Several processes share one database, and the kills. With `--postgres`
 * there are two of them on a PostgreSQL of our own, which is stopped at once now and then, too.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openDatabase } from '../apps/api/src/db/database.ts'
import { receiveStripeEvent } from '../packages/contract/src/payments.ts'
import type { Fault } from '../packages/stand-ins/src/faults.ts'
import { spawnApi } from './lib/api-server.ts'
import { freePort } from './lib/ports.ts'
import { startPostgres } from './lib/postgres.ts'
import { createRandom } from './lib/random.ts'
import { startStandIns } from './lib/stand-ins.ts'
import { markdownTable, percentile } from './lib/table.ts'
import { createBookingWorkload } from './soak/bookings.ts'
import { killDatabase } from './soak/database-killer.ts'
import { type Finding, gatherEvidence, verifyOutbox } from './soak/evidence.ts'
import { runKiller } from './soak/killer.ts'
import { createLeadWorkload } from './soak/leads.ts'
import { createOrderWorkload } from './soak/orders.ts'
import { createSignUpWorkload } from './soak/sign-ups.ts'
import { runVisitors, type VisitorReport } from './soak/visitors.ts'

/** The faults last on while the outbox catches up, and for part of the minute that a killed server's lease holds. */
const FAULTS_LAST_ON_MS = 40_000
const SWEEPS_WITHIN_MS = 10_000
const RETRY_SCALE = '0.005'

/** Faults that hold a job for seconds are drawn rarely, or the outbox would do nothing but wait. */
const QUICK_FAULTS: Fault[] = ['refuse', 'rate-limit', 'error', 'malformed', 'done-but-cut']
const FAULT_MIX: Fault[] = ['hang', 'slow', ...Array.from({ length: 8 }, () => QUICK_FAULTS).flat()]

const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '200' },
    clients: { type: 'string', default: '12' },
    faults: { type: 'string', default: '0.4' },
    life: { type: 'string', default: '600' },
    seed: { type: 'string' },
    processes: { type: 'string' },
    postgres: { type: 'boolean', default: false },
    'database-kills': { type: 'string', default: '5' },
  },
})
const processes = Number(values.processes ?? (values.postgres ? 2 : 1))
const killsEach = Math.ceil(Number(values.kills) / processes)
const lifeMs = Number(values.life)
/** A dozen mails are written for each lead, one after the other: on a busy machine they take most of this. */
const drainWithinMs = Math.max(300_000, 600 * Number(values.leads))
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 32))

const folder = mkdtempSync(join(tmpdir(), 'beacon-soak-'))
const postgres = values.postgres ? await startPostgres({ durable: true }) : undefined
const databaseUrl = postgres?.url ?? `sqlite:${join(folder, 'beacon.sqlite')}`
const logFile = join(folder, 'api.log')
const say = (text: string) => console.log(`soak: ${text}`)

say(
  `${values.leads} leads, ${processes} servers killed ${killsEach} times each, ${Number(values.faults) * 100} % faults, seed ${seed}`,
)
const ports = await Promise.all(Array.from({ length: processes }, freePort))
const urls = ports.map((port) => `http://127.0.0.1:${port}`)
const [url = ''] = urls
const standIns = await startStandIns({ stripeWebhooks: url + receiveStripeEvent.path })
const ratio = Number(values.faults)
await standIns.setFaults('mail', { fault: FAULT_MIX, ratio })
await standIns.setFaults('notion', { fault: FAULT_MIX, ratio })
await standIns.setFaults('stripe', { fault: FAULT_MIX, ratio })
await standIns.setFaults('printify', { fault: FAULT_MIX, ratio })
const secret = randomBytes(32).toString('base64url')
const settings = {
  ...standIns.settings,
  DATABASE_URL: databaseUrl,
  DATA_DIR: folder,
  RETRY_SCALE,
  SESSION_SECRET: secret,
}

const workloads = [
  createLeadWorkload(),
  createSignUpWorkload(),
  createOrderWorkload({ cards: standIns.cards, databaseUrl, url, random: createRandom(seed + 3) }),
  createBookingWorkload({ secret, random: createRandom(seed + 2) }),
]
const lives = Array.from({ length: killsEach + 1 }, () => Promise.withResolvers<void>())
const databaseKills = postgres ? Number(values['database-kills']) : 0
const databaseKiller =
  postgres &&
  killDatabase({
    server: postgres,
    kills: databaseKills,
    everyMs: ((killsEach + 1) * lifeMs) / databaseKills,
    random: createRandom(seed + 4),
  })
const [report, ...servers] = await Promise.all([
  runVisitors({
    urls,
    workloads,
    visitors: Number(values.leads),
    clients: Number(values.clients),
    lives: lives.map(({ promise }) => promise),
    lifeMs,
    random: createRandom(seed + 1),
  }),
  ...ports.map((port, index) =>
    runKiller({
      spawn: () => spawnApi({ port, logFile, settings }),
      logFile,
      kills: killsEach,
      lifeMs,
      random: createRandom(seed + 10 * index),
      // Arrivals are spread over the lives of one of them.
      onLife: (n) => index === 0 && lives[n]?.resolve(),
      mayFailToStart: postgres !== undefined,
    }),
  ),
])
await databaseKiller
say('every call is acknowledged; the outbox catches up')
await outboxIsEmpty(FAULTS_LAST_ON_MS)
await standIns.clearFaults()
await outboxIsEmpty(drainWithinMs)
// A webhook that was lost leaves no job: the sweep of payments finds what it would have said.
await wait(SWEEPS_WITHIN_MS)
await outboxIsEmpty(drainWithinMs)
const codes = await Promise.all(servers.map(async (server) => (await server.end()).code ?? -1))

const evidence = await gatherEvidence(databaseUrl, standIns)
const overtaken = new Set(workloads.flatMap((workload) => [...(workload.overtaken?.(evidence) ?? [])]))
const findings = [
  ...(await Promise.all(workloads.map((workload) => workload.verify(evidence)))).flat(),
  ...verifyOutbox(evidence, overtaken),
]
await evidence.close()
await standIns.stop()
await postgres?.stop()
const isRight = printReport(report, [
  ...findings,
  { what: 'exit code of a graceful stop', count: Math.max(...codes), must: 0 },
  ...(postgres ? [{ what: 'times that the database was killed', count: databaseKills }] : []),
])
if (isRight) rmSync(folder, { recursive: true, force: true })
else say(`the evidence is in ${folder}`)
process.exitCode = isRight ? 0 : 1

/** Waits until nothing that was to run by now is ready or running, or until the time is up. */
async function outboxIsEmpty(withinMs: number): Promise<void> {
  const db = openDatabase(databaseUrl, { poolSize: 1 })
  const giveUpAt = Date.now() + withinMs
  const isWaiting = async () => {
    const now = new Date().toISOString()
    const { rows } = await sql`
      select 1 from outbox where state = 'running' or (state = 'ready' and due_at <= ${now}) limit 1`.execute(
      db,
    )
    return rows.length > 0
  }
  while (Date.now() < giveUpAt && (await isWaiting())) await wait(250)
  await db.destroy()
}

/** Prints everything that was counted; false when something is not as it must be. */
function printReport({ calls, repeats, answerMs }: VisitorReport, findings: readonly Finding[]): boolean {
  const wrong = findings.filter(({ count, must }) => must !== undefined && count !== must)
  const rows = findings.map(({ what, count, must }) => ({
    finding: what,
    count,
    verdict: must === undefined ? '' : count === must ? 'ok' : `must be ${must}`,
  }))
  console.log(`\n${markdownTable(rows)}\n`)
  say(
    `${calls} calls acknowledged, ${repeats} attempts repeated, ` +
      `p50 ${percentile(answerMs, 0.5).toFixed(1)} ms, p95 ${percentile(answerMs, 0.95).toFixed(1)} ms`,
  )
  say(wrong.length === 0 ? 'ok' : `${wrong.length} findings are wrong; repeat with --seed ${seed}`)
  return wrong.length === 0
}
