/**
 * What a call costs, in one run with interleaved rounds: a bare node:http server, a bare Express handler with the same
 * bytes, our whole stack on a small GET, the lane for hot bodies; then a lead while mail and notes hang. Shares are taken
 * within a round, then the median; the CPU columns hardly move when other work shares the machine.
 *
 *   pnpm bench:api [--rounds 5] [--seconds 5] [--connections 32]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readConfig } from '../packages/contract/src/config.ts'
import { submitLead } from '../packages/contract/src/leads.ts'
import { load, type Measurement, type Target } from './bench/load.ts'
import { startApi } from './lib/api-server.ts'
import { freePort, isTaken } from './lib/ports.ts'
import { type Program, startProgram } from './lib/programs.ts'
import { startStandIns } from './lib/stand-ins.ts'
import { markdownTable, median } from './lib/table.ts'

const BARE = fileURLToPath(new URL('./bench/bare-servers.ts', import.meta.url))
const WARM_UP_SECONDS = 1
const LEAD_CONNECTIONS = 8

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const connections = Number(values.connections)

const folder = mkdtempSync(join(tmpdir(), 'beacon-bench-'))
const standIns = await startStandIns()
await Promise.all([
  standIns.setFaults('mail', { fault: 'hang' }),
  standIns.setFaults('notion', { fault: 'hang' }),
])
const api = await startOurs()
const body = await (await fetch(api.url + readConfig.path)).text()
const programs: Program[] = [api]

const get = (name: string, url: string, program: Program): Target => ({
  name,
  url,
  pid: program.child.pid,
  connections,
})
const reads: Target[] = [
  await startBare('raw', 'node:http'),
  await startBare('express', 'bare Express'),
  // A query keeps the request out of the lane for hot bodies.
  get('our whole stack', `${api.url}${readConfig.path}?x=1`, api),
  get('our hot lane', api.url + readConfig.path, api),
]
const lead: Target = {
  name: 'a lead, mail and notes hanging',
  url: api.url + submitLead.path,
  pid: api.child.pid,
  connections: LEAD_CONNECTIONS,
  request: {
    method: 'POST',
    path: submitLead.path,
    headers: { 'content-type': 'application/json' },
    setupRequest: (request) => ({ ...request, body: JSON.stringify(newLead()) }),
  },
}
// The leads come last: what their outbox does would be counted with the reads.
const measurements = new Map([...(await measure(reads)), ...(await measure([lead]))])
printTable([...reads, lead], measurements)
for (const program of programs) await program.end()
await standIns.stop()
rmSync(folder, { recursive: true, force: true })
const leadP95 = median((measurements.get(lead.name) ?? []).map(({ p95 }) => p95))
console.log(`\nA lead is answered within ${leadP95.toFixed(1)} ms (p95); the promise is 300 ms.`)

/** The log is written as in production: a line a request is part of the price. */
function startOurs() {
  const settings = { ...standIns.settings, DATA_DIR: folder, LOG_LEVEL: 'info' }
  return startApi({ settings, logFile: join(folder, 'api.log') })
}

async function startBare(kind: string, name: string): Promise<Target> {
  const port = await freePort()
  const program = startProgram(process.execPath, [BARE, kind, String(port), body], { stdio: 'inherit' })
  programs.push(program)
  while (!(await isTaken(port))) await wait(50)
  return get(name, `http://127.0.0.1:${port}/`, program)
}

function newLead() {
  const number = Math.random().toString(36).slice(2)
  return { name: 'Ada Bench', email: `ada-${number}@bench.test`, message: `Number ${number}, please.` }
}

/** Every round visits every target once; the order moves on, so that no target always follows the same one. */
async function measure(all: readonly Target[]): Promise<Map<string, Measurement[]>> {
  const results = new Map<string, Measurement[]>(all.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const target of [...all.slice(round % all.length), ...all.slice(0, round % all.length)]) {
      await load(target, WARM_UP_SECONDS)
      results.get(target.name)?.push(await load(target, seconds))
    }
  }
  return results
}

function printTable(all: readonly Target[], results: Map<string, Measurement[]>): void {
  const of = (name: string) => results.get(name) ?? []
  const middle = (name: string, key: keyof Measurement) => median(of(name).map((round) => round[key]))
  const share = (name: string, base: string, key: 'perSecond' | 'cpuMicros') =>
    median(
      of(name).map((round, index) => {
        const other = of(base)[index]?.[key] ?? Number.NaN
        return key === 'perSecond' ? round[key] / other : other / round[key]
      }),
    )
  const rows = all.map(({ name }) => ({
    target: name,
    'req/s': Math.round(middle(name, 'perSecond')),
    'of node:http': share(name, 'node:http', 'perSecond').toFixed(2),
    'of Express': share(name, 'bare Express', 'perSecond').toFixed(2),
    'CPU µs/req': middle(name, 'cpuMicros').toFixed(1),
    'CPU, of Express': share(name, 'bare Express', 'cpuMicros').toFixed(2),
    'p50 ms': middle(name, 'p50').toFixed(1),
    'p95 ms': middle(name, 'p95').toFixed(1),
    'p99 ms': middle(name, 'p99').toFixed(1),
    failures: of(name).reduce((sum, round) => sum + round.failures, 0),
  }))
  console.log(
    `Median of ${rounds} interleaved rounds of ${seconds} s, ${connections} connections (leads: ${LEAD_CONNECTIONS}).\n`,
  )
  console.log(markdownTable(rows))
}
