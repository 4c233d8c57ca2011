import { type Config, parseConfig, SettingsError } from './config.ts'
import { createDeps } from './deps.ts'
import { loadPages } from './http/pages.ts'
import { collectWhenQuiet } from './quiet-memory.ts'
import { DEMO_ADMINISTRATOR, oneTimePassword } from './secrets.ts'
import { startServer } from './server.ts'
import { startFailureOf } from './start-failure.ts'

/**
 * Reads the settings, starts the server, and stops it on SIGTERM, SIGINT or the end of its terminal. The only reader of
 * the environment.
 */
export async function main(): Promise<void> {
  const config = readSettings()
  const { deps, server } = await start(config).catch((error: unknown) => {
    const sentence = startFailureOf(error, config)
    if (sentence === undefined) throw error
    return giveUp(`The server did not start:\n  ${sentence}`)
  })
  for (const doubt of config.doubts) deps.log.warn(doubt)
  deps.log.info({ port: server.port, mode: config.mode, integrations: config.integrations }, 'listening')
  collectWhenQuiet()

  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      deps.log.info({ signal }, 'stopping')
      void server.stop().then(() => process.exit(0))
    })
  }
}

async function start(config: Config) {
  const deps = await createDeps(config)
  const pages = config.mode === 'development' ? undefined : await loadPages(config, deps.pageSources)
  const server = await startServer(deps, pages)
  if (config.mode === 'production' && !pages)
    deps.log.warn('There is no build of the website: run `pnpm build` first.')
  return { deps, server }
}

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function readSettings(): Config {
  try {
    const config = parseConfig(process.env)
    if (config.administrator || !config.demo) return config
    const administrator = { email: DEMO_ADMINISTRATOR, password: oneTimePassword() }
    process.stderr.write(
      `\n  Administrator: ${administrator.email}\n  One-time password: ${administrator.password}\n\n`,
    )
    return { ...config, administrator }
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return giveUp(error.message)
  }
}

await main()
