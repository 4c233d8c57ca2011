import type { ChatAnswer, Rating } from '@beacon/contract/chat'
import type { ChatMessage, Conversation } from './chat-memory.ts'
import { EMPTY } from './stored-conversation.ts'

type Change =
  | { type: 'type'; draft: string }
  | { type: 'ask'; question: ChatMessage; key: string; answerId: string }
  | { type: 'begin'; id: string; conversationId: string; turn: number }
  | { type: 'words'; id: string; text: string; timestamp: string }
  | { type: 'answer'; id: string; answer: ChatAnswer; timestamp: string }
  | { type: 'stop'; id: string }
  | { type: 'fail'; failure: ChatMessage }
  | { type: 'rate'; turn: number; rating: Rating | null }
  | { type: 'handOver'; message: ChatMessage }
  | { type: 'open'; isOpen: boolean }
  | { type: 'clear' }

/** The reducer of the conversation. */
export function change(before: Conversation, event: Change): Conversation {
  const { messages } = before
  switch (event.type) {
    case 'type':
      return { ...before, draft: event.draft }
    case 'ask':
      return asked(before, event)
    case 'begin':
      return {
        ...before,
        id: event.conversationId,
        messages: messages.map((message) =>
          message.id === event.id ? { ...message, turn: event.turn } : message,
        ),
      }
    case 'words':
      return { ...before, messages: said(messages, event.id, event.timestamp, (text) => text + event.text) }
    case 'answer': {
      const { response, conversationId, turn, action, choices } = event.answer
      const whole = said(messages, event.id, event.timestamp, () => response)
      const mark = (message: ChatMessage) =>
        message.id === event.id ? { ...message, turn, action, choices } : message
      return { ...before, id: conversationId, unanswered: undefined, messages: whole.map(mark) }
    }
    case 'stop':
      return {
        ...before,
        unanswered: undefined,
        messages: messages.filter(({ id, text }) => id !== event.id || text !== ''),
      }
    case 'fail':
      return {
        ...before,
        draft: before.draft || (event.failure.failed?.question ?? ''),
        unanswered: undefined,
        messages: [...messages.filter(({ id }) => id !== event.failure.id), event.failure],
      }
    case 'rate':
      return {
        ...before,
        messages: messages.map((message) =>
          message.turn === event.turn ? { ...message, rating: event.rating } : message,
        ),
      }
    case 'handOver':
      return { ...before, isHandedOver: true, messages: [...messages, event.message] }
    case 'open':
      return { ...before, isOpen: event.isOpen }
    case 'clear':
      return { ...EMPTY, isOpen: before.isOpen }
  }
}

/** A question asked again keeps its place; its error message and the words of its interrupted answer are removed. */
function asked(
  before: Conversation,
  { question, key, answerId }: Extract<Change, { type: 'ask' }>,
): Conversation {
  const isOver = ({ id, failed }: ChatMessage) =>
    failed || id === question.id || id === before.unanswered?.answerId
  return {
    ...before,
    draft: before.draft === question.text ? '' : before.draft,
    unanswered: { key, question: question.text, answerId },
    messages: [...before.messages.filter((message) => !isOver(message)), question],
  }
}

/** Replaces the text of the assistant's message; adds the message if there is none yet. */
function said(
  messages: readonly ChatMessage[],
  id: string,
  timestamp: string,
  write: (text: string) => string,
): ChatMessage[] {
  if (!messages.some((message) => message.id === id))
    return [...messages, { id, sender: 'bot', text: write(''), timestamp }]
  return messages.map((message) => (message.id === id ? { ...message, text: write(message.text) } : message))
}

const MOST_TURNS_SENT = 20
/** A call may have 64 KiB, and a character up to three bytes. */
const MOST_LETTERS_SENT = 16_000

/** The history that a call sends; the server has its own record and trusts that one. */
export function historyOf(messages: readonly ChatMessage[]) {
  const turns = messages
    .filter(({ failed }) => !failed)
    .slice(-MOST_TURNS_SENT)
    .map(({ sender, text }) => ({
      role: sender === 'user' ? ('user' as const) : ('assistant' as const),
      content: text,
    }))
  while (JSON.stringify(turns).length > MOST_LETTERS_SENT) turns.shift()
  return turns
}
