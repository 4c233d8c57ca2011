/**
 * Switches the administrator's second factor off and ends every session, for whoever has lost phone and recovery codes.
 * Works on the database of the settings, whichever engine it is; the server may run meanwhile.
 *
 *   pnpm admin:reset-second-factor
 */
import { randomIds, systemClock } from '../apps/api/src/clock.ts'
import { parsePlace } from '../apps/api/src/config.ts'
import { fileOf, openDatabase } from '../apps/api/src/db/database.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { resetSecondFactor } from '../apps/api/src/features/admin-session/reset.ts'
import { describeAct } from '../apps/api/src/features/audit/subjects.ts'
import { createAuditLog } from '../apps/api/src/http/audit.ts'
import { createOutbox } from '../apps/api/src/outbox/outbox.ts'
import { assertFileExists } from './lib/database-file.ts'

try {
  const { databaseUrl } = parsePlace(process.env)
  const file = fileOf(databaseUrl)
  if (file !== undefined) assertFileExists(file)
  const db = openDatabase(databaseUrl)
  try {
    await migrate(db)
    const [clock, ids] = [systemClock, randomIds]
    const audit = createAuditLog({ db, clock, ids, describe: describeAct })
    const wasOn = await resetSecondFactor({ db, audit, ids, outbox: createOutbox({ clock, ids }) })
    console.log(
      wasOn
        ? 'The second factor is off and every session has ended. Sign in with the password, and switch it on again.'
        : 'The second factor was off already. Every session has ended.',
    )
  } finally {
    await db.destroy()
  }
} catch (error) {
  console.error(`Nothing was changed: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
