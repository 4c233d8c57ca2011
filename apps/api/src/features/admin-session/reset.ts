import type { Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { AuditLog } from '../../http/audit.ts'

/**
 * The way out for whoever has lost phone and recovery codes: the second factor is off, and nobody is signed in. For the
 * operator of the server, who can read the database anyway. Answers whether it had been on.
 */
export async function resetSecondFactor({ db, audit }: { db: Db; audit: AuditLog }): Promise<boolean> {
  const wasOn = await inTransaction(db, async (tx) => {
    const rows = await tx.deleteFrom('second_factor').returning('confirmed_at').execute()
    await tx.deleteFrom('recovery_code').execute()
    await tx.deleteFrom('pending_sign_in').execute()
    await tx.deleteFrom('admin_session').execute()
    return rows.some(({ confirmed_at }) => confirmed_at !== null)
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
