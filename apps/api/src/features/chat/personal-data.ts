import { isAddress } from '../../db/conditions.ts'
import { fieldsOf, type PersonalDataSource, withIds } from '../../personal-data/source.ts'

/** A conversation has no name; it is somebody's from when it was handed over with their address. `retention.ts` forgets them. */
export const chatPersonalData: PersonalDataSource = {
  async find(db, email) {
    const rows = await db
      .selectFrom('chat_conversation')
      .innerJoin('lead', 'lead.id', 'chat_conversation.lead_id')
      .innerJoin('chat_turn', 'chat_turn.conversation_id', 'chat_conversation.id')
      .select([
        'chat_conversation.id',
        'lead.created_at',
        'chat_turn.asked_at',
        'chat_turn.question',
        'chat_turn.answer',
      ])
      .where(isAddress('lead.email', email))
      .orderBy('chat_turn.number')
      .execute()
    const conversations = Map.groupBy(rows, ({ id }) => id)
    return [...conversations].map(([id, turns]) => ({
      kind: 'chat',
      id,
      at: turns[0]?.created_at ?? '',
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
