import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { signIn } from '@beacon/contract/admin-session'
import { submitLead } from '@beacon/contract/leads'
import { startMailServer } from '@beacon/stand-ins/mail-server'
import { startNotionServer } from '@beacon/stand-ins/notion-server'
import { shirt } from '@beacon/stand-ins/printify/testing'
import { startPrintifyServer } from '@beacon/stand-ins/printify-server'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '../test/client.ts'
import { lead } from '../test/examples.ts'
import { addressesOf, administrator } from '../test/start-app.ts'
import { newFolder } from '../test/temp-folder.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const START = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url))

/** Starts the real process, with none of this one's environment. */
function run(settings: Record<string, string>, ...command: string[]): ChildProcess {
  const env = { NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DATA_DIR: newFolder(), ...settings }
  const child = spawn(process.execPath, command.length > 0 ? command : [MAIN], { env, stdio: 'pipe' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function originOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface(child.stdout ?? process.stdin)) {
    const { msg, port } = JSON.parse(line) as { msg?: string; port?: number }
    if (msg === 'listening') return `http://127.0.0.1:${port}`
  }
  throw new Error('The server ended before it listened.')
}

const exitOf = async (child: ChildProcess): Promise<unknown> => (await once(child, 'exit'))[0]

test('two servers started at once on one data folder share the jobs, and each mail arrives once', async () => {
  const [mail, notion] = await Promise.all([startMailServer(), startNotionServer()])
  onTestFinished(async () => void (await Promise.all([mail.close(), notion.close()])))
  const settings = {
    DATA_DIR: newFolder(),
    RATE_LIMIT_SCALE: '0',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...addressesOf(mail, notion),
  }
  const servers = [run(settings), run(settings)]
  const clients = (await Promise.all(servers.map(originOf))).map((origin) => createClient(origin))

  const visitors = Array.from({ length: 20 }, (_, number) => `lead-${number}@example.com`)
  await Promise.all(
    visitors.flatMap((email) =>
      clients.map((client) => client.ask(submitLead, { body: { ...lead, email }, idempotencyKey: email })),
    ),
  )
  await expect.poll(() => mail.messages().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(40)
  await expect
    .poll(() => notion.pages(notion.dataSources.leads).length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(20)

  // SIGTERM is what systemd sends; SIGHUP is sent when a terminal is closed.
  servers[0]?.kill('SIGTERM')
  servers[1]?.kill('SIGHUP')
  expect(await Promise.all(servers.map(exitOf))).toEqual([0, 0])
  const receipts = mail
    .messages()
    .flatMap(({ to }) => to)
    .filter((to) => to.startsWith('lead-'))
  expect(receipts.sort()).toEqual(visitors.sort())
  expect(mail.messages()).toHaveLength(40)
  expect(notion.pages(notion.dataSources.leads)).toHaveLength(20)
})

test('a server stopped during its first sync exits with 0 and releases the sync’s lease', async () => {
  const printify = await startPrintifyServer({ products: [shirt] })
  onTestFinished(() => printify.close())
  printify.faults.set({ fault: 'slow', byteMs: 1, match: 'products.json' })
  const folder = newFolder()
  const child = run({
    DATA_DIR: folder,
    PRINTIFY_API_TOKEN: printify.token,
    PRINTIFY_SHOP_ID: printify.shopId,
    PRINTIFY_WEBHOOK_SECRET: 'ours',
    PRINTIFY_API_URL: printify.url,
  })
  await expect.poll(() => printify.calls.length, { timeout: 30_000 }).toBeGreaterThan(0)
  child.kill('SIGTERM')
  expect(await exitOf(child)).toBe(0)
  const sqlite = new Sqlite(join(folder, 'beacon.sqlite'))
  onTestFinished(() => void sqlite.close())
  const leases = sqlite.prepare("select lease_until from content_sync where name = 'products: printify'")
  expect(leases.all()).toEqual([{ lease_until: null }])
})

test('a SIGTERM while the server is still loading exits with 0, as needed for PID 1 in a container', async () => {
  const stopWhileLoading = `import module from 'node:module'
    module.enableCompileCache = () => process.kill(process.pid, 'SIGTERM')`
  const preload = `data:text/javascript,${encodeURIComponent(stopWhileLoading)}`
  const child = run({ LOG_LEVEL: 'info' }, '--import', preload, START, '--source')
  const [status, log] = await Promise.all([exitOf(child), text(child.stdout ?? process.stdin)])
  expect(status).toBe(0)
  expect(log).not.toContain('listening')
})

test('a server with invalid settings exits with 1 and prints one line per problem', async () => {
  const child = run({ PORT: 'eighty', SMTP_URL: 'mail' })
  const [status, words] = await Promise.all([exitOf(child), text(child.stderr ?? process.stdin)])
  expect(status).toBe(1)
  expect(words).toBe(
    'The settings are not usable:\n  PORT must be a port number from 0 to 65535\n  SMTP_URL must look like smtp://user:pass@host:587\n',
  )
})

test('`pnpm start` runs in production mode when NODE_ENV is empty, as in .env.example', async () => {
  const child = run({ NODE_ENV: '' }, START, '--source')
  const words = await text(child.stderr ?? process.stdin)
  expect(words).toContain('production needs an administrator')
})

test('a missing .env is reported once, although the start script starts a second process', async () => {
  const child = run({ PORT: 'eighty' }, '--env-file-if-exists=nowhere.env', START, '--source')
  const words = await text(child.stderr ?? process.stdin)
  expect(words.match(/nowhere\.env/g)).toHaveLength(1)
  expect(words).toContain('PORT must be')
})

test.each([
  { hasBackups: true, isEmpty: false },
  { hasBackups: true, isEmpty: true },
  { hasBackups: false, isEmpty: false },
])(
  'a start that finds no database, or an empty file, warns of it if there are backups (%o)',
  async ({ hasBackups, isEmpty }) => {
    const folder = newFolder()
    if (hasBackups) mkdirSync(join(folder, 'backups'))
    if (isEmpty) writeFileSync(join(folder, 'beacon.sqlite'), '')
    const child = run({ DATA_DIR: folder, LOG_LEVEL: 'info' })
    const lines: string[] = []
    for await (const line of createInterface(child.stdout ?? process.stdin)) {
      lines.push(line)
      if (line.includes('"listening"')) break
    }
    expect(lines.some((line) => line.includes('there is no database, so an empty one is made'))).toBe(
      hasBackups,
    )
  },
)

/** What makes a start fail, and the message for it. */
const obstacles: [what: string, prepare: () => Promise<Record<string, string>>, sentence: RegExp][] = [
  [
    'a data folder that is a file',
    async () => ({ DATA_DIR: newFile('not a folder') }),
    /is not a folder \(EEXIST\); DATA_DIR is /,
  ],
  [
    'a data folder that cannot be created',
    async () => ({ DATA_DIR: '/proc/nowhere/data' }),
    /\/proc\/nowhere cannot be made: .* \(ENOENT\); DATA_DIR is \/proc\/nowhere\/data/,
  ],
  [
    'a database whose folder cannot be created',
    async () => ({ DATABASE_URL: 'sqlite:/proc/nowhere/beacon.sqlite' }),
    /\/proc\/nowhere cannot be made: .* \(ENOENT\); DATABASE_URL is sqlite:\/proc\/nowhere\/beacon\.sqlite/,
  ],
  [
    'a database file that is not a database',
    async () => ({ DATABASE_URL: `sqlite:${newFile('no database, though long enough. '.repeat(200))}` }),
    /is damaged, or no database; restore it from a backup/,
  ],
  [
    'a database that is a folder',
    async () => ({ DATABASE_URL: `sqlite:${newFolder()}` }),
    /is a folder, and should be a file \(EISDIR\); \S+ and files beside it are written/,
  ],
  [
    'a database rewritten by a later version',
    async () => ({ DATABASE_URL: `sqlite:${databaseOfALaterVersion()}` }),
    /is newer than this version of the server \(it has 9999_later\.rewrites\.sql\)/,
  ],
  [
    'an empty secret file',
    async () => ({ DATA_DIR: folderWithSecret('') }),
    /session-secret has fewer than 32 characters; restore it, or delete it/,
  ],
  [
    'an erasure list that is a folder',
    async () => ({ DATA_DIR: folderWithFolder('erasures') }),
    /\/erasures is a folder, and should be a file \(EISDIR\); DATA_DIR is /,
  ],
  [
    'a data folder that a demo has used',
    async () => ({ DATA_DIR: folderWithFolder('demo') }),
    /\/demo is of a demo, whose products, promo code and orders would be on sale; set DATA_DIR to another/,
  ],
  ['an invalid host', async () => ({ HOST: 'a_b' }), /HOST a_b is no address of this machine/],
  [
    'a missing database certificate',
    async () => ({ DATABASE_URL: 'postgres://127.0.0.1/beacon?sslrootcert=/nowhere/ca.pem' }),
    /DATABASE_URL names \/nowhere\/ca\.pem, which does not exist \(ENOENT\)/,
  ],
  ['a port that is taken', async () => ({ PORT: await takenPort() }), /PORT \d+ is taken by another program/],
]
test.each(obstacles)('%s stops the start with a one-line message', async (_what, prepare, sentence) => {
  const child = run({ DEMO: 'false', ...(await prepare()) })
  const [status, words] = await Promise.all([exitOf(child), text(child.stderr ?? process.stdin)])
  expect(status).toBe(1)
  expect(words).toMatch(/^The server did not start:\n {2}[^\n]+\n$/)
  expect(words).toMatch(sentence)
})

/** A mount namespace in which DATA_DIR is read-only; not every machine lets us create one. */
const MOUNT_NAMESPACE = ['--map-root-user', '--mount', 'sh', '-ec']
const READ_ONLY = 'mount --bind "$DATA_DIR" "$DATA_DIR"; mount -o remount,bind,ro "$DATA_DIR"'
const canMount =
  spawnSync('unshare', [...MOUNT_NAMESPACE, READ_ONLY], { env: { ...process.env, DATA_DIR: tmpdir() } })
    .status === 0

test.runIf(canMount)('a read-only disk stops the start with a message that says what to do', async () => {
  const child = spawn(
    'unshare',
    [...MOUNT_NAMESPACE, `${READ_ONLY}; exec "$0" "$1"`, process.execPath, MAIN],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        PORT: '0',
        HOST: '127.0.0.1',
        DEMO: 'false',
        DATA_DIR: newFolder(),
      },
      stdio: 'pipe',
    },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  const [status, words] = await Promise.all([exitOf(child), text(child.stderr)])
  expect(status).toBe(1)
  expect(words).toMatch(
    /^The server did not start:\n {2}\S+ cannot be written: its disk is read-only \(EROFS\); mount it for writing, or [^\n]+\n$/,
  )
})

test('a disk with no space for the database stops the start with a message that asks if it is full', async () => {
  // No file of this process may exceed 16 blocks; the database and its WAL do.
  const child = spawn('sh', ['-c', 'ulimit -f 16; exec "$0" "$1"', process.execPath, MAIN], {
    env: { NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DEMO: 'false', DATA_DIR: newFolder() },
    stdio: 'pipe',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [status, words] = await Promise.all([exitOf(child), text(child.stderr)])
  expect(status).toBe(1)
  expect(words).toMatch(
    /^The server did not start:\n {2}\S+beacon\.sqlite cannot be written: is its disk full, or failing\? \(SQLITE_\w+\)\n$/,
  )
})

function newFile(content: string): string {
  const file = join(newFolder(), 'file')
  writeFileSync(file, content)
  return file
}

function folderWithSecret(secret: string): string {
  const folder = newFolder()
  writeFileSync(join(folder, 'session-secret'), secret)
  return folder
}

function folderWithFolder(name: string): string {
  const folder = newFolder()
  mkdirSync(join(folder, name))
  return folder
}

function databaseOfALaterVersion(): string {
  const file = join(newFolder(), 'later.sqlite')
  const sqlite = new Sqlite(file)
  sqlite.exec('create table migration (name text primary key, applied_at text not null)')
  sqlite.exec("insert into migration values ('9999_later.rewrites.sql', '2099-01-01T00:00:00.000Z')")
  sqlite.close()
  return file
}

async function takenPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return String((server.address() as AddressInfo).port)
}

test('without settings the server prints an administrator’s sign-in that works', async () => {
  const child = run({ LOG_LEVEL: 'info' })
  const words = createInterface(child.stderr ?? process.stdin)
  const [email, password] = await new Promise<string[]>((done) => {
    const found: string[] = []
    words.on('line', (line) => {
      if (line.includes(': ')) found.push(line.split(': ')[1] ?? '')
      if (found.length === 2) done(found)
    })
  })
  const client = createClient(await originOf(child))
  expect((await client.call(signIn, { body: { email, password } })).status).toBe(200)
  child.kill('SIGINT')
  expect(await exitOf(child)).toBe(0)
})
