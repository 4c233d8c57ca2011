import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../apps/api/src/db/database.ts'
import { readAvailability } from '../../packages/contract/src/booking.ts'
import { submitLead } from '../../packages/contract/src/leads.ts'
import { type ApiServer, startApi } from '../lib/api-server.ts'
import { startPostgres } from '../lib/postgres.ts'
import { type Cell, markdownTable, median, percentile } from '../lib/table.ts'
import { newTempFolder } from '../lib/temp-folder.ts'
import { bookFor } from './booking-rate.ts'
import { load, type Target } from './load.ts'
import { newLead } from './public-calls.ts'

const PROCESSES = [1, 2, 4]
const CONNECTIONS = 16
const WARM_UP_SECONDS = 1
const SECRET = 'only for as long as this benchmark takes'

interface Options {
  /** What makes the server talk to its stand-ins. */
  settings: Record<string, string>
  rounds: number
  seconds: number
}

interface Fleet {
  name: string
  urls: readonly string[]
  /** Makes room in the calendar. */
  empty(): Promise<unknown>
  stop(): Promise<void>
}

/**
 * Both engines beside each other, with an fsync a commit, served by one, two and four processes: what reads the database,
 * a lead, a free booking. For each number of processes the two engines run at once, and every round visits both.
 */
export async function printEngines({ settings, rounds, seconds }: Options): Promise<void> {
  const folder = newTempFolder('beacon-engines-')
  const postgres = await startPostgres({ durable: true })
  const rows: Record<string, Cell>[] = []
  for (const processes of PROCESSES) {
    const fleet = { processes, settings: { ...settings, DATA_DIR: folder } }
    const file = `sqlite:${join(folder, `beacon-${processes}.sqlite`)}`
    const address = await newDatabase(postgres.url, `beacon_${processes}`)
    const fleets = [
      await startFleet({ ...fleet, engine: 'SQLite', databaseUrl: file }),
      await startFleet({ ...fleet, engine: 'PostgreSQL', databaseUrl: address }),
    ]
    const figures: Figures[][] = fleets.map(() => [])
    for (let round = 0; round < rounds; round += 1)
      for (const [index, each] of fleets.entries()) figures[index]?.push(await measure(each, seconds))
    for (const [index, each] of fleets.entries()) {
      rows.push(summarise(each.name, figures[index] ?? []))
      await each.stop()
    }
  }
  await postgres.stop()
  console.log(
    `Median of ${rounds} rounds of ${seconds} s, ${CONNECTIONS} connections shared out (bookings: 8 visitors).\n`,
  )
  console.log(markdownTable(rows))
}

async function newDatabase(url: string, name: string): Promise<string> {
  const db = openDatabase(url, { poolSize: 1 })
  await sql`create database ${sql.id(name)}`.execute(db).finally(() => db.destroy())
  return url.replace(/\/postgres$/, `/${name}`)
}

interface FleetOptions {
  engine: string
  databaseUrl: string
  processes: number
  settings: Record<string, string>
}

async function startFleet({ engine, databaseUrl, processes, settings }: FleetOptions): Promise<Fleet> {
  const servers: ApiServer[] = []
  for (let index = 0; index < processes; index += 1) {
    const logFile = join(settings.DATA_DIR ?? '', `${engine}-${processes}-${index}.log`)
    const own = { ...settings, DATABASE_URL: databaseUrl, SESSION_SECRET: SECRET }
    servers.push(await startApi({ settings: own, logFile }))
  }
  const db = openDatabase(databaseUrl, { poolSize: 1 })
  return {
    name: `${engine}, ${processes} ${processes === 1 ? 'process' : 'processes'}`,
    urls: servers.map(({ url }) => url),
    empty: () => db.deleteFrom('booking_cell').execute(),
    async stop() {
      await db.destroy()
      await Promise.all(servers.map((server) => server.end()))
    },
  }
}

type Figures = Record<'reads' | 'leads' | 'leadP95' | 'bookings' | 'bookingP95' | 'failures', number>

async function measure({ name, urls, empty }: Fleet, seconds: number): Promise<Figures> {
  const reads = await loadAll(seconds, urls, (url) => ({ name, url: url + readAvailability.path }))
  const leads = await loadAll(seconds, urls, (url) => ({
    name,
    url: url + submitLead.path,
    request: newLead,
  }))
  const { bookings, elapsedMs, answers } = await bookFor(seconds, urls, empty)
  return {
    reads: reads.perSecond,
    leads: leads.perSecond,
    leadP95: leads.p95,
    bookings: (bookings * 1000) / elapsedMs,
    bookingP95: percentile(answers, 0.95),
    failures: reads.failures + leads.failures,
  }
}

/** The connections are shared out among the processes, as a load balancer would. */
async function loadAll(
  seconds: number,
  urls: readonly string[],
  target: (url: string) => Omit<Target, 'pid' | 'connections'>,
) {
  const targets = urls.map((url) => ({
    ...target(url),
    pid: undefined,
    connections: CONNECTIONS / urls.length,
  }))
  await Promise.all(targets.map((each) => load(each, WARM_UP_SECONDS)))
  const results = await Promise.all(targets.map((each) => load(each, seconds)))
  const sum = (key: 'perSecond' | 'failures') => results.reduce((total, result) => total + result[key], 0)
  return {
    perSecond: sum('perSecond'),
    failures: sum('failures'),
    p95: Math.max(...results.map(({ p95 }) => p95)),
  }
}

function summarise(name: string, figures: readonly Figures[]) {
  const middle = (key: keyof Figures) => median(figures.map((figure) => figure[key]))
  return {
    engine: name,
    'reads/s': Math.round(middle('reads')),
    'leads/s': Math.round(middle('leads')),
    'lead p95 ms': middle('leadP95').toFixed(1),
    'bookings/s': Math.round(middle('bookings')),
    'booking p95 ms': middle('bookingP95').toFixed(1),
    failures: figures.reduce((total, { failures }) => total + failures, 0),
  }
}
