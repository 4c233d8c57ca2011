import { inOneSpelling } from '@beacon/contract/email-address'
import { addressesIn } from '@beacon/rules/chat-details'
import { sql } from 'kysely'
import { plainAddress } from '../../db/conditions.ts'
import type { Db } from '../../db/schema.ts'

/** The tables that have addresses of people who are not staff. */
export const addressTables = [
  'booking',
  'booking_wait',
  'lead',
  'orders',
  'payment',
  'restock_request',
  'staff_message',
  'subscriber',
] as const

/**
 * Every address that something is kept about, also if it was only typed in a chat, in lower case; one that is stored in
 * an older spelling, in both.
 */
export async function addresses(db: Db): Promise<string[]> {
  const found = new Set<string>()
  for (const table of addressTables) {
    const { rows } = await sql<{ email: string }>`
      select distinct lower(email) as email from ${sql.table(table)} where email != ''`.execute(db)
    for (const { email } of rows) found.add(plainAddress(email)).add(inOneSpelling(plainAddress(email)))
  }
  const said = await db.selectFrom('chat_turn').select('question').where('question', 'like', '%@%').execute()
  for (const email of said.flatMap(({ question }) => addressesIn(question.toLowerCase())))
    found.add(email).add(inOneSpelling(email))
  return [...found]
}
