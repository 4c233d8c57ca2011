import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from './ports.ts'
import {
  type Cluster,
  fillCluster,
  findCluster,
  hasEnded,
  launch,
  type PostgresOptions,
  USER,
} from './postgres-cluster.ts'

const GUARD = fileURLToPath(new URL('./postgres-guard.ts', import.meta.url))

export interface Postgres {
  /** A superuser in a database that is empty at first. The password was made for this server. */
  url: string
  /** Stops in good order. Temporary data are removed. */
  stop(): Promise<void>
  /** Stops at once, as a crash would; the data stay. */
  kill(): Promise<void>
  /** Starts again at the same address, after `kill` or instead of what runs. */
  restart(): Promise<void>
}

/**
 * Starts a PostgreSQL of our own that only this machine can reach. It ends with the program that started it, whatever
 * ended that one. Where this program is root, the server runs as `nobody`, because PostgreSQL refuses root.
 * @throws an Error that says what is missing, or the server's last words
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const cluster = await findCluster(options)
  const guard = startGuard(cluster)
  const password = await fillCluster(cluster)
  const port = await freePort()
  let server = await launch(cluster, port)
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      await end(server, 'SIGINT')
      guard.stdin?.end()
      await ended(guard)
    },
    kill: () => end(server, 'SIGQUIT'),
    async restart() {
      await end(server, 'SIGINT')
      server = await launch(cluster, port)
    },
  }
}

/** Data that stay are left in good order; the others are not worth the time. */
function startGuard({ folder, dataFolder, options }: Cluster): ChildProcess {
  const args = options.keepIn ? [dataFolder, 'SIGINT'] : [dataFolder, 'SIGQUIT', folder]
  const stdio = ['pipe', 'ignore', 'ignore'] as const
  const child = spawn(process.execPath, [GUARD, ...args], { detached: true, stdio: [...stdio] })
  child.unref()
  const input = child.stdin as (typeof child)['stdin'] & { unref?: () => void }
  input?.unref?.()
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!hasEnded(child)) child.kill(signal)
  await ended(child)
}

async function ended(child: ChildProcess): Promise<void> {
  child.ref()
  if (!hasEnded(child)) await once(child, 'exit')
}
