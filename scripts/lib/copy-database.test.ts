import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../apps/api/src/db/database.ts'
import { copyDatabase } from './copy-database.ts'
import { fillDatabase } from './filled-database.ts'
import { postgresFor } from './postgres-in-tests.ts'
import { isAlone } from './postgres-target.ts'

const SCRIPT = fileURLToPath(new URL('../db-copy.ts', import.meta.url))
const ROWS = 600

const folder = mkdtempSync(join(tmpdir(), 'beacon-copy-'))
const from = join(folder, 'beacon.sqlite')

beforeAll(async () => {
  await fillDatabase(from, ROWS)
  return () => rmSync(folder, { recursive: true, force: true })
})

test('every row of every table is copied and verified; a second copy is rejected', async (context) => {
  const { url: to } = await postgresFor(context)
  const reports = await copyDatabase({ from, to })

  expect(reports.length).toBeGreaterThan(30)
  expect(reports.filter(({ rows }) => rows !== ROWS).map(({ table }) => table)).toEqual(['calendar_feed'])
  await expect(copyDatabase({ from, to })).rejects.toThrow('The target is not empty: there are rows in')
  await expect(copyDatabase({ from, to, restart: true })).rejects.toThrow('The target is not empty')
})

test('a killed copy resumes where it stopped', async (context) => {
  const { url: to } = await postgresFor(context)
  const killed = spawn(process.execPath, [SCRIPT, '--from', from, '--to', to], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await once(killed.stderr, 'data')
  killed.kill('SIGKILL')
  await once(killed, 'exit')

  const reports = await copyDatabase({ from, to })
  const alreadyThere = reports.reduce((sum, report) => sum + report.alreadyThere, 0)
  expect(alreadyThere).toBeGreaterThan(0)
  expect(alreadyThere).toBeLessThan(reports.reduce((sum, { rows }) => sum + rows, 0))
})

test('a differing row, or a source changed meanwhile, fails the copy until it is restarted', async (context) => {
  const { url: to } = await postgresFor(context)
  const changing = join(folder, 'changing.sqlite')
  await fillDatabase(changing, 3)
  let isFirst = true
  const writeOnce = () => {
    if (!isFirst) return
    isFirst = false
    const db = new Sqlite(changing)
    db.prepare("update lead set name = 'Written meanwhile'").run()
    db.close()
  }
  const copy = { from: changing, to, onTable: writeOnce }

  await expect(copyDatabase(copy)).rejects.toThrow('Somebody wrote to the source meanwhile')
  await expect(copyDatabase(copy)).rejects.toThrow('lead differs at')
  expect(await copyDatabase({ ...copy, restart: true })).toContainEqual(
    expect.objectContaining({ table: 'lead', rows: 3, alreadyThere: 0 }),
  )
})

test('a row that somebody adds to the target fails the copy; a NUL, which PostgreSQL cannot hold, does not', async (context) => {
  const { url: to } = await postgresFor(context)
  const source = join(folder, 'with-nul.sqlite')
  await fillDatabase(source, 3)
  const write = (statement: string) => new Sqlite(source).exec(statement).close()
  write("update lead set name = 'Ada' || char(0) || ' Baker'")
  const touch = () => write('create table passing (id); drop table passing')
  await expect(copyDatabase({ from: source, to, onTable: touch })).rejects.toThrow('wrote to the source')
  const db = openDatabase(to)
  onTestFinished(() => db.destroy())
  await sql`insert into closed_day values ('~', '', '')`.execute(db)

  await expect(copyDatabase({ from: source, to })).rejects.toThrow('closed_day differs at ~')
  await copyDatabase({ from: source, to, restart: true })
  expect((await sql`select distinct name from lead`.execute(db)).rows).toEqual([{ name: 'Ada Baker' }])
})

test('every obstacle is reported with a message', async (context) => {
  const { url: to } = await postgresFor(context)
  const refusal = (source: string, target = to) =>
    copyDatabase({ from: source, to: target }).then(
      () => 'copied',
      (error: Error) => error.message,
    )
  expect(await refusal('/nowhere/beacon.sqlite')).toBe('There is no database at /nowhere/beacon.sqlite.')
  const text = join(folder, 'notes.txt')
  writeFileSync(text, 'This is no database, and it is long enough to be taken for one.'.repeat(20))
  expect(await refusal(text)).toBe(`${text} is no SQLite database.`)
  const other = join(folder, 'other.sqlite')
  new Sqlite(other).exec('create table song (title text)').close()
  expect(await refusal(other)).toBe(`${other} is a database, but not one of this product.`)
  const old = join(folder, 'old.sqlite')
  await fillDatabase(old, 0)
  new Sqlite(old).exec("delete from migration where name = '0007_chat.sql'").close()
  expect(await refusal(old)).toContain('The source lacks 0007_chat.sql: start the server on it once')
  const newer = join(folder, 'newer.sqlite')
  await fillDatabase(newer, 0)
  new Sqlite(newer).exec("insert into migration values ('9999_later.sql', '2027-01-01')").close()
  expect(await refusal(newer)).toBe('The source is of a newer version: 9999_later.sql is not known here.')
  const first = openDatabase(to, { poolSize: 1 })
  onTestFinished(() => first.destroy())
  await isAlone(first)
  expect(await refusal(from)).toBe('Another copy into this database is under way.')
  expect(await refusal(from, to.replace(/:\d+\/postgres$/, ':1/postgres'))).toContain('ECONNREFUSED')
  expect(await refusal(from, to.replace(/postgres$/, 'nowhere'))).toContain('"nowhere" does not exist')
})

test('the command asks for the secret of the file only where none is set', async (context) => {
  const { url } = await postgresFor(context)
  const second = url.replace(/postgres$/, 'second')
  const db = openDatabase(url)
  onTestFinished(() => db.destroy())
  await sql`create database second`.execute(db)
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const source = join(dataDir, 'beacon.sqlite')
  const secret = join(dataDir, 'session-secret')
  await fillDatabase(source, 0)
  writeFileSync(secret, 'the secret of an earlier time, in a file')
  const copy = (to: string, settings: Record<string, string>) => {
    const env = { DATA_DIR: dataDir, ...settings }
    return spawnSync(process.execPath, [SCRIPT, '--to', to], { env, encoding: 'utf8' }).stdout
  }
  expect(copy(url, {})).toContain(`SESSION_SECRET has to be what ${secret} holds`)
  expect(copy(second, { SESSION_SECRET: 'the secret that is in use' })).toContain(
    'SESSION_SECRET has to stay as it was',
  )
})
