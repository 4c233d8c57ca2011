import { setTimeout as wait } from 'node:timers/promises'
import { type ApiServer, tail } from '../lib/api-server.ts'

/** Every so often a server is killed before it has started. */
const SHARE_KILLED_AT_START = 0.1
const START_MS = 500

interface Options {
  spawn: () => ApiServer
  logFile: string
  kills: number
  /** How many milliseconds a server lives on average once it answers. */
  lifeMs: number
  random: () => number
  /** Told when the server answers after this many kills, or never will. */
  onLife: (kills: number) => void
  /** Its database may be away when it starts: then it ends, and whoever supervises it starts it again. */
  mayFailToStart?: boolean
}

/**
 * Kills the server (SIGKILL) at random moments, also while it starts, and starts it again at once. Answers the last
 * one, which lives.
 * @throws when the server ends by itself
 */
export async function runKiller(options: Options): Promise<ApiServer> {
  const { spawn, logFile, kills, lifeMs, random, onLife, mayFailToStart = false } = options

  async function letLive(api: ApiServer, killed: number): Promise<void> {
    const isStillborn = random() < SHARE_KILLED_AT_START
    const hasStarted = isStillborn ? await wait(random() * START_MS, !mayFailToStart) : await ready(api)
    onLife(killed)
    if (!isStillborn) await wait(random() * 2 * lifeMs)
    if (hasStarted && !api.isRunning()) throw new Error(`The server ended by itself:\n${tail(logFile)}`)
  }

  async function ready(api: ApiServer): Promise<boolean> {
    try {
      await api.ready()
      return true
    } catch (error) {
      if (mayFailToStart) return false
      throw error
    }
  }

  let api = spawn()
  for (let killed = 0; killed < kills; killed += 1) {
    await letLive(api, killed)
    await api.end('SIGKILL')
    api = spawn()
  }
  while (!(await ready(api))) api = spawn()
  onLife(kills)
  return api
}
