/**
 * Every call that a visitor can make without paying, one after the other; how fast bookings are beside bare SQLite; how
 * long a warm start takes; and what the process holds in memory after all of it. Mail hangs all the while.
 *
 *   pnpm bench:calls [--seconds 2] [--connections 8] [--starts 5]
 */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { measureBookingRate } from './bench/booking-rate.ts'
import { cpuSeconds, load, residentMb } from './bench/load.ts'
import { publicCalls } from './bench/public-calls.ts'
import { type ApiServer, startApi } from './lib/api-server.ts'
import { startStandIns } from './lib/stand-ins.ts'
import { markdownTable, median } from './lib/table.ts'
import { newTempFolder } from './lib/temp-folder.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '8' },
    starts: { type: 'string', default: '5' },
  },
})
const seconds = Number(values.seconds)
const connections = Number(values.connections)
/** V8 gives back what a burst has left behind when nothing has happened for ten to fifteen seconds, in two rounds. */
const REST_MS = 25_000

const folder = newTempFolder('beacon-calls-')
const standIns = await startStandIns({ products: 500 })
await standIns.setFaults('mail', { fault: 'hang' })

await (await startOurs()).api.end()
const starts = []
for (let start = 0; start < Number(values.starts); start += 1) {
  const { api, ms, cpuMs } = await startOurs()
  starts.push({ ms, cpuMs })
  await api.end()
}

const { api } = await startOurs()
const rows = []
for (const target of publicCalls(api.url, api.child.pid, connections)) {
  await load(target, seconds / 4)
  const { perSecond, cpuMicros, p50, p95, failures } = await load(target, seconds)
  rows.push({
    call: target.name,
    'req/s': Math.round(perSecond),
    'CPU µs/req': cpuMicros.toFixed(0),
    'p50 ms': p50.toFixed(1),
    'p95 ms': p95.toFixed(1),
    'not 2xx': failures,
  })
}
const { pid } = api.child
const bookings = await measureBookingRate({ url: api.url, pid, folder, rounds: 5, seconds })
const busy = residentMb(pid)
await wait(REST_MS)
const memory = residentMb(pid)
await api.end()
await standIns.stop()

console.log(`${connections} connections, ${seconds} s a call; mail hanging.\n`)
console.log(markdownTable(rows))
console.log(
  `\nA free consultation: ${Math.round(bookings.bookingsPerSecond)} a second (p50 ${bookings.p50.toFixed(1)} ms, p95 ${bookings.p95.toFixed(1)} ms, ${bookings.cpuMicros.toFixed(0)} µs of processor time), bare SQLite makes ${Math.round(bookings.rawPerSecond)} rows a second durable: ${Math.round(bookings.share * 100)} %; the promise is 35 %.`,
)
console.log(
  `A warm start answers after ${median(starts.map(({ ms }) => ms)).toFixed(0)} ms (${median(starts.map(({ cpuMs }) => cpuMs)).toFixed(0)} ms of processor time); the promise is 1000 ms.`,
)
console.log(
  `The process holds ${busy} MB under the load, ${memory} MB ${REST_MS / 1000} s after it; the promise is 160 MB.`,
)

async function startOurs(): Promise<{ api: ApiServer; ms: number; cpuMs: number }> {
  const settings = { ...standIns.settings, DATA_DIR: folder, LOG_LEVEL: 'info' }
  const started = performance.now()
  const api = await startApi({ settings, logFile: join(folder, 'api.log') })
  return { api, ms: performance.now() - started, cpuMs: cpuSeconds(api.child.pid) * 1000 }
}
