import { retention } from '@beacon/content/retention'
import { sql } from 'kysely'
import { DAY_MS, isoAfter } from '../../clock.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import type { Db } from '../../db/schema.ts'

const KEPT_MS = retention.chatDays * DAY_MS

/** Deletes conversations in which nothing has been said for that long, and the budgets of days long gone. */
export async function sweepChats(db: Db, now: Date): Promise<void> {
  const oldest = isoAfter(now, -KEPT_MS)
  await deleteInBatches(db, { table: 'chat_conversation', key: ['id'], where: sql`last_at <= ${oldest}` })
  await db.deleteFrom('chat_budget').where('day', '<=', oldest.slice(0, 10)).execute()
}
