/**
 * What a call costs, in one run with interleaved rounds: a bare node:http server, a bare Express handler with the same
 * bytes, our whole stack on a small GET, the lane for hot bodies, the list of 250 posts; the store's 500 products beside
 * an Express handler that sends their bytes, as Express comes and without the ETag; then a lead. Mail and notes hang all
 * the while: the posts were copied before. Shares are taken within a round, then the median; the CPU columns hardly move
 * when other work shares the machine.
 *
 *   pnpm bench:api [--rounds 5] [--seconds 5] [--connections 32]
 *
 * At the end both engines stand side by side (`pnpm bench:engines` is that part alone).
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type BlogList, listBlogPosts } from '../packages/contract/src/blog.ts'
import { readConfig } from '../packages/contract/src/config.ts'
import { submitLead } from '../packages/contract/src/leads.ts'
import { listProducts } from '../packages/contract/src/products.ts'
import { printEngines } from './bench/engines.ts'
import { load, type Measurement, type Target } from './bench/load.ts'
import { newLead } from './bench/public-calls.ts'
import { startApi } from './lib/api-server.ts'
import { freePort, isTaken } from './lib/ports.ts'
import { type Program, startProgram } from './lib/programs.ts'
import { startStandIns } from './lib/stand-ins.ts'
import { markdownTable, median } from './lib/table.ts'
import { newTempFolder } from './lib/temp-folder.ts'

const BARE = fileURLToPath(new URL('./bench/bare-servers.ts', import.meta.url))
const WARM_UP_SECONDS = 1
const LEAD_CONNECTIONS = 8
const POSTS = 250
const PRODUCTS = 500

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

const folder = newTempFolder('beacon-bench-')
const standIns = await startStandIns({ posts: POSTS, products: PRODUCTS })
await copyPosts()
await Promise.all([
  standIns.setFaults('mail', { fault: 'hang' }),
  standIns.setFaults('notion', { fault: 'hang' }),
])
const api = await startOurs()
const small = await keepAnswer(readConfig.path)
const store = await keepAnswer(listProducts.path)
const programs: Program[] = [api]

const get = (name: string, url: string, program: Program): Target => ({
  name,
  url,
  pid: program.child.pid,
  connections,
})
const reads: Target[] = [
  await startBare('raw', 'node:http', small),
  await startBare('express', 'bare Express', small),
  // A query keeps the request from being answered from memory.
  get('our whole stack', `${api.url}${readConfig.path}?x=1`, api),
  get('our hot lane', api.url + readConfig.path, api),
  {
    ...get(`the list of ${POSTS} posts`, api.url + listBlogPosts.path, api),
    request: { method: 'GET', path: listBlogPosts.path, headers: { 'accept-encoding': 'br' } },
  },
]
const bareStore = await startBare('bytes', `bare Express, ${PRODUCTS} products`, store)
const plainStore = await startBare('plain', 'the same without an ETag', store)
const ourStore = get(`the store’s ${PRODUCTS} products`, api.url + listProducts.path, api)
const lead: Target = {
  name: 'a lead, mail and notes hanging',
  url: api.url + submitLead.path,
  pid: api.child.pid,
  connections: LEAD_CONNECTIONS,
  request: newLead,
}
// The leads come last: what their outbox does would be counted with the reads.
const measurements = new Map([
  ...(await measure(reads)),
  ...(await measure([bareStore, plainStore, ourStore])),
  ...(await measure([lead])),
])
printTable([...reads, bareStore, plainStore, ourStore, lead], measurements)
for (const program of programs) await program.end()
console.log()
await printEngines({ settings: standIns.settings, rounds, seconds })
await standIns.stop()
const listP95 = median((measurements.get(`the list of ${POSTS} posts`) ?? []).map(({ p95 }) => p95))
const ofBare = share(measurements, ourStore.name, bareStore.name)
const ofPlain = share(measurements, ourStore.name, plainStore.name)
const leadP95 = median((measurements.get(lead.name) ?? []).map(({ p95 }) => p95))
console.log(`\nThe list of posts is answered within ${listP95.toFixed(1)} ms (p95); the promise is 10 ms.`)
console.log(
  `The store’s list goes out at ${Math.round(ofBare * 100)} % of bare Express with the same bytes, and at ${Math.round(ofPlain * 100)} % of one that makes no ETag; the promise is 100 %.`,
)
console.log(`A lead is answered within ${leadP95.toFixed(1)} ms (p95); the promise is 300 ms.`)

/** The log is written as in production: a line a request is part of the price. */
function startOurs() {
  const settings = { ...standIns.settings, ...standIns.blogSettings, DATA_DIR: folder, LOG_LEVEL: 'info' }
  return startApi({ settings, logFile: join(folder, 'api.log') })
}

/** A first server copies the posts, faster than Notion would like it, and ends: what is measured finds its copy. */
async function copyPosts(): Promise<void> {
  const settings = { ...standIns.settings, ...standIns.blogSettings, DATA_DIR: folder, RETRY_SCALE: '0.001' }
  const first = await startApi({ settings, logFile: join(folder, 'first.log') })
  const count = async () => {
    const { source, posts } = (await (await fetch(first.url + listBlogPosts.path)).json()) as BlogList
    return source === 'notion' ? posts.length : 0
  }
  while ((await count()) < POSTS) await wait(200)
  await first.end()
}

/** One answer of ours in a file, for the bare servers. */
async function keepAnswer(path: string): Promise<string> {
  const file = join(folder, `${path.replaceAll('/', '-')}.json`)
  writeFileSync(file, await (await fetch(api.url + path)).text())
  return file
}

async function startBare(kind: string, name: string, file: string): Promise<Target> {
  const port = await freePort()
  const program = startProgram(process.execPath, [BARE, kind, String(port), file], { stdio: 'inherit' })
  programs.push(program)
  while (!(await isTaken(port))) await wait(50)
  return get(name, `http://127.0.0.1:${port}/`, program)
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

/** How a target stands to another one, taken within a round, then the median: over 1 is better. */
function share(
  results: Map<string, Measurement[]>,
  name: string,
  base: string,
  key: 'perSecond' | 'cpuMicros' = 'perSecond',
): number {
  const floor = results.get(base) ?? []
  return median(
    (results.get(name) ?? []).map((round, index) => {
      const other = floor[index]?.[key] ?? Number.NaN
      return key === 'perSecond' ? round[key] / other : other / round[key]
    }),
  )
}

function printTable(all: readonly Target[], results: Map<string, Measurement[]>): void {
  const of = (name: string) => results.get(name) ?? []
  const middle = (name: string, key: keyof Measurement) => median(of(name).map((round) => round[key]))
  /** What the store sends is another thing: it has a floor of its own. */
  const ofTheStore = new Set([plainStore.name, ourStore.name])
  const floorOf = (name: string) => (ofTheStore.has(name) ? bareStore.name : 'bare Express')
  const rows = all.map(({ name }) => ({
    target: name,
    'req/s': Math.round(middle(name, 'perSecond')),
    'of node:http': share(results, name, 'node:http').toFixed(2),
    'of Express': share(results, name, floorOf(name)).toFixed(2),
    'CPU µs/req': middle(name, 'cpuMicros').toFixed(1),
    'CPU, of Express': share(results, name, floorOf(name), 'cpuMicros').toFixed(2),
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
