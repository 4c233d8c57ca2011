import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { isoAfter } from '../../apps/api/src/clock.ts'
import { fileOf } from '../../apps/api/src/db/database.ts'
import { makeFolder } from '../../apps/api/src/db/make-folder.ts'
import { erasuresIn, KEPT_MS } from '../../apps/api/src/personal-data/erasure-list.ts'
import { postgresBackup } from './back-up-postgres.ts'
import { sqliteBackup } from './back-up-sqlite.ts'

const DAY_MS = 24 * 3_600_000
/** The last backup of each of these days is kept, today's not counted; older ones would outlive erasures. */
const DAYS_KEPT = 14
const NAME = /^beacon-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.(?:sqlite|dump)$/
/** The end of an unfinished copy's name, and of the files that SQLite keeps beside it. */
const UNFINISHED = /\.part(-journal|-wal|-shm)?$/
/** In the name of the copy of another erasure list, before the day when it was found. */
const BEFORE = '.before-'
/** A backup contains personal data: readable by its owner only. */
const OWNER_ONLY = 0o600

/** When a backup was made, by its file name. */
export function madeAt(file: string): Date | undefined {
  const [, day, hour, minute, second, ms] = NAME.exec(basename(file)) ?? []
  return day ? new Date(`${day}T${hour}:${minute}:${second}.${ms}Z`) : undefined
}

/**
 * Copies the erasure list to the backups: an older backup needs it when it is restored on another machine. A copy that
 * ends before the list begins, as after a restore that left it behind, is kept beside it for as long as the list keeps a
 * line, as `erasures.before-DAY`.
 */
export function copyErasures(dataDir: string, folder: string, now: Date): void {
  const [list, copy] = [erasuresIn(dataDir), erasuresIn(folder)]
  if (!existsSync(list)) return
  const since = isoAfter(now, -KEPT_MS)
  removeOldLists(folder, since)
  const [[begins], ended] = [instantsIn(list), instantsIn(copy).at(-1)]
  if (begins && ended && ended > since && ended < begins)
    appendFileSync(`${copy}${BEFORE}${now.toISOString().slice(0, 10)}`, readFileSync(copy), {
      mode: OWNER_ONLY,
    })
  copyFileSync(list, copy)
}

function removeOldLists(folder: string, since: string): void {
  for (const name of readdirSync(folder)) {
    const [, day] = name.split(BEFORE)
    if (day && day < since) rmSync(join(folder, name))
  }
}

const instantsIn = (list: string): string[] =>
  existsSync(list) ? (readFileSync(list, 'utf8').match(/^\S+/gm) ?? []) : []

/** How many rows each table has. */
export type Rows = ReadonlyMap<string, number>

/** How to copy an engine's database, and to restore the copy to check that it is complete. */
export interface Backup {
  extension: string
  /** Copies a snapshot of the database while others write; returns its row counts. */
  copy(file: string): Promise<Rows>
  /** Restores a copy, checks it and returns its row counts. */
  restore(file: string): Promise<Rows>
}

interface BackupReport {
  file: string
  tables: number
  rows: number
}

/**
 * Copies a database that is in use into a folder, and restores the copy to check it: the engine's own checks find
 * nothing, and every table has as many rows as the snapshot. Keeps all backups of the last 24 hours, and the last one
 * of each of the 14 days before today; none is older.
 * @param databaseUrl `sqlite:PATH` or `postgres://…`
 * @throws an Error that says what is wrong; the doubtful copy is removed
 */
export async function backUp(databaseUrl: string, folder: string, now: Date): Promise<BackupReport> {
  const databaseFile = fileOf(databaseUrl)
  const { extension, copy, restore } =
    databaseFile === undefined ? postgresBackup(databaseUrl) : sqliteBackup(databaseFile)
  makeFolder(folder)
  removeUnfinished(folder, now)
  const file = join(folder, `beacon-${now.toISOString().replace(/[:.]/g, '-')}.${extension}`)
  const draft = `${file}.part`
  try {
    const expected = await copy(draft)
    chmodSync(draft, OWNER_ONLY)
    const found = await restore(draft)
    for (const [table, rows] of expected) {
      if (found.get(table) !== rows)
        throw new Error(`The copy has ${found.get(table) ?? 'no'} rows in ${table} instead of ${rows}.`)
    }
    renameSync(draft, file)
    removeOld(folder, now)
    return { file, tables: expected.size, rows: expected.values().reduce((sum, rows) => sum + rows, 0) }
  } finally {
    rmSync(draft, { force: true })
  }
}

/** What a killed backup has left, before the next one needs the space; one of the last day may still be at work. */
function removeUnfinished(folder: string, now: Date): void {
  for (const name of readdirSync(folder)) {
    const began = UNFINISHED.test(name) && madeAt(name.replace(UNFINISHED, ''))
    if (began && now.getTime() - began.getTime() > DAY_MS) rmSync(join(folder, name))
  }
}

function removeOld(folder: string, now: Date): void {
  const since = isoAfter(now, -DAY_MS)
  const firstDay = isoAfter(now, -DAYS_KEPT * DAY_MS).slice(0, 10)
  const dayOf = (name: string) => madeAt(name)?.toISOString().slice(0, 10) ?? ''
  const old = readdirSync(folder)
    .filter((name) => (madeAt(name)?.toISOString() ?? since) < since)
    .sort()
  const lastOfEachDay = new Map(old.map((name) => [dayOf(name), name]))
  const isKept = (name: string) => dayOf(name) >= firstDay && lastOfEachDay.get(dayOf(name)) === name
  for (const name of old) if (!isKept(name)) rmSync(join(folder, name))
}
