/**
 * Ends a private PostgreSQL when the program that started it is gone, however it went:
 * `node postgres-guard.ts DATA_FOLDER SIGNAL [FOLDER_TO_REMOVE]`. Its standard input closes at that moment.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const [dataFolder = '', signal = 'SIGQUIT', toRemove] = process.argv.slice(2)

// Ctrl-C in a terminal is for the others.
for (const ignored of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(ignored, () => {})

process.stdin.resume().on('end', async () => {
  const pidFile = join(dataFolder, 'postmaster.pid')
  if (existsSync(pidFile)) {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
    if (isThere(pid)) process.kill(pid, signal)
    while (existsSync(pidFile) && isThere(pid)) await wait(20)
  }
  if (toRemove) rmSync(toRemove, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
