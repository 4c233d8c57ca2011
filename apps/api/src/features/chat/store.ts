import { sql } from 'kysely'
import { isoAfter } from '../../clock.ts'
import type { ChatTurnRow, Db, Tx } from '../../db/schema.ts'

/** A question that has been pending this long was lost with its process. */
const LOST_AFTER_MS = 60_000

/** Marks an answer whose reader left before it was complete. */
export const BROKEN_OFF = 'broken off'

export interface TurnKey {
  conversationId: string
  turn: number
}

/** The conversation of this id, or a new one when it is unknown. */
export async function openConversation(
  tx: Tx,
  known: string | undefined,
  fresh: { id: string; now: Date },
): Promise<string> {
  const now = fresh.now.toISOString()
  const touched = known
    ? await tx
        .updateTable('chat_conversation')
        .set({ last_at: now })
        .where('id', '=', known)
        .returning('id')
        .executeTakeFirst()
    : undefined
  if (touched) return touched.id
  await tx
    .insertInto('chat_conversation')
    .values({ id: fresh.id, started_at: now, last_at: now, lead_id: null })
    .execute()
  return fresh.id
}

/** Stores a question as pending; undefined while another one of the conversation is, which a unique index decides. */
export async function insertTurn(
  tx: Tx,
  conversationId: string,
  question: string,
  now: Date,
): Promise<TurnKey | undefined> {
  await failLost(tx, conversationId, now)
  const row = await tx
    .insertInto('chat_turn')
    .values(({ selectFrom }) => ({
      conversation_id: conversationId,
      number: selectFrom('chat_turn')
        .where('conversation_id', '=', conversationId)
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next')),
      asked_at: now.toISOString(),
      question,
      answer: '',
      state: 'pending' as const,
      source: null,
      is_answered: 1,
      action: null,
      choices: '[]',
      topic: null,
      aspect: null,
      rating: null,
      note: '',
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst()
  return row && { conversationId, turn: row.number }
}

/** A question whose server ended before it was answered is pending for ever. */
async function failLost(tx: Tx, conversationId: string, now: Date): Promise<void> {
  await tx
    .updateTable('chat_turn')
    .set({ state: 'failed', note: 'lost' })
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'pending')
    .where('asked_at', '<=', isoAfter(now, -LOST_AFTER_MS))
    .execute()
}

/**
 * Reopens a question that failed or whose answer was interrupted; false when it was answered, or another one is being
 * answered.
 */
export async function reopenTurn(tx: Tx, { conversationId, turn }: TurnKey, now: Date): Promise<boolean> {
  await failLost(tx, conversationId, now)
  const reopened = await tx
    .updateTable('chat_turn')
    .set({ state: 'pending', asked_at: now.toISOString(), note: '', answer: '', source: null })
    .where('conversation_id', '=', conversationId)
    .where('number', '=', turn)
    .where((where) => where.or([where('state', '=', 'failed'), where('note', '=', BROKEN_OFF)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chat_turn as other')
            .select('other.number')
            .where('other.conversation_id', '=', conversationId)
            .where('other.state', '=', 'pending'),
        ),
      ),
    )
    .executeTakeFirst()
  return reopened.numUpdatedRows > 0n
}

type Outcome = Pick<
  ChatTurnRow,
  'answer' | 'state' | 'source' | 'is_answered' | 'action' | 'choices' | 'topic' | 'aspect' | 'note'
>

/** Completes a pending question; a conversation that was deleted meanwhile stays deleted. */
export async function endTurn(
  db: Db,
  { conversationId, turn }: TurnKey,
  outcome: Partial<Outcome> & Pick<Outcome, 'state'>,
): Promise<void> {
  await db
    .updateTable('chat_turn')
    .set(outcome)
    .where('conversation_id', '=', conversationId)
    .where('number', '=', turn)
    .where('state', '=', 'pending')
    .execute()
}

/** One turn in any state. */
export async function findTurn(db: Db, { conversationId, turn }: TurnKey): Promise<ChatTurnRow | undefined> {
  return db
    .selectFrom('chat_turn')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('number', '=', turn)
    .executeTakeFirst()
}

/** The questions that got an answer, before this one, oldest first. */
export async function answeredTurns(
  db: Db,
  { conversationId, turn }: TurnKey,
  limit: number,
): Promise<ChatTurnRow[]> {
  const rows = await db
    .selectFrom('chat_turn')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('number', '<', turn)
    .where('state', 'in', ['answered', 'partial'])
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}

/** Every turn of a conversation in order, also those that failed or wait for an answer. */
export async function allTurns(db: Db | Tx, conversationId: string): Promise<ChatTurnRow[]> {
  return db
    .selectFrom('chat_turn')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('number')
    .execute()
}

/** Stores a visitor's rating of an answer, or takes it back; false for a turn that has no answer. */
export async function rateTurn(
  db: Db,
  { conversationId, turn }: TurnKey,
  rating: ChatTurnRow['rating'],
): Promise<boolean> {
  const rated = await db
    .updateTable('chat_turn')
    .set({ rating })
    .where('conversation_id', '=', conversationId)
    .where('number', '=', turn)
    .where('state', 'in', ['answered', 'partial'])
    .executeTakeFirst()
  return rated.numUpdatedRows > 0n
}

/** Records the lead as which the conversation was handed over. */
export async function setLead(tx: Tx, conversationId: string, leadId: string): Promise<void> {
  await tx
    .updateTable('chat_conversation')
    .set({ lead_id: leadId })
    .where('id', '=', conversationId)
    .execute()
}

/** Deletes a conversation with its turns; the copy in a lead, if it was handed over, stays. */
export async function deleteConversation(db: Db, id: string): Promise<void> {
  await db.deleteFrom('chat_conversation').where('id', '=', id).execute()
}
