import Sqlite from 'better-sqlite3'
import type { JobState } from '../../packages/contract/src/outbox.ts'
import type {
  ChargedIntent,
  DeliveredMail,
  GivenBack,
  NotesPage,
  PrintedOrder,
  StandIns,
} from '../lib/stand-ins.ts'

export interface JobEvidence {
  id: string
  kind: string
  about: string
  state: JobState
  /** Reminders wait for their day. */
  isDue: 0 | 1
}

/** What is left at the end: our database, and what the other sides received. */
export interface Evidence {
  db: Sqlite.Database
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

export async function gatherEvidence(databaseFile: string, standIns: StandIns): Promise<Evidence> {
  const db = new Sqlite(databaseFile, { readonly: true })
  const jobs = db
    .prepare<[string], JobEvidence>('select id, kind, about, state, due_at <= ? as isDue from outbox')
    .all(new Date().toISOString())
  return {
    db,
    jobs,
    mails: await standIns.mails(),
    leadPages: await standIns.leadPages(),
    ...(await standIns.charges()),
    printOrders: await standIns.printOrders(),
  }
}

/** What has to hold whatever the workload: a sound file, an empty outbox, and mail that is told as it was. */
export function verifyOutbox(
  { db, jobs, mails }: Evidence,
  overtaken: ReadonlySet<string> = new Set(),
): Finding[] {
  const copies = countBy(mails.map(({ messageId }) => jobOf(messageId)))
  const mailJobs = jobs.filter(({ kind }) => kind.startsWith('mail.'))
  const inState = (...states: JobState[]) => mailJobs.filter(({ state }) => states.includes(state))
  const arrived = ({ id }: JobEvidence) => copies.has(id)
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
      count: inState('done').filter((job) => !arrived(job) && !overtaken.has(job.id)).length,
      must: 0,
    },
    { what: 'mails refused that did arrive', count: inState('refused').filter(arrived).length, must: 0 },
    {
      what: 'mails that nobody asked for',
      count: [...copies.keys()].filter((id) => !known.has(id)).length,
      must: 0,
    },
    { what: 'problems of the integrity check', count: problems(db, 'integrity_check'), must: 0 },
    { what: 'problems of the foreign keys', count: problems(db, 'foreign_key_check'), must: 0 },
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

const problems = (db: Sqlite.Database, pragma: string) =>
  (db.pragma(pragma) as Record<string, unknown>[]).filter((row) => row[pragma] !== 'ok').length
