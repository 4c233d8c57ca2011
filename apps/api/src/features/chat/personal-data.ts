import { inOneSpelling } from '@beacon/contract/email-address'
import { addressesIn } from '@beacon/rules/chat-details'
import { isAddress } from '../../db/conditions.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { fieldsOf, type PersonalDataSource, withIds } from '../../personal-data/source.ts'

/**
 * A conversation has no name: it is somebody's from when it was handed over with their address, or, if it was not, from
 * when that was typed in it. `retention.ts` forgets them.
 */
export const chatPersonalData: PersonalDataSource = {
  async find(db, email) {
    const since = new Map([...(await typedIn(db, email)), ...(await handedOverWith(db, email))])
    if (since.size === 0) return []
    const rows = await db
      .selectFrom('chat_turn')
      .select(['conversation_id', 'asked_at', 'question', 'answer'])
      .where('conversation_id', 'in', [...since.keys()])
      .orderBy('number')
      .execute()
    const conversations = Map.groupBy(rows, ({ conversation_id }) => conversation_id)
    return [...conversations].map(([id, turns]) => ({
      kind: 'chat',
      id,
      at: since.get(id) ?? '',
      title: turns[0]?.question.slice(0, 80) ?? '',
      erasure: 'delete',
      reason: null,
      fields: fieldsOf({
        conversation: turns
          .map(({ asked_at, question, answer }) => `${asked_at}\n${question}\n${answer}`)
          .join('\n\n'),
      }),
    }))
  },
  overdue: async () => [],
  erase: (tx, records) =>
    withIds(records, 'chat', async (ids) => {
      await tx.deleteFrom('chat_conversation').where('id', 'in', ids).execute()
    }),
}

/** Conversations by their id, each with the instant from which on it is somebody's. */
type Since = (readonly [id: string, at: string])[]

async function handedOverWith(db: Db | Tx, email: string): Promise<Since> {
  const rows = await db
    .selectFrom('chat_conversation')
    .innerJoin('lead', 'lead.id', 'chat_conversation.lead_id')
    .select(['chat_conversation.id', 'lead.created_at'])
    .where(isAddress('lead.email', email))
    .execute()
  return rows.map(({ id, created_at }) => [id, created_at])
}

/** Not in one that somebody handed over, who may have named a friend. */
async function typedIn(db: Db | Tx, email: string): Promise<Since> {
  const rows = await db
    .selectFrom('chat_turn')
    .innerJoin('chat_conversation', 'chat_conversation.id', 'chat_turn.conversation_id')
    .select(['conversation_id', 'asked_at', 'question'])
    .where('question', 'like', '%@%')
    .where('lead_id', 'is', null)
    .orderBy('number', 'desc')
    .execute()
  return rows
    .filter(({ question }) => addressesIn(question).some((typed) => isSpelling(typed, email)))
    .map(({ conversation_id, asked_at }) => [conversation_id, asked_at])
}

const isSpelling = (typed: string, email: string): boolean =>
  [typed, inOneSpelling(typed)].some((spelling) => spelling.toLowerCase() === email)
