import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { settingsSchema } from '../../apps/api/src/settings.ts'
import { signIn as signInCall } from '../../packages/contract/src/admin-session.ts'
import { freePort } from './ports.ts'
import { type Program, startProgram } from './programs.ts'
import { ensureServerBuild } from './server-build.ts'

const START = fileURLToPath(new URL('../start.mjs', import.meta.url))
const READY_WITHIN_MS = 60_000
const LAST_LINES = 20

await ensureServerBuild()

export const administrator = { email: 'owner@beacon.test', password: 'correct horse battery' }

export interface ApiServer extends Program {
  url: string
  /** Resolves once it responds; rejects with the end of its log if it exits instead. */
  ready(): Promise<void>
}

interface Options {
  port: number
  settings: Record<string, string>
  /** Where its log goes. */
  logFile: string
  /** A command to run it under, such as `strace -f`. */
  under?: readonly string[]
}

/** Starts the production server in a process of its own, with these settings only: a local `.env` changes nothing. */
export function spawnApi({ port, settings, logFile, under = [] }: Options): ApiServer {
  const url = `http://127.0.0.1:${port}`
  const log = openSync(logFile, 'a')
  const [command = '', ...args] = [...under, process.execPath, START]
  const program = startProgram(command, args, {
    stdio: ['ignore', log, log],
    env: {
      ...foreignVariables(),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
  closeSync(log)

  async function ready() {
    const giveUpAt = Date.now() + READY_WITHIN_MS
    while (!(await isAlive(url))) {
      if (!program.isRunning()) throw new Error(`The server ended while it started:\n${tail(logFile)}`)
      if (Date.now() > giveUpAt) throw new Error(`The server did not answer:\n${tail(logFile)}`)
      await wait(20)
    }
  }

  return { ...program, url, ready }
}

/** Like `spawnApi`, on a free port, once it responds. */
export async function startApi(options: Omit<Options, 'port'>): Promise<ApiServer> {
  const api = spawnApi({ ...options, port: await freePort() })
  await api.ready()
  return api
}

/** Signs the administrator in; returns the cookie to send. */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(url + signInCall.path, {
    method: signInCall.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** The last lines of a log, for a message about what went wrong. */
export const tail = (logFile: string): string =>
  readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n')

/** The environment without our own settings. */
const foreignVariables = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in settingsSchema.shape)))

async function isAlive(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2000) })
    return ok
  } catch {
    return false
  }
}
