import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { openDatabase } from '../../apps/api/src/db/database.ts'
import type { Db } from '../../apps/api/src/db/schema.ts'
import type { Backup, Rows } from './back-up.ts'
import { findClient } from './postgres-binaries.ts'

const run = promisify(execFile)
const DAY_MS = 24 * 3_600_000
/** How the databases begin in which copies are checked; the instant follows. */
const CHECK = 'beacon_check_'
/** Parameters of an address that PostgreSQL's clients refuse. */
const OF_THE_DRIVER = [
  'statement_timeout',
  'query_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'uselibpqcompat',
]

/**
 * Copies of a PostgreSQL database, made by pg_dump and restored by pg_restore into a database beside it, which goes
 * afterwards: the role has to be allowed to create one.
 */
export const postgresBackup = (url: string): Backup => ({
  extension: 'dump',

  async copy(file) {
    const db = openDatabase(patient(url), { poolSize: 1 })
    try {
      return await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tx) => {
          // While it is counted and dumped, this transaction is idle for longer than a server's may be.
          await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
          const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(
            tx,
          )
          const counts = await countRows(tx)
          const moment = `--snapshot=${rows[0]?.snapshot}`
          await client('pg_dump', url, ['--format=custom', '--no-owner', '--no-acl', moment, '--file', file])
          return counts
        })
    } finally {
      await db.destroy()
    }
  },

  async restore(file) {
    const name = `${CHECK}${Date.now()}_${randomBytes(6).toString('hex')}`
    const scratch = addressOf(url)
    scratch.pathname = `/${name}`
    const db = openDatabase(patient(url), { poolSize: 1 })
    try {
      await dropLeftOver(db)
      await sql`create database ${sql.id(name)} template template0 encoding ${sql.lit(await encodingOf(db))} lc_collate 'C' lc_ctype 'C'`
        .execute(db)
        .catch(explain)
      await client('pg_restore', scratch.href, ['--exit-on-error', '--no-owner', '--no-acl', file])
      const restored = openDatabase(patient(scratch.href), { poolSize: 1 })
      return await countRows(restored).finally(() => restored.destroy())
    } finally {
      await sql`drop database if exists ${sql.id(name)}`.execute(db).finally(() => db.destroy())
    }
  },
})

/** A server may have been set up with another than that of the database. */
async function encodingOf(db: Db): Promise<string> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(db)
  return rows[0]?.encoding ?? 'UTF8'
}

/** What a backup that was killed has left: it contains people who may have been erased since. */
async function dropLeftOver(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database
    where starts_with(datname, ${CHECK}) and pg_get_userbyid(datdba) = current_user`.execute(db)
  const dayAgo = Date.now() - DAY_MS
  // Earlier releases named no instant.
  const madeAt = (name: string) => Number(/^(\d+)_/.exec(name.slice(CHECK.length))?.[1] ?? 0)
  for (const { name } of rows.filter((each) => madeAt(each.name) < dayAgo))
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db)
}

/** Runs a program of PostgreSQL's clients. The password goes by the environment: arguments are for everybody to see. */
async function client(name: string, url: string, args: readonly string[]): Promise<void> {
  const program = findClient(name)
  if (!program)
    throw new Error(
      `${name} is not on this machine: install PostgreSQL’s clients (postgresql-client on Debian, libpq with Homebrew).`,
    )
  const address = addressOf(url)
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(address.password) }
  address.password = ''
  const { searchParams } = address
  if (searchParams.get('sslmode') === 'no-verify') searchParams.set('sslmode', 'require')
  for (const parameter of OF_THE_DRIVER) searchParams.delete(parameter)
  await run(program, ['--dbname', address.href, ...args], { env, maxBuffer: 2 ** 24 }).catch(
    ({ stderr, message }: { stderr?: string; message: string }) => {
      throw new Error(stderr?.trim() || message)
    },
  )
}

/** Names the host that the driver takes where the address has none: PostgreSQL's clients would take a local socket. */
function addressOf(url: string): URL {
  const address = new URL(url.replace('@/', '@localhost/'))
  const hasHost = address.searchParams.has('host') || !/^\w+:\/\/([^/?]*@)?\//.test(url)
  if (!hasHost) address.searchParams.set('host', process.env.PGHOST ?? 'localhost')
  return address
}

/** Visitors wait for no statement that takes seconds; a backup does. */
function patient(url: string): string {
  const address = addressOf(url)
  for (const limit of ['statement_timeout', 'query_timeout']) address.searchParams.set(limit, String(DAY_MS))
  return address.href
}

function explain(error: Error): never {
  if ((error as { code?: string }).code !== '42501') throw error
  throw new Error(
    'The copy could not be checked, because the role may not create a database for that: ALTER ROLE … CREATEDB.',
  )
}

async function countRows(db: Db): Promise<Rows> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db)
  const counts = new Map<string, number>()
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    )
    counts.set(name, Number(rows[0]?.count))
  }
  return counts
}
