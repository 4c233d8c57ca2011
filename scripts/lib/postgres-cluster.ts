import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgres, type Search } from './postgres-binaries.ts'
import { startProgram } from './programs.ts'

export const USER = 'beacon'
const READY_WITHIN_MS = 60_000
const LAST_LINES = 10
/** A file system in memory. Containers often have too little of it. */
const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 ** 30

/** A commit waits for no disk: it survives the end of the server, but not a power cut. */
const FAST = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'autovacuum=off']

export interface PostgresOptions {
  /** Whether an acknowledged write would survive a power cut. */
  durable?: boolean
  maxConnections?: number
  /** Where the data stay when the server has ended. Without it they are in a temporary folder, which goes. */
  keepIn?: string
  /** Sorts text as people of this language do, where the server can; the standard is the order of the bytes. */
  icuLocale?: string
  search?: Search
}

/** A folder for data, and the programs for it. */
export interface Cluster {
  folder: string
  dataFolder: string
  binaries: string
  account: Account | undefined
  options: PostgresOptions
}

interface Account {
  uid: number
  gid: number
}

/** Finds the programs, and makes the folder unless it is there already. */
export async function findCluster(options: PostgresOptions): Promise<Cluster> {
  const found = await findPostgres(options.search)
  const account = unprivilegedAccount()
  const base = options.durable ? tmpdir() : quickestFolder()
  const folder = options.keepIn ? resolve(options.keepIn) : mkdtempSync(join(base, 'beacon-postgres-'))
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  if (account) chownSync(folder, account.uid, account.gid)
  const binaries = account ? reachable(found, account, folder) : found
  return { folder, dataFolder: join(folder, 'data'), binaries, account, options }
}

/** Initializes the data folder if need be; returns the password. */
export async function fillCluster(cluster: Cluster): Promise<string> {
  if (!existsSync(cluster.dataFolder)) await initialise(cluster)
  return readFileSync(join(cluster.folder, 'password'), 'utf8')
}

/** On a disk that is slow to say that it has written this takes its time, in which we may be asked to end. */
async function initialise(cluster: Cluster): Promise<void> {
  const { folder, dataFolder, account, options } = cluster
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (account) chownSync(passwordFile, account.uid, account.gid)
  const locale = options.icuLocale ? ['--locale-provider=icu', `--icu-locale=${options.icuLocale}`] : []
  const program = startProgram(
    join(cluster.binaries, 'initdb'),
    [
      ...['--pgdata', dataFolder, '--username', USER, '--pwfile', passwordFile],
      ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', ...locale],
      ...['--no-instructions', ...(options.durable ? [] : ['--no-sync'])],
    ],
    { ...surroundings(cluster), stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const stderr = program.child.stderr ? text(program.child.stderr) : ''
  const failure = await program.ended.then(
    async ({ code }) => code !== 0 && lastLines(await stderr),
    (error: Error) => error.message,
  )
  if (failure === false) return
  rmSync(options.keepIn ? dataFolder : folder, { recursive: true, force: true })
  throw new Error(
    `PostgreSQL could not make its folder ${dataFolder}${account ? ' as nobody' : ''}:\n${failure}`,
  )
}

/** Starts the server and waits until it takes connections. */
export async function launch(cluster: Cluster, port: number): Promise<ChildProcess> {
  const { folder, dataFolder, options } = cluster
  const settings = [
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`],
    ...[`max_connections=${options.maxConnections ?? 300}`, 'timezone=UTC'],
    ...(options.durable ? [] : FAST),
  ]
  const args = ['-D', dataFolder, ...settings.flatMap((setting) => ['-c', setting])]
  const logFile = join(folder, 'log')
  const log = openSync(logFile, 'a')
  const child = spawn(join(cluster.binaries, 'postgres'), args, {
    ...surroundings(cluster),
    // A group of its own: Ctrl-C in the terminal stops the programs that use it first.
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  const giveUpAt = Date.now() + READY_WITHIN_MS
  while (!isReady(dataFolder, child.pid)) {
    if (hasEnded(child) || Date.now() > giveUpAt) {
      child.kill('SIGKILL')
      throw new Error(`PostgreSQL did not start:\n${lastLines(readFileSync(logFile, 'utf8'))}`)
    }
    await wait(20)
  }
  return child
}

/** Where its programs run; the environment's own settings of PostgreSQL are not meant for them. */
const surroundings = ({ account, folder }: Cluster) => ({
  ...account,
  cwd: folder,
  env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
})

/** The server says itself when it is ready; what an earlier one of this folder has said does not count. */
function isReady(dataFolder: string, pid: number | undefined): boolean {
  const pidFile = join(dataFolder, 'postmaster.pid')
  if (!existsSync(pidFile)) return false
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

/** Whether the process is gone, by itself or by a signal. */
export const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** Who runs the server where we are root; nobody else is asked for. */
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [, , uid, gid] = /^nobody:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? []
  if (!uid || !gid) throw new Error('PostgreSQL refuses to run as root, and there is no account `nobody`.')
  return { uid: Number(uid), gid: Number(gid) }
}

/** A project in root's own folder has its programs where `nobody` may not look: the server gets a copy of them. */
function reachable(binaries: string, account: Account, folder: string): string {
  const { error } = spawnSync(join(binaries, 'postgres'), ['--version'], account)
  if (!error) return binaries
  const copy = join(folder, 'programs')
  cpSync(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

function quickestFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir()
}

const lastLines = (text: string): string => text.trimEnd().split('\n').slice(-LAST_LINES).join('\n')
