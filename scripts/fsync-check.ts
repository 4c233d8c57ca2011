/**
 * Counts the fsyncs of acknowledged leads with strace (Linux): an answer that is not preceded by one does not survive a
 * power cut, and no kill -9 shows that. Mail and notes hang meanwhile, so that hardly anything else is written.
 *
 *   pnpm check:fsync [--leads 500]
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { submitLead } from '../packages/contract/src/leads.ts'
import { startApi } from './lib/api-server.ts'
import { startStandIns } from './lib/stand-ins.ts'
import { SKIPPED } from './lib/steps.ts'
import { newTempFolder } from './lib/temp-folder.ts'

const { values } = parseArgs({ options: { leads: { type: 'string', default: '500' } } })
const leads = Number(values.leads)

process.exitCode = canTrace() ? await main() : SKIPPED

async function main(): Promise<number> {
  const folder = newTempFolder('beacon-fsync-')
  const traceFile = join(folder, 'trace')
  const standIns = await startStandIns()
  await Promise.all([
    standIns.setFaults('mail', { fault: 'hang' }),
    standIns.setFaults('notion', { fault: 'hang' }),
  ])
  const api = await startApi({
    settings: { ...standIns.settings, DATA_DIR: folder },
    logFile: join(folder, 'api.log'),
    under: [
      'strace',
      '--daemonize',
      '--follow-forks',
      '--seccomp-bpf',
      '--trace=fsync,fdatasync',
      `--output=${traceFile}`,
    ],
  })
  const before = countFsyncs(traceFile)
  for (let lead = 0; lead < leads; lead += 1) await sendLead(api.url, lead)
  const fsyncs = countFsyncs(traceFile) - before
  await api.end('SIGKILL')
  await standIns.stop()
  const isDurable = fsyncs >= leads
  console.log(
    `${leads} acknowledged leads, ${fsyncs} fsyncs: ${isDurable ? 'ok' : 'acknowledged leads are not on the disk'}`,
  )
  return isDurable ? 0 : 1
}

/** strace may be missing, or forbidden as in many containers. */
function canTrace(): boolean {
  const { status } = spawnSync('strace', ['--trace=fsync', '--output=/dev/null', 'true'])
  if (status !== 0) console.log('skipped: strace is not installed, or may not trace here')
  return status === 0
}

async function sendLead(url: string, number: number): Promise<void> {
  const { status } = await fetch(url + submitLead.path, {
    method: submitLead.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Ada Durable',
      email: `ada-${number}@fsync.test`,
      message: 'On the disk, please.',
    }),
  })
  if (status !== 200) throw new Error(`lead ${number} was answered with ${status}`)
}

function countFsyncs(traceFile: string): number {
  return readFileSync(traceFile, 'utf8').match(/\bf(?:data)?sync\(/g)?.length ?? 0
}
