import { chmodSync, copyFileSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileOf } from '../../apps/api/src/db/database.ts'
import { makeFolder } from '../../apps/api/src/db/make-folder.ts'
import { erasuresIn } from '../../apps/api/src/features/people/erasure-list.ts'
import { postgresBackup } from './back-up-postgres.ts'
import { sqliteBackup } from './back-up-sqlite.ts'

const KEPT = 14
const NAME = /^beacon-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.(?:sqlite|dump)$/
/** A backup holds what visitors wrote: for its owner only. */
const OWNER_ONLY = 0o600

/** When the backup of this name was made. */
export function madeAt(file: string): Date | undefined {
  const [, day, hour, minute, second, ms] = NAME.exec(basename(file)) ?? []
  return day ? new Date(`${day}T${hour}:${minute}:${second}.${ms}Z`) : undefined
}

/** Puts the list of who was erased beside the backups: an older one needs it when it is restored on another machine. */
export function copyErasures(dataDir: string, folder: string): void {
  if (existsSync(erasuresIn(dataDir))) copyFileSync(erasuresIn(dataDir), erasuresIn(folder))
}

/** How many rows each table has. */
export type Rows = ReadonlyMap<string, number>

/** How an engine's database is copied, and the copy restored to see that it is whole. */
export interface Backup {
  extension: string
  /** Copies one moment of the database while others write; answers the rows of that moment. */
  copy(file: string): Promise<Rows>
  /** Restores a copy, checks it and answers its rows. */
  restore(file: string): Promise<Rows>
}

interface BackupReport {
  file: string
  tables: number
  rows: number
}

/**
 * Copies a database that is in use into a folder, and restores the copy to see that it is whole: its own checks find
 * nothing, and every table has as many rows as the moment that was copied. Keeps the newest 14.
 * @param databaseUrl `sqlite:PATH` or `postgres://…`
 * @throws an Error that says what is wrong; the doubtful copy is removed
 */
export async function backUp(databaseUrl: string, folder: string, now: Date): Promise<BackupReport> {
  const databaseFile = fileOf(databaseUrl)
  const { extension, copy, restore } =
    databaseFile === undefined ? postgresBackup(databaseUrl) : sqliteBackup(databaseFile)
  makeFolder(folder)
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

function removeOldest(folder: string): void {
  const backups = readdirSync(folder).filter((name) => NAME.test(name))
  for (const name of backups.sort().slice(0, -KEPT)) rmSync(join(folder, name))
}
