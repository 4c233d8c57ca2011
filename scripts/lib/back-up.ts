import { chmodSync, copyFileSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileOf } from '../../apps/api/src/db/database.ts'
import { makeFolder } from '../../apps/api/src/db/make-folder.ts'
import { erasuresIn } from '../../apps/api/src/personal-data/erasure-list.ts'
import { postgresBackup } from './back-up-postgres.ts'
import { sqliteBackup } from './back-up-sqlite.ts'

const KEPT = 14
const DAY_MS = 24 * 3_600_000
const NAME = /^beacon-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.(?:sqlite|dump)$/
/** The end of an unfinished copy's name, and of the files that SQLite keeps beside it. */
const UNFINISHED = /\.part(-journal|-wal|-shm)?$/
/** A backup contains personal data: readable by its owner only. */
const OWNER_ONLY = 0o600

/** When a backup was made, by its file name. */
export function madeAt(file: string): Date | undefined {
  const [, day, hour, minute, second, ms] = NAME.exec(basename(file)) ?? []
  return day ? new Date(`${day}T${hour}:${minute}:${second}.${ms}Z`) : undefined
}

/** Copies the erasure list to the backups: an older backup needs it when it is restored on another machine. */
export function copyErasures(dataDir: string, folder: string): void {
  if (existsSync(erasuresIn(dataDir))) copyFileSync(erasuresIn(dataDir), erasuresIn(folder))
}

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
 * nothing, and every table has as many rows as the snapshot. Keeps the newest 14.
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
    removeOldest(folder)
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

function removeOldest(folder: string): void {
  const backups = readdirSync(folder).filter((name) => NAME.test(name))
  for (const name of backups.sort().slice(0, -KEPT)) rmSync(join(folder, name))
}
