/**
 * Moves a SQLite installation into PostgreSQL: brings the schema, copies every table, compares every row. Stop the server
 * first. The target has to be empty; a copy that was interrupted goes on where it stopped.
 *
 *   pnpm db:copy [--from FILE] [--to postgres://USER:PASSWORD@HOST/DATABASE] [--restart]
 *
 * The source is DATA_DIR/beacon.sqlite and the target DATABASE_URL unless told. `--restart` begins an unfinished copy anew.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parsePlace } from '../apps/api/src/config.ts'
import { fileOf } from '../apps/api/src/db/database.ts'
import { erasuresIn } from '../apps/api/src/personal-data/erasure-list.ts'
import { secretFileIn } from '../apps/api/src/secrets.ts'
import { copyDatabase } from './lib/copy-database.ts'
import { markdownTable } from './lib/table.ts'

try {
  const { dataDir, databaseUrl } = parsePlace(process.env)
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: join(dataDir, 'beacon.sqlite') },
      to: { type: 'string', default: databaseUrl },
      restart: { type: 'boolean', default: false },
    },
  })
  const { from, to, restart } = values
  if (!/^postgres(ql)?:\/\//.test(to))
    throw new Error('Say where to, with --to postgres://USER:PASSWORD@HOST/DATABASE or DATABASE_URL.')
  const reports = await copyDatabase({ from: fileOf(from) ?? from, to, restart, onTable })
  console.log(
    markdownTable(
      reports.filter(({ rows }) => rows > 0).map((report) => ({ ...report, hash: report.hash.slice(0, 16) })),
    ),
  )
  const rows = reports.reduce((sum, report) => sum + report.rows, 0)
  console.log(
    `\nCopied and compared: ${rows} rows of ${reports.length} tables, from ${from}.\n\n${remainder(dataDir)}`,
  )
} catch (error) {
  console.error(`No copy: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

function onTable(step: 'copied' | 'compared', table: string, rows: number): void {
  if (rows > 0) console.error(`${table}: ${rows} rows ${step}`)
}

/** What belongs to an installation and is not in its database. */
function remainder(dataDir: string): string {
  const secret = secretFileIn(dataDir)
  const isInFile = !process.env.SESSION_SECRET?.trim() && existsSync(secret)
  const pictures = join(dataDir, 'pictures')
  const erasures = erasuresIn(dataDir)
  return [
    'Before you start the server with DATABASE_URL:',
    isInFile
      ? `  SESSION_SECRET has to be what ${secret} holds, or the links in mails that were sent stop working.`
      : '  SESSION_SECRET has to stay as it was, or the links in mails that were sent stop working.',
    ...(existsSync(erasures)
      ? [
          `  ${erasures} has to be in the new DATA_DIR: it finishes erasures that wait, and repeats them after a restore.`,
        ]
      : []),
    ...(existsSync(pictures)
      ? [`  ${pictures} may stay where it is: machines without it make their own.`]
      : []),
  ].join('\n')
}
