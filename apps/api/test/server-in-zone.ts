import { parseConfig } from '../src/config.ts'
import { createDeps } from '../src/deps.ts'
import { startServer } from '../src/server.ts'

/** A server in the time zone of its environment, with a fixed clock; prints its origin. */
const [now = '', DATA_DIR = '', SMTP_URL = '', DATABASE_URL = ''] = process.argv.slice(2)
const config = parseConfig({
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_URL: 'http://beacon.test',
  MAIL_FROM: 'site@beacon.test',
  MAIL_TO: 'inbox@beacon.test',
  RATE_LIMIT_SCALE: '0',
  LOG_LEVEL: 'silent',
  DATA_DIR,
  DATABASE_URL,
  SMTP_URL,
})
const deps = await createDeps(config, { clock: () => new Date(now) })
const server = await startServer(deps, undefined)
process.stdout.write(`http://127.0.0.1:${server.port}\n`)
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
