/**
 * Both engines side by side, each served by one, two and four processes: what reads the database, a lead, a free booking.
 * Mail and notes hang all the while, as in `pnpm bench:api`.
 *
 *   pnpm bench:engines [--rounds 3] [--seconds 3]
 */
import { parseArgs } from 'node:util'
import { printEngines } from './bench/engines.ts'
import { startStandIns } from './lib/stand-ins.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '3' } },
})
const standIns = await startStandIns()
await Promise.all([
  standIns.setFaults('mail', { fault: 'hang' }),
  standIns.setFaults('notion', { fault: 'hang' }),
])
await printEngines({
  settings: standIns.settings,
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
})
await standIns.stop()
