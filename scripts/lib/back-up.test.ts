import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { backUp } from './back-up.ts'

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
  return { file, insert, backups: join(folder, 'backups') }
}

test('a copy made while others write is one moment of the database, whole and alone in its folder', async () => {
  const { file, insert, backups } = startDatabase(5000)
  const writing = setInterval(() => insert.run('written meanwhile'), 0)
  const backup = await backUp(file, backups, new Date(NOON))
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

test('the newest fourteen copies stay, and files that are no copies are left alone', async () => {
  const { file, backups } = startDatabase(1)
  for (let hour = 0; hour < 16; hour += 1) await backUp(file, backups, new Date(NOON + hour * 3_600_000))
  writeFileSync(join(backups, 'notes.txt'), 'mine')
  await backUp(file, backups, new Date(NOON + 16 * 3_600_000))

  const names = readdirSync(backups).sort()
  expect(names).toHaveLength(15)
  expect(names[0]).toBe('beacon-2026-11-20T15-00-00-000Z.sqlite')
  expect(names).toContain('notes.txt')
})

test('a database that is missing is no backup', async () => {
  const { backups } = startDatabase(1)
  await expect(backUp('/nowhere/beacon.sqlite', backups, new Date(NOON))).rejects.toThrow(
    'There is no database',
  )
})

test('a damaged database is no backup, and no copy of it is left', async () => {
  const { file, backups } = startDatabase(1)
  const { file: damaged } = await backUp(file, backups, new Date(NOON))
  truncateSync(damaged, 4096)

  await expect(backUp(damaged, `${backups}-2`, new Date(NOON))).rejects.toThrow()
  expect(readdirSync(`${backups}-2`)).toEqual([])
})
