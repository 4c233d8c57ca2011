import {
  askChat,
  deleteChat,
  handOverChat,
  listChats,
  listUnanswered,
  rateAnswer,
  readChat,
} from '@beacon/contract/chat'
import { cursorOf } from '../../db/conditions.ts'
import type { Db } from '../../db/schema.ts'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import { nextPage } from '../../http/next-page.ts'
import { findConversation, listConversations, unansweredQuestions } from './admin-store.ts'
import { handOver, type SubmitLead } from './hand-over.ts'
import type { Chat } from './service.ts'
import { deleteConversation, rateTurn } from './store.ts'

const PAGE_SIZE = 50

/**
 * The visitors' chat, and what the administrator reads of it; `submitLead` takes a chat that is handed over to a
 * person.
 */
export function bindChat(bind: Bind, deps: { db: Db; chat: Chat; submitLead: SubmitLead }): void {
  const { db, chat, submitLead } = deps

  bind(askChat)(({ body, request, firstStep, events, departure }) =>
    chat.ask({
      request: body,
      address: request.address,
      firstStep,
      begun: (key) => events?.begin(key),
      emit: (text) => events?.write(text),
      departure,
    }),
  )

  bind(rateAnswer)(async ({ body: { rating, ...key } }) => {
    if (!(await rateTurn(db, key, rating))) throw new AppError('not_found')
    return { success: true }
  })

  bind(handOverChat)(({ body, tx }) => handOver(tx, submitLead, body))

  bind(deleteChat)(async ({ params }) => {
    await deleteConversation(db, params.conversationId)
    return { success: true }
  })

  bind(listChats)(async ({ query }) => {
    const { chats, total } = await listConversations(db, { ...query, limit: PAGE_SIZE })
    return { chats, total, next: nextPage(chats, PAGE_SIZE, ({ startedAt, id }) => cursorOf(startedAt, id)) }
  })

  bind(readChat)(async ({ params }) => {
    const found = await findConversation(db, params.id)
    if (!found) throw new AppError('not_found')
    return found
  })

  bind(listUnanswered)(async () => ({ questions: await unansweredQuestions(db) }))
}
