import { setTimeout } from 'node:timers/promises'
import { type Config, parseConfig, SettingsError } from './config.ts'
import { createDeps } from './deps.ts'
import { loadPages } from './http/pages.ts'
import { collectWhenIdle } from './idle-gc.ts'
import { DEMO_ADMINISTRATOR, oneTimePassword } from './secrets.ts'
import { startServer } from './server.ts'
import { startFailureOf } from './start-failure.ts'
import { AFTER_START_MS } from './sync/schedule.ts'

/**
 * Reads the settings, starts the server, and stops it on SIGTERM, SIGINT or the end of its terminal. The only reader of
 * the environment.
 */
async function main(): Promise<void> {
  const config = readSettings()
  const { onStop } = stopOnSignals()
  const { deps, pages, server } = await start(config, onStop).catch((error: unknown) => {
    const sentence = startFailureOf(error, config)
    if (sentence === undefined) throw error
    return giveUp(`The server did not start:\n  ${sentence}`)
  })
  for (const doubt of config.doubts) deps.log.warn(doubt)
  deps.log.info({ port: server.port, mode: config.mode, integrations: config.integrations }, 'listening')
  collectWhenIdle()
  // Not awaited, so that what a start has compiled is kept at once; what fails here ends the process, as in a start.
  void setTimeout(AFTER_START_MS, undefined, { ref: false }).then(pages?.readAhead)
}

type Stop = (signal: NodeJS.Signals) => Promise<void>

/**
 * Takes the signals over from `scripts/start.mjs`. Until `onStop` is called, nothing has begun that would have to be
 * finished.
 */
function stopOnSignals(): { onStop(stop: Stop): void } {
  let stop: Stop = async () => {}
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    const earlier = process.listeners(signal)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void stop(signal).then(() => process.exit(0))
    })
    // Only now, so that no signal gets lost between the two.
    for (const listener of earlier) process.off(signal, listener)
  }
  return {
    onStop(how) {
      stop = how
    },
  }
}

async function start(config: Config, onStop: (stop: Stop) => void) {
  const deps = await createDeps(config)
  const pages = config.mode === 'development' ? undefined : loadPages(config, deps.pageSources)
  const starting = startServer(deps, pages)
  onStop(async (signal) => {
    deps.log.info({ signal }, 'stopping')
    // A first copy that the start is waiting for is abandoned, and its lease released.
    deps.lifecycle.stop()
    await (await starting).stop()
  })
  const server = await starting
  return { deps, pages, server }
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
