import { sql } from 'kysely'
import { fileOf, openDatabase } from '../../apps/api/src/db/database.ts'
import type { JobState } from '../../packages/contract/src/outbox.ts'
import type {
  ChargedIntent,
  DeliveredMail,
  GivenBack,
  NotesPage,
  PrintedOrder,
  StandIns,
} from '../lib/stand-ins.ts'

/** Alerts that are not sent when what they report has passed by their turn. */
const PASSING_ALERTS = new Set(['mail.copy-alert', 'mail.outbox-alert'])

interface JobEvidence {
  id: string
  kind: string
  about: string
  state: JobState
  /** The end of an offer waits for its time. */
  isDue: boolean
}

/** What is left at the end: our database, and what the other sides received. */
export interface Evidence {
  /** Asks our database, in the SQL that both engines understand. */
  rows<T>(statement: string): Promise<T[]>
  /** The one number that a statement answers. */
  count(statement: string): Promise<number>
  /** What the database itself finds wrong with its files. */
  damages: number
  close(): Promise<void>
  jobs: JobEvidence[]
  mails: DeliveredMail[]
  leadPages: NotesPage[]
  intents: ChargedIntent[]
  refunds: GivenBack[]
  printOrders: PrintedOrder[]
}

/** One line of the report. A finding without a limit only informs. */
export interface Finding {
  what: string
  count: number
  /** The only count that is right. */
  must?: number
}

/** Reads everything at the end of a run, once the server has stopped; `rows` and `count` still ask the database. */
export async function gatherEvidence(databaseUrl: string, standIns: StandIns): Promise<Evidence> {
  const now = new Date().toISOString()
  const db = openDatabase(databaseUrl, { poolSize: 1 })
  const ask = async <T>(statement: string): Promise<T[]> => (await sql.raw<T>(statement).execute(db)).rows
  const jobs = await ask<Omit<JobEvidence, 'isDue'> & { due_at: string }>(
    'select id, kind, about, state, due_at from outbox',
  )
  return {
    rows: ask,
    count: async (statement) => Number(Object.values((await ask<object>(statement))[0] ?? {})[0] ?? 0),
    jobs: jobs.map(({ due_at, ...job }) => ({ ...job, isDue: due_at <= now })),
    mails: await standIns.mails(),
    leadPages: await standIns.leadPages(),
    ...(await standIns.charges()),
    printOrders: await standIns.printOrders(),
    damages: fileOf(databaseUrl) === undefined ? await damagedIndexes(ask) : await damagesOfFile(ask),
    close: () => db.destroy(),
  }
}

/** Compares every index of PostgreSQL with its table. */
async function damagedIndexes(ask: Evidence['rows']): Promise<number> {
  await ask('create extension if not exists amcheck')
  const indexes = await ask<{ id: number }>(
    "select indexrelid as id from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace",
  )
  const checked = await Promise.allSettled(indexes.map(({ id }) => ask(`select bt_index_check(${id}, true)`)))
  return checked.filter(({ status }) => status === 'rejected').length
}

async function damagesOfFile(ask: Evidence['rows']): Promise<number> {
  const found = await ask<{ integrity_check: string }>('pragma integrity_check')
  const orphans = await ask('pragma foreign_key_check')
  return found.filter(({ integrity_check: problem }) => problem !== 'ok').length + orphans.length
}

/** What has to hold whatever the workload: a sound file, an empty outbox, and mail that is told as it was. */
export function verifyOutbox(
  { jobs, mails, damages }: Evidence,
  overtaken: ReadonlySet<string> = new Set(),
): Finding[] {
  const copies = countBy(mails.map(({ messageId }) => jobOf(messageId)))
  const mailJobs = jobs.filter(({ kind }) => kind.startsWith('mail.'))
  const inState = (...states: JobState[]) => mailJobs.filter(({ state }) => states.includes(state))
  const arrived = ({ id }: JobEvidence) => copies.has(id)
  const mayStaySilent = ({ id, kind }: JobEvidence) => overtaken.has(id) || PASSING_ALERTS.has(kind)
  const known = new Set(mailJobs.map(({ id }) => id))
  return [
    {
      what: 'jobs left waiting',
      count: jobs.filter(({ state, isDue }) => (state === 'ready' && isDue) || state === 'running').length,
      must: 0,
    },
    { what: 'jobs given up', count: jobs.filter(({ state }) => state === 'dead').length, must: 0 },
    { what: 'mail jobs', count: mailJobs.length },
    { what: '  sent', count: inState('done').length },
    { what: '  refused by the mail server', count: inState('refused').length },
    { what: '  listed as uncertain', count: inState('uncertain').length },
    { what: '    of them had arrived', count: inState('uncertain').filter(arrived).length },
    {
      what: 'mails that arrived twice',
      count: [...copies.values()].filter((copy) => copy > 1).length,
      must: 0,
    },
    {
      what: 'mails sent that never arrived',
      count: inState('done').filter((job) => !arrived(job) && !mayStaySilent(job)).length,
      must: 0,
    },
    { what: 'mails refused that did arrive', count: inState('refused').filter(arrived).length, must: 0 },
    {
      what: 'mails that nobody asked for',
      count: [...copies.keys()].filter((id) => !known.has(id)).length,
      must: 0,
    },
    { what: 'damages of the database', count: damages, must: 0 },
  ]
}

/** How often each value occurs. */
export function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Our Message-IDs are `<job@domain>`. */
const jobOf = (messageId: string | undefined) => messageId?.slice(1).split('@')[0] ?? ''
