import type { Db, SecondFactorRow, Tx } from '../../db/schema.ts'

/** Also one that is not on yet: `confirmed_at` is null until its first code has come back. */
export const findSecondFactor = (db: Db | Tx, email: string): Promise<SecondFactorRow | undefined> =>
  db.selectFrom('second_factor').selectAll().where('email', '=', email).executeTakeFirst()

/** Stores a secret that awaits its first code; false when the second factor is on. */
export async function keepNewSecret(tx: Tx, row: SecondFactorRow): Promise<boolean> {
  const { secret, created_at } = row
  const kept = await tx
    .insertInto('second_factor')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ secret, created_at })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('email')
    .executeTakeFirst()
  return kept !== undefined
}

/**
 * Switches on the second factor that was set up with this secret; false when it is on already, or was set up anew
 * meanwhile.
 */
export async function confirmSecret(
  tx: Tx,
  { email, secret }: SecondFactorRow,
  at: { now: Date; step: number },
): Promise<boolean> {
  const result = await tx
    .updateTable('second_factor')
    .set({ confirmed_at: at.now.toISOString(), last_step: at.step })
    .where('email', '=', email)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Uses up a time step's code; false when it, or a later one, has been used. */
export async function takeStep(tx: Tx, email: string, step: number): Promise<boolean> {
  const result = await tx
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('email', '=', email)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Deletes it together with its recovery codes. */
export async function deleteSecondFactor(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('second_factor').where('email', '=', email).execute()
  await tx.deleteFrom('recovery_code').where('email', '=', email).execute()
}

/** Stores the hashes of new codes; earlier ones, used or not, are worth nothing afterward. */
export async function replaceRecoveryCodes(tx: Tx, email: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_code').where('email', '=', email).execute()
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ email, code_hash, used_at: null })))
    .execute()
}

/** Uses up a recovery code. */
export async function takeRecoveryCode(
  tx: Tx,
  email: string,
  hash: string,
  now: Date,
): Promise<'taken' | 'used' | 'unknown'> {
  const result = await tx
    .updateTable('recovery_code')
    .set({ used_at: now.toISOString() })
    .where('email', '=', email)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (result.numUpdatedRows === 1n) return 'taken'
  const known = await tx
    .selectFrom('recovery_code')
    .select('used_at')
    .where('email', '=', email)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return known ? 'used' : 'unknown'
}

/** How many recovery codes have not been used. */
export async function countRecoveryCodes(db: Db, email: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((select) => select.fn.countAll<number>().as('left'))
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
