/**
 * The whole product with hot reload: the API (restarted on a change) and the web app (Vite), in demo mode where no keys
 * are set. Settings come from the environment and `.env`. Ctrl-C stops both.
 *
 *   pnpm dev [--postgres]      with a PostgreSQL of our own, which keeps its data in DATA_DIR/postgres
 */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { type Config, ownOrigin, parseConfig, SettingsError } from '../apps/api/src/config.ts'
import { DEMO_ADMINISTRATOR, oneTimePassword } from '../apps/api/src/secrets.ts'
import { isTaken } from './lib/ports.ts'
import { startPostgres } from './lib/postgres.ts'
import { NoPostgres } from './lib/postgres-binaries.ts'
import { type Program, startProgram } from './lib/programs.ts'

const WEB_PORT = 5173
const WEB_URL = `http://localhost:${WEB_PORT}`
const PATIENCE_MS = 15_000
/**
 * What the API is made of. Its dependencies are not watched: pnpm shares their files with other projects, and installing
 * one of those would restart the API.
 */
const SOURCES = [
  'apps/api/src',
  ...['contract', 'rules', 'content', 'stand-ins'].map((name) => `packages/${name}/src`),
]

// To stop it is no failure.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))

process.exitCode = await main().catch((error: Error) => {
  console.error(error instanceof SettingsError || error instanceof NoPostgres ? error.message : error)
  return 1
})

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { postgres: { type: 'boolean', default: false } } })
  const env = environment()
  const config = parseConfig(env)
  if (await isTaken(WEB_PORT)) {
    console.error(
      `Port ${WEB_PORT} is taken: is another \`pnpm dev\` running? This one needs it to stop first.`,
    )
    return 1
  }
  if (await isTaken(config.port, config.host)) {
    console.error(`Port ${config.port} is taken: stop the other program, or set PORT.`)
    return 1
  }
  if (values.postgres) {
    const server = await startPostgres({ durable: true, keepIn: join(config.dataDir, 'postgres') })
    env.DATABASE_URL = server.url
    console.log(`\n  Database        ${server.url}`)
  }
  // Vite reads where the API listens.
  process.env.API_ORIGIN = ownOrigin(config)
  const web = await createServer({
    configFile: 'apps/web/vite.config.ts',
    clearScreen: false,
    logLevel: 'warn',
  })
  await web.listen()
  const watch = [...SOURCES.map((folder) => `--watch-path=${folder}`), '--watch-preserve-output']
  const api = startProgram(process.execPath, [...watch, 'apps/api/src/main.ts'], { stdio: 'inherit', env })
  void introduce(api, config, env)
  const { code } = await api.ended
  console.error(`The API has ended with code ${code}, and so does the web app.`)
  await web.close()
  return 1
}

/** The administrator's password is made here and not by the API, so that a restart keeps it. */
function environment(): NodeJS.ProcessEnv {
  const hasAdministrator = process.env.ADMIN_EMAIL || process.env.ADMIN_PASSWORD
  return {
    ...process.env,
    NODE_ENV: 'development',
    PUBLIC_URL: process.env.PUBLIC_URL || WEB_URL,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    ...(hasAdministrator ? {} : { ADMIN_EMAIL: DEMO_ADMINISTRATOR, ADMIN_PASSWORD: oneTimePassword() }),
  }
}

/** Says where everything is, once the API answers. */
async function introduce(api: Program, config: Config, env: NodeJS.ProcessEnv): Promise<void> {
  const complainAt = Date.now() + PATIENCE_MS
  let hasComplained = false
  while (api.isRunning() && !(await answers(config))) {
    if (!hasComplained && Date.now() > complainAt) {
      console.error('The API does not answer yet; the lines above may say why.')
      hasComplained = true
    }
    await wait(100)
  }
  const isGiven = env.ADMIN_PASSWORD === process.env.ADMIN_PASSWORD
  const mailbox =
    config.integrations.mail === 'demo' ? `${WEB_URL}/admin/mailbox` : 'a real mail server (SMTP_URL)'
  console.log(`
  Website         ${WEB_URL}
  Administrator   ${WEB_URL}/admin
    email         ${env.ADMIN_EMAIL}
    password      ${isGiven ? 'as ADMIN_PASSWORD says' : `${env.ADMIN_PASSWORD}   (until you stop this)`}
  Mail goes to    ${mailbox}
  API             ${ownOrigin(config)}/api/docs

  Ctrl-C stops everything.
`)
}

async function answers(config: Config): Promise<boolean> {
  try {
    return (await fetch(`${ownOrigin(config)}/healthz`, { signal: AbortSignal.timeout(1000) })).ok
  } catch {
    return false
  }
}
