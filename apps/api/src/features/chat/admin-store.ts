import type { ChatFilter, ChatTurn, Conversation } from '@beacon/contract/chat'
import { meaningfulWords } from '@beacon/rules/chat-words'
import { containing, pageOf } from '../../db/conditions.ts'
import type { ChatTurnRow, Db } from '../../db/schema.ts'

const MOST_UNANSWERED = 1000

interface ChatListFilter {
  search?: string | undefined
  filter?: ChatFilter | undefined
  after?: string | undefined
  limit: number
}

/** Conversations, newest first, and how many the filter matches in all. */
export async function listConversations(
  db: Db,
  filter: ChatListFilter,
): Promise<{ chats: Conversation[]; total: number }> {
  const { after, limit } = filter
  const matching = matchingConversations(db, filter)
  const page = { sortedBy: 'started_at', after, limit } as const
  const { rows, total } = await pageOf(matching, page)
  const turns = await turnsOf(
    db,
    rows.map(({ id }) => id),
  )
  return { chats: rows.map((row) => toConversation(row, turns.get(row.id) ?? [])), total }
}

function matchingConversations(db: Db, { search, filter }: ChatListFilter) {
  let query = db.selectFrom('chat_conversation')
  if (filter === 'lead') query = query.where('lead_id', 'is not', null)
  if (filter === 'down') query = query.where('id', 'in', turnsWhere(db).where('rating', '=', 'down'))
  if (filter === 'unanswered') query = query.where('id', 'in', unansweredTurns(db).select('conversation_id'))
  if (!search) return query
  const said = turnsWhere(db).where(containing(['question', 'answer'], search))
  return query.where('id', 'in', said)
}

const turnsWhere = (db: Db) => db.selectFrom('chat_turn').select('conversation_id')

/** States of a turn in which the assistant has replied, even if only that it does not know. */
const SAID = ['answered', 'partial'] as const satisfies ChatTurnRow['state'][]

const unansweredTurns = (db: Db) =>
  db.selectFrom('chat_turn').where('is_answered', '=', 0).where('state', 'in', SAID)

const isUnanswered = ({ is_answered, state }: ChatTurnRow): boolean =>
  is_answered === 0 && (SAID as readonly ChatTurnRow['state'][]).includes(state)

async function turnsOf(db: Db, ids: readonly string[]): Promise<Map<string, ChatTurnRow[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('chat_turn')
    .selectAll()
    .where('conversation_id', 'in', [...ids])
    .orderBy('number')
    .execute()
  return Map.groupBy(rows, (row) => row.conversation_id)
}

/** A conversation and all of its turns, in order. */
export async function findConversation(
  db: Db,
  id: string,
): Promise<{ chat: Conversation; turns: ChatTurn[] } | undefined> {
  const row = await db.selectFrom('chat_conversation').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const turns = (await turnsOf(db, [id])).get(id) ?? []
  return { chat: toConversation(row, turns), turns: turns.map(toTurn) }
}

interface ConversationRow {
  id: string
  started_at: string
  last_at: string
  lead_id: string | null
}

const toConversation = (row: ConversationRow, turns: readonly ChatTurnRow[]): Conversation => ({
  id: row.id,
  startedAt: row.started_at,
  lastAt: row.last_at,
  turns: turns.length,
  firstQuestion: turns[0]?.question ?? '',
  ratedUp: turns.filter(({ rating }) => rating === 'up').length,
  ratedDown: turns.filter(({ rating }) => rating === 'down').length,
  unanswered: turns.filter(isUnanswered).length,
  leadId: row.lead_id,
})

const toTurn = (row: ChatTurnRow): ChatTurn => ({
  number: row.number,
  askedAt: row.asked_at,
  question: row.question,
  answer: row.answer,
  state: row.state,
  source: row.source,
  isAnswered: row.is_answered === 1,
  rating: row.rating,
  note: row.note,
})

/** Unanswered questions, grouping those with the same meaning. */
export async function unansweredQuestions(db: Db) {
  const rows = await unansweredTurns(db)
    .select(['conversation_id', 'question', 'asked_at'])
    .orderBy('asked_at', 'desc')
    .limit(MOST_UNANSWERED)
    .execute()
  const alike = Map.groupBy(
    rows,
    ({ question }) => meaningfulWords(question).toSorted().join(' ') || question,
  )
  return [...alike.values()]
    .flatMap(([newest, ...before]) => {
      if (!newest) return []
      const { question, asked_at: lastAt, conversation_id: chatId } = newest
      return [{ question, times: before.length + 1, lastAt, chatId }]
    })
    .toSorted((a, b) => b.times - a.times || b.lastAt.localeCompare(a.lastAt))
}
