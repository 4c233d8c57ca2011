/**
 * Fifty people press the button for one time in the same moment, on servers that share one database; a thousand times
 * over. Exactly one of them may be booked, each time.
 *
 *   pnpm race [--rounds 1000] [--people 50] [--servers 2] [--postgres] [--seed N]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ApiServer, startApi } from './lib/api-server.ts'
import { raceForSlots } from './lib/booking-race.ts'
import { startPostgres } from './lib/postgres.ts'
import { createRandom } from './lib/random.ts'
import { startStandIns } from './lib/stand-ins.ts'

const REPORT_EVERY = 100

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    people: { type: 'string', default: '50' },
    servers: { type: 'string', default: '2' },
    postgres: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 32))
const folder = mkdtempSync(join(tmpdir(), 'beacon-race-'))
const say = (text: string) => console.log(`race: ${text}`)

const standIns = await startStandIns()
const postgres = values.postgres ? await startPostgres() : undefined
const databaseUrl = postgres?.url ?? `sqlite:${join(folder, 'beacon.sqlite')}`
const settings = { ...standIns.settings, DATA_DIR: folder, DATABASE_URL: databaseUrl, DEMO: 'true' }
const servers: ApiServer[] = []
for (let index = 0; index < Number(values.servers); index += 1)
  servers.push(await startApi({ settings, logFile: join(folder, `api-${index}.log`) }))
say(`${values.rounds} rounds of ${values.people} people on ${servers.length} servers, seed ${seed}`)
const started = performance.now()
const report = await raceForSlots({
  urls: servers.map(({ url }) => url),
  databaseUrl,
  rounds: Number(values.rounds),
  people: Number(values.people),
  random: createRandom(seed),
  onRound: (round) => round % REPORT_EVERY === 0 && say(`${round} rounds`),
})
await Promise.all(servers.map((server) => server.end()))
await standIns.stop()
await postgres?.stop()

say(`${report.requests} requests in ${((performance.now() - started) / 1000).toFixed(0)} s`)
say(`${report.mixedBookings} bookings of all lengths, ${report.mixedRefusals} refused as taken`)
say(`rounds not won by exactly one: ${report.wrongRounds}; overlapping bookings: ${report.overlaps}`)
const isRight = report.wrongRounds === 0 && report.overlaps === 0
if (isRight) rmSync(folder, { recursive: true, force: true })
say(isRight ? 'ok' : `the evidence is in ${folder}; repeat with --seed ${seed}`)
process.exitCode = isRight ? 0 : 1
