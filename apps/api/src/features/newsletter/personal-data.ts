import { listTexts } from '@beacon/content/newsletter-lists'
import type { Subscriber } from '@beacon/contract/subscribers'
import { sql } from 'kysely'
import { fieldsOf, type PersonalDataSource, withIds } from '../../personal-data/source.ts'
import { emailKey, eraseAddress, toSubscriber } from './store.ts'

const titleOf = ({ list, state }: Subscriber) =>
  `${listTexts[list].name}, ${state === 'pending' ? 'not confirmed' : state}`

/** Places on the lists, and mails that were written to this one address. `sweep.ts` forgets what is old. */
export const newsletterPersonalData: PersonalDataSource = {
  async find(db, email) {
    const subscriptions = await db
      .selectFrom('subscriber')
      .selectAll()
      .where('email_key', '=', emailKey(email))
      .execute()
    const messages = await db
      .selectFrom('staff_message')
      .selectAll()
      .where(sql`lower(email)`, '=', email)
      .execute()
    return [
      ...subscriptions.map((row) => ({
        kind: 'subscription' as const,
        id: row.id,
        at: row.asked_at,
        title: titleOf(toSubscriber(row)),
        erasure: 'delete' as const,
        reason: null,
        fields: fieldsOf(row, ['email_key', 'flags']),
      })),
      ...messages.map((row) => ({
        kind: 'letter' as const,
        id: row.id,
        at: row.created_at,
        title: row.subject,
        erasure: 'delete' as const,
        reason: null,
        fields: fieldsOf(row),
      })),
    ]
  },
  overdue: async () => [],
  async erase(tx, records) {
    await withIds(records, 'subscription', async (ids) => {
      const rows = await tx.selectFrom('subscriber').select('email').where('id', 'in', ids).execute()
      for (const { email } of rows) await eraseAddress(tx, email)
    })
    await withIds(records, 'letter', async (ids) => {
      await tx.deleteFrom('staff_message').where('id', 'in', ids).execute()
    })
  },
}
