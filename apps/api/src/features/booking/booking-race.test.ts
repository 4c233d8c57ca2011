import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startApi } from '../../../../../scripts/lib/api-server.ts'
import { raceForSlots } from '../../../../../scripts/lib/booking-race.ts'
import { createRandom } from '../../../../../scripts/lib/random.ts'
import { newDatabase } from '../../../test/database.ts'
import { newFolder } from '../../../test/temp-folder.ts'

/** A thousand requests to two processes, which wait for the disk: three quarters of a minute on a slow machine. */
const PATIENCE_MS = 240_000
const SESSION_SECRET = 'the same secret for all of them here'

test('BOOK-7, AB18: two servers on one database never book one time twice', {
  timeout: PATIENCE_MS,
}, async () => {
  const folder = newFolder()
  const databaseUrl = await newDatabase()
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET,
    DEMO: 'true',
    RETRY_SCALE: '1',
  }
  const start = (name: string) => startApi({ settings, logFile: join(folder, `${name}.log`) })
  const servers = [await start('one'), await start('two')]
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.end()))
  })
  const report = await raceForSlots({
    urls: servers.map(({ url }) => url),
    databaseUrl,
    rounds: 20,
    people: 50,
    random: createRandom(20),
  })
  expect(report).toMatchObject({ rounds: 20, wrongRounds: 0, overlaps: 0 })
  expect(report.mixedBookings).toBeGreaterThan(5)
  expect(report.mixedRefusals).toBeGreaterThan(200)
})
