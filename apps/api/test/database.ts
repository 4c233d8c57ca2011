import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import type { Db } from '../src/db/schema.ts'
import { newFolder } from './temp-folder.ts'

/**
 * The PostgreSQL server that the tests run on; without it every test has a SQLite file. Its role may create databases.
 */
const server = process.env.TEST_DATABASE_URL

/** The URL of a new database for one test, which is dropped when the test ends. */
export const newDatabase = async (): Promise<string> => {
  if (server === undefined) return newEmptyDatabase()
  template ??= makeTemplate(server)
  const name = await (spare ?? copyOf(server, await template))
  // The next one is made while this test runs.
  spare = copyOf(server, await template)
  return forThisTest(server, name)
}

/** The same before its first migration. */
export const newEmptyDatabase = async (): Promise<string> =>
  server === undefined
    ? `sqlite:${newFolder()}/new/beacon.sqlite`
    : forThisTest(server, await copyOf(server, 'template0'))

async function copyOf(url: string, model: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(url, `create database ${name} template ${model} strategy file_copy encoding 'UTF8'`)
  return name
}

/** Dropping a database is not awaited: if its server is stopped meanwhile, it is gone anyway. */
function forThisTest(url: string, name: string): string {
  onTestFinished(() => void onServer(url, `drop database ${name} with (force)`).catch(() => {}))
  return databaseOn(url, name)
}

/** Migrating takes longer than most tests, so each gets a copy of a migrated database. */
let template: Promise<string> | undefined
let spare: Promise<string> | undefined

/** One template for each process that runs tests. */
async function makeTemplate(url: string): Promise<string> {
  const name = `template_${randomBytes(8).toString('hex')}`
  await onServer(url, `create database ${name} template template0 encoding 'UTF8'`)
  const db = openDatabase(databaseOn(url, name), { poolSize: 1 })
  await migrate(db)
  await db.destroy()
  return name
}

function databaseOn(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Makes a database reject every write, as a failing disk or a standby server does, or accept them again. */
export async function setReadOnly(url: string, db: Db | undefined, isReadOnly: boolean): Promise<void> {
  if (server === undefined) {
    // The setting belongs to the connection, so there is nothing to reset once the server has stopped.
    if (db) await sql.raw(`pragma query_only = ${Number(isReadOnly)}`).execute(db)
    return
  }
  const name = new URL(url).pathname.slice(1)
  await onServer(server, `alter database ${name} set default_transaction_read_only = ${isReadOnly}`)
  await onServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  // The pool notices gradually, and opens connections with the new setting.
  if (db) await expect.poll(() => sql`select 1`.execute(db)).toBeTruthy()
}

let connection: Db | undefined

async function onServer(url: string, statement: string): Promise<void> {
  connection ??= openDatabase(url, { poolSize: 1 })
  await sql.raw(statement).execute(connection)
}
