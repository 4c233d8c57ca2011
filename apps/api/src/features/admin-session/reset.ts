import type { Ids } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { AuditLog } from '../../http/audit.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { createFactorNotices } from './jobs.ts'

interface ResetDeps {
  db: Db
  audit: AuditLog
  outbox: Outbox
  ids: Ids
}

/**
 * For an administrator who has lost both phone and recovery codes: switches the second factor off and ends all
 * sessions. For the operator, who can read the database anyway. Returns whether it had been on.
 */
export async function resetSecondFactor({ db, audit, outbox, ids }: ResetDeps): Promise<boolean> {
  const tell = createFactorNotices({ outbox, ids })
  const wasOn = await inTransaction(db, async (tx) => {
    const rows = await tx.deleteFrom('second_factor').returning('confirmed_at').execute()
    await tx.deleteFrom('recovery_code').execute()
    await tx.deleteFrom('pending_sign_in').execute()
    await tx.deleteFrom('admin_session').execute()
    const wasOn = rows.some(({ confirmed_at }) => confirmed_at !== null)
    if (wasOn) await tell(tx, 'reset')
    return wasOn
  })
  await audit.record({
    act: 'second-factor.reset',
    who: 'operator',
    line: 'By the command on the server',
    outcome: 'done',
    request: { id: '', address: '' },
  })
  return wasOn
}
