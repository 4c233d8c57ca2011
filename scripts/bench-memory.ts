/**
 * What the process holds in memory while people visit for an hour: every call that they can make without paying and every
 * public page in turn, at a fixed pace, with all providers up so that mails and notes flow, too.
 *
 *   pnpm bench:memory [--minutes 60] [--pace 60]
 */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { residentMb } from './bench/load.ts'
import { publicRequests } from './bench/public-calls.ts'
import { startApi } from './lib/api-server.ts'
import { startStandIns } from './lib/stand-ins.ts'
import { markdownTable } from './lib/table.ts'
import { newTempFolder } from './lib/temp-folder.ts'
import { ensurePages } from './lib/website.ts'

const VISITORS = 8
const READINGS = 12
const MINUTE = 60_000
/** As in bench-calls: V8 gives back what a burst has left behind when nothing has happened for ten to fifteen seconds. */
const REST_MS = 25_000

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, pace: { type: 'string', default: '60' } },
})
const minutes = Number(values.minutes)

await ensurePages()
const folder = newTempFolder('beacon-memory-')
const standIns = await startStandIns({ products: 500 })
const api = await startApi({
  settings: { ...standIns.settings, DATA_DIR: folder, LOG_LEVEL: 'info' },
  logFile: join(folder, 'api.log'),
})
const { pid } = api.child

const sitemap = await (await fetch(`${api.url}/sitemap.xml`)).text()
const pages = [...sitemap.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, path = '']) => ({
  path: path || '/',
}))
const visit = autocannon({
  url: api.url,
  connections: VISITORS,
  duration: minutes * 60,
  overallRate: Number(values.pace),
  headers: { 'accept-encoding': 'gzip, deflate, br' },
  requests: [...publicRequests(), ...pages],
})

const readings = []
for (let reading = 1; reading <= READINGS; reading += 1) {
  await wait((minutes * MINUTE) / READINGS)
  readings.push({ minute: ((minutes * reading) / READINGS).toFixed(0), MB: residentMb(pid) })
}
const { requests, non2xx, errors, timeouts } = await visit
await wait(REST_MS)
const afterwards = residentMb(pid)
await api.end()
await standIns.stop()

console.log(markdownTable(readings))
console.log(
  `\n${requests.total} requests in ${minutes} minutes, ${pages.length} pages among what was asked; ${non2xx + errors + timeouts} failed.`,
)
console.log(`${REST_MS / 1000} s after the load the process holds ${afterwards} MB; the promise is 160 MB.`)
