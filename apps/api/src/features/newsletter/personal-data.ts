import { listTexts } from '@beacon/content/newsletter-lists'
import { newsletterLists } from '@beacon/contract/newsletter'
import { isAddress } from '../../db/conditions.ts'
import type { SubscriberRow } from '../../db/schema.ts'
import { fieldsOf, type PersonalDataSource, withIds } from '../../personal-data/source.ts'
import { eraseAddress, leaveAgain, stateOf } from './store.ts'

const titleOf = (row: SubscriberRow) =>
  `${listTexts[row.list].name}, ${row.state === 'pending' ? 'not confirmed' : stateOf(row)}`

/** Subscriptions, and mails written to this one address. `sweep.ts` deletes old ones. */
export const newsletterPersonalData: PersonalDataSource = {
  async find(db, email) {
    const subscriptions = await db
      .selectFrom('subscriber')
      .selectAll()
      .where(isAddress('email_key', email))
      .execute()
    const messages = await db
      .selectFrom('staff_message')
      .selectAll()
      .where(isAddress('email', email))
      .execute()
    return [
      ...subscriptions.map((row) => ({
        kind: 'subscription' as const,
        id: row.id,
        at: row.asked_at,
        title: titleOf(row),
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
  async removeAgain(tx, email, removedAt) {
    const erasedAt = removedAt('newsletter-erased', email) ?? ''
    const erased = (await newsletterPersonalData.find(tx, email)).filter(({ at }) => at < erasedAt)
    await newsletterPersonalData.erase(tx, erased)
    let hasLeft = false
    for (const list of newsletterLists) {
      const leftAt = removedAt(`left-${list}`, email)
      if (leftAt !== undefined && (await leaveAgain(tx, email, list, leftAt))) hasLeft = true
    }
    return erased.length > 0 || hasLeft
  },
}
