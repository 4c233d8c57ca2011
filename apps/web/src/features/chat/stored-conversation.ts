import { readSession, writeSession } from '../../lib/session-storage.ts'
import { ifLike } from '../../lib/stored-json.ts'
import { type ChatMessage, type Conversation, KEY, type Unanswered } from './chat-memory.ts'

/** The storage key of what was typed into the hand-over form and not sent. */
export const HAND_OVER_DRAFT = 'chat-lead-draft'

export const EMPTY: Conversation = { id: undefined, messages: [], draft: '', isOpen: false }

const MESSAGE: ChatMessage = { id: '', sender: 'user', text: '', timestamp: '' }

const UNANSWERED: Unanswered = { key: '', question: '', answerId: '' }

/** This tab's conversation, kept across pages and reloads (CHAT-5). */
export function readConversation(): Conversation {
  const stored: Partial<Conversation> | undefined = ifLike(readSession(KEY), {
    messages: [MESSAGE],
    draft: '',
    isOpen: false,
  })
  return { ...EMPTY, ...stored, unanswered: ifLike(stored?.unanswered, UNANSWERED) }
}

/** Stores it for this tab in place of the one before. */
export const keepConversation = (conversation: Conversation) => writeSession(KEY, conversation)
