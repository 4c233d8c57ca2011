/**
 * Copies the database while the server runs, restores the copy and checks it: a file of SQLite, or a dump of PostgreSQL.
 * Keeps the copies of the last day, one of each of the 14 days before today, and the list of who was erased beside them. Any
 * doubt is an exit code other than 0.
 *
 *   pnpm backup [folder]      the folder is DATA_DIR/backups unless told
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { parsePlace } from '../apps/api/src/config.ts'
import { backUp, copyErasures } from './lib/back-up.ts'

try {
  const { databaseUrl, dataDir } = parsePlace(process.env)
  const folder = process.argv[2] ?? join(dataDir, 'backups')
  const now = new Date()
  const { file, tables, rows } = await backUp(databaseUrl, folder, now)
  copyErasures(dataDir, folder, now)
  const kilobytes = Math.ceil(statSync(file).size / 1024)
  console.log(`${file}: ${kilobytes} KiB, ${rows} rows in ${tables} tables, checked`)
} catch (error) {
  console.error(`No backup: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
