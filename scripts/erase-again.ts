/**
 * After a restore: erases and unsubscribes again the people who were so after the backup was taken, according to
 * `DATA_DIR/erasures`.
 * Needs DATA_DIR, DATABASE_URL and a session secret that was in use then, and ignores all other settings. Any doubt is an exit code other than 0.
 *
 *   pnpm erase-again beacon-2026-11-20T03-00-00-000Z.sqlite
 */
import { existsSync } from 'node:fs'
import { randomIds, systemClock } from '../apps/api/src/clock.ts'
import { parsePlaceAndSecrets } from '../apps/api/src/config.ts'
import { fileOf, openDatabase } from '../apps/api/src/db/database.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { createPeople } from '../apps/api/src/features/people/people.ts'
import { createPrivateLinks } from '../apps/api/src/http/private-links.ts'
import { createOutbox } from '../apps/api/src/outbox/outbox.ts'
import { createErasureList, erasuresIn, KEPT_MS } from '../apps/api/src/personal-data/erasure-list.ts'
import { personalDataSources } from '../apps/api/src/personal-data-sources.ts'
import { secretFileIn, sessionSecrets } from '../apps/api/src/secrets.ts'
import { madeAt } from './lib/back-up.ts'
import { assertFileExists } from './lib/database-file.ts'

try {
  const since = madeAt(process.argv[2] ?? '')
  if (!since) throw new Error('give the name of the backup file, which contains its time: beacon-….sqlite')
  if (since > systemClock())
    throw new Error('the backup’s name is in the future, so the removals since then are not known')
  const { databaseUrl, dataDir, sessionSecrets: configured } = parsePlaceAndSecrets(process.env)
  const file = fileOf(databaseUrl)
  if (file !== undefined) assertFileExists(file)
  assertCanTell(configured, dataDir)
  const privateLinks = createPrivateLinks(sessionSecrets(configured, dataDir))
  const db = openDatabase(databaseUrl)
  try {
    await migrate(db)
    const [clock, ids] = [systemClock, randomIds]
    const erasures = createErasureList({ dataDir, clock, privateLinks })
    const sources = personalDataSources({ clock, outbox: createOutbox({ clock, ids }) })
    const { people, waiting } = await createPeople(db, { sources, erasures }).eraseAgain(since)
    const { noted, unknown } = erasures.notedSince(since)
    console.log(
      `Removals noted since the backup: ${noted}. People found, and erased or unsubscribed again: ${people}. Records that still have to wait: ${waiting}.`,
    )
    if (clock().getTime() - since.getTime() > KEPT_MS)
      throw new Error(
        'The backup is older than the removals that are noted: nobody knows who was erased or left a list before them.',
      )
    if (unknown > 0)
      throw new Error(
        `Removals noted with another session secret, in which nobody can be recognized: ${unknown}. List that secret, too: SESSION_SECRET=NEW,OLD.`,
      )
  } finally {
    await db.destroy()
  }
} catch (error) {
  console.error(`Not finished: ${error instanceof Error ? error.message : error}`)
  console.error('Run the command again: who has been erased or unsubscribed by then stays so.')
  process.exitCode = 1
}

/** @throws an Error where what identifies people is missing, because then nobody would be found */
function assertCanTell(configured: readonly string[], dataDir: string): void {
  if (!existsSync(erasuresIn(dataDir)))
    throw new Error(
      `There is no ${erasuresIn(dataDir)}. Copy it from beside the backups; if there is none either, nobody was erased or left a list.`,
    )
  if (configured.length === 0 && !existsSync(secretFileIn(dataDir)))
    throw new Error(
      `SESSION_SECRET is not set, and there is no ${secretFileIn(dataDir)}. Set the secret that was in use when people were erased or left a list.`,
    )
}
