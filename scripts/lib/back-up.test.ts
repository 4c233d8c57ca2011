import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, onTestFinished, type TestContext, test } from 'vitest'
import { openDatabase } from '../../apps/api/src/db/database.ts'
import { erasuresIn } from '../../apps/api/src/personal-data/erasure-list.ts'
import { backUp, copyErasures } from './back-up.ts'
import { findClient } from './postgres-binaries.ts'
import { postgresFor } from './postgres-in-tests.ts'

const NOON = Date.parse('2026-11-20T12:00:00.000Z')

function startDatabase(rows: number) {
  const folder = mkdtempSync(join(tmpdir(), 'beacon-backup-'))
  const file = join(folder, 'beacon.sqlite')
  const db = new Sqlite(file)
  db.pragma('journal_mode = wal')
  db.exec('create table lead (id integer primary key, words text not null)')
  const insert = db.prepare('insert into lead (words) values (?)')
  db.transaction(() => {
    for (let row = 0; row < rows; row += 1) insert.run('every word counts '.repeat(20))
  })()
  onTestFinished(() => {
    db.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return { url: `sqlite:${file}`, insert, backups: join(folder, 'backups') }
}

test('a backup made during writes is one consistent, complete file, alone in its folder', async () => {
  const { url, insert, backups } = startDatabase(5000)
  const writing = setInterval(() => insert.run('written meanwhile'), 0)
  const backup = await backUp(url, backups, new Date(NOON))
  clearInterval(writing)

  expect(backup).toEqual({
    file: join(backups, 'beacon-2026-11-20T12-00-00-000Z.sqlite'),
    tables: 1,
    rows: 5000,
  })
  expect(readdirSync(backups)).toHaveLength(1)
  const restored = new Sqlite(backup.file)
  expect(restored.prepare('select count(*) from lead').pluck().get()).toBe(5000)
  restored.close()
})

test('no backup has what was deleted, although its database leaves it in free pages', async () => {
  const { url, insert, backups } = startDatabase(1)
  const db = new Sqlite(url.slice('sqlite:'.length))
  for (let row = 0; row < 100; row += 1) insert.run(`call me, says somebody erased ${row} `.repeat(20))
  db.exec("delete from lead where words like '%erased%'")
  db.close()
  const backup = await backUp(url, backups, new Date(NOON))
  expect(backup.rows).toBe(1)
  expect(readFileSync(backup.file).includes('somebody erased')).toBe(false)
})

test('of the last day every backup is kept, of each of the fourteen days before today the last one; other files are left alone', async () => {
  const { url, backups } = startDatabase(1)
  const HOUR = 3_600_000
  const backUpAt = (hour: number) => backUp(url, backups, new Date(NOON + hour * HOUR))
  for (let day = 0; day < 16; day += 1) for (const hour of [0, 6]) await backUpAt(day * 24 + hour)
  writeFileSync(join(backups, 'notes.txt'), 'mine')
  await backUpAt(16 * 24)

  const names = readdirSync(backups).sort()
  expect(names.slice(0, 2), 'noon of a day before the last one is gone').toEqual([
    'beacon-2026-11-22T18-00-00-000Z.sqlite',
    'beacon-2026-11-23T18-00-00-000Z.sqlite',
  ])
  expect(names.slice(13)).toEqual([
    'beacon-2026-12-05T12-00-00-000Z.sqlite',
    'beacon-2026-12-05T18-00-00-000Z.sqlite',
    'beacon-2026-12-06T12-00-00-000Z.sqlite',
    'notes.txt',
  ])
})

test('after a pause, no backup of before it outlives fourteen days', async () => {
  const { url, backups } = startDatabase(1)
  for (const day of [0, 7, 14, 22]) await backUp(url, backups, new Date(NOON + day * 86_400_000))
  expect(readdirSync(backups).sort()).toEqual([
    'beacon-2026-12-04T12-00-00-000Z.sqlite',
    'beacon-2026-12-12T12-00-00-000Z.sqlite',
  ])
})

test('what a killed backup has left is removed after a day, and nothing else', async () => {
  const { url, backups } = startDatabase(1)
  mkdirSync(backups)
  const old = 'beacon-2026-11-19T11-59-59-000Z'
  const recent = 'beacon-2026-11-19T12-00-01-000Z.sqlite.part'
  for (const name of [
    `${old}.sqlite.part`,
    `${old}.sqlite.part-journal`,
    `${old}.dump.part`,
    recent,
    'film.part',
  ])
    writeFileSync(join(backups, name), 'half')
  await backUp(url, backups, new Date(NOON))
  expect(readdirSync(backups).sort()).toEqual([recent, 'beacon-2026-11-20T12-00-00-000Z.sqlite', 'film.part'])
})

test('the list of who was erased is copied to the backups, and no other list is overwritten by it', () => {
  const from = mkdtempSync(join(tmpdir(), 'beacon-erasures-'))
  const to = mkdtempSync(join(tmpdir(), 'beacon-erasures-'))
  onTestFinished(() => {
    for (const folder of [from, to]) rmSync(folder, { recursive: true })
  })
  const copiesAfter = (list: string, days = 0): Record<string, string> => {
    writeFileSync(erasuresIn(from), list)
    copyErasures(from, to, new Date(NOON + days * 86_400_000))
    return Object.fromEntries(readdirSync(to).map((name) => [name, readFileSync(join(to, name), 'utf8')]))
  }
  const first = '2026-11-18T09:00:00.000Z one\n'
  const grown = `${first}2026-11-19T09:00:00.000Z two\n`
  const another = '2026-11-20T09:00:00.000Z three\n'

  copyErasures(from, to, new Date(NOON))
  expect(readdirSync(to)).toEqual([])
  expect(copiesAfter(first)).toEqual({ erasures: first })
  expect(copiesAfter(grown)).toEqual({ erasures: grown })
  expect(copiesAfter(another)).toEqual({
    erasures: another,
    'erasures.before-2026-11-20': grown,
  })
  const fourth = '2026-11-20T11:00:00.000Z four\n'
  expect(copiesAfter(fourth), 'a second one on the same day').toEqual({
    erasures: fourth,
    'erasures.before-2026-11-20': grown + another,
  })
  expect(copiesAfter(fourth, 199)).toMatchObject({ 'erasures.before-2026-11-20': grown + another })
  const later = '2027-06-14T09:00:00.000Z four\n'
  expect(copiesAfter(later, 207), 'nothing is kept for longer than a line of the list').toEqual({
    erasures: later,
  })
})

test('a missing database gives an error and no backup', async () => {
  const { backups } = startDatabase(1)
  await expect(backUp('sqlite:/nowhere/beacon.sqlite', backups, new Date(NOON))).rejects.toThrow(
    'There is no database',
  )
})

test('a damaged database gives an error, and leaves no backup', async () => {
  const { url, backups } = startDatabase(1)
  const { file: damaged } = await backUp(url, backups, new Date(NOON))
  truncateSync(damaged, 4096)

  await expect(backUp(`sqlite:${damaged}`, `${backups}-2`, new Date(NOON))).rejects.toThrow()
  expect(readdirSync(`${backups}-2`)).toEqual([])
})

async function startServer(context: TestContext) {
  const server = await postgresFor(context)
  const db = openDatabase(server.url)
  onTestFinished(() => db.destroy())
  const run = (statement: string) => sql.raw(statement).execute(db)
  await run('create table lead (id bigint primary key, words text not null)')
  await run("insert into lead select row, 'every word counts ' || row from generate_series(1, 3000) as row")
  const folder = mkdtempSync(join(tmpdir(), 'beacon-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { url: server.url, run, backups: join(folder, 'backups') }
}

test('PostgreSQL: a backup made during writes is consistent, verified by a restore, and leaves no database behind', async (context) => {
  if (!findClient('pg_dump')) context.skip('pg_dump is not installed')
  const { url, run, backups } = await startServer(context)
  let rows = 3001
  let isWriting = true
  const writing = (async () => {
    for (; isWriting; rows += 1) await run(`insert into lead values (${rows}, 'written meanwhile')`)
  })()
  const backup = await backUp(url, backups, new Date(NOON))
  isWriting = false
  await writing

  expect(readdirSync(backups)).toEqual(['beacon-2026-11-20T12-00-00-000Z.dump'])
  expect(backup.tables).toBe(1)
  expect(backup.rows).toBeGreaterThanOrEqual(3000)
  expect(statSync(backup.file).mode & 0o777).toBe(0o600)
  expect((await run("select datname from pg_database where datname like 'beacon_check%'")).rows).toEqual([])
})

test('PostgreSQL: what a backup that was killed has left is gone a day later, and that of one that runs stays', async (context) => {
  if (!findClient('pg_dump')) context.skip('pg_dump is not installed')
  const { url, run, backups } = await startServer(context)
  const checkOf = (hoursAgo: number) => `beacon_check_${Date.now() - hoursAgo * 3_600_000}_0a1b2c`
  const running = checkOf(1)
  for (const name of [running, checkOf(25), 'beacon_check_0a1b2c3d4e5f', 'beacon_checks'])
    await run(`create database ${name}`)
  await backUp(url, backups, new Date(NOON))
  const { rows } = await run(
    "select datname as name from pg_database where datname like 'beacon%' order by 1",
  )
  expect(rows).toEqual([{ name: running }, { name: 'beacon_checks' }])
})

test('PostgreSQL: an address without a host, or with what only the driver understands, can be backed up', async (context) => {
  if (!findClient('pg_dump')) context.skip('pg_dump is not installed')
  const { url, backups } = await startServer(context)
  const { username, password, port } = new URL(url)
  const hostless = `postgres://${username}:${password}@/postgres?port=${port}`
  for (const address of [hostless, `${hostless}&host=127.0.0.1`, `${url}?statement_timeout=15000`])
    expect((await backUp(address, backups, new Date(NOON))).rows).toBe(3000)
})

test('PostgreSQL: a server whose certificate is not verified can be backed up', async (context) => {
  if (!findClient('pg_dump')) context.skip('pg_dump is not installed')
  if (spawnSync('openssl', ['version']).error) context.skip('openssl is not installed')
  const { url, run, backups } = await startServer(context)
  const certify = 'openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=db -keyout server.key -out server.crt'
  await run(`copy (select) to program '${certify} && chmod 600 server.key'`)
  await run('alter system set ssl = on')
  await run('select pg_reload_conf()')
  await expect
    .poll(async () => (await backUp(`${url}?sslmode=no-verify`, backups, new Date(NOON))).rows)
    .toBe(3000)
})

test('PostgreSQL: a role that cannot create databases gets an error, not an unverified backup', async (context) => {
  if (!findClient('pg_dump')) context.skip('pg_dump is not installed')
  const { url, run, backups } = await startServer(context)
  await run("create role reader login password 'only-reads'")
  await run('grant select on lead to reader')
  const reader = url.replace(/\/\/[^@]+@/, '//reader:only-reads@')

  await expect(backUp(reader, backups, new Date(NOON))).rejects.toThrow('the role may not create a database')
  expect(readdirSync(backups)).toEqual([])
})

test('a database with a row whose owner is gone is no backup, and no copy of it is left', async () => {
  const { url, backups } = startDatabase(1)
  const db = new Sqlite(url.replace('sqlite:', ''))
  db.pragma('foreign_keys = OFF')
  db.exec('create table note (lead_id integer references lead (id)); insert into note values (404)')
  db.close()
  await expect(backUp(url, backups, new Date(NOON))).rejects.toThrow('The copy is damaged')
  expect(readdirSync(backups)).toEqual([])
})
