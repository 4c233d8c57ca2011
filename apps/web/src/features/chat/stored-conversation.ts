import { readSession, writeSession } from '../../lib/session-storage.ts'
import { ifLike } from '../../lib/stored-json.ts'
import { type ChatMessage, type Conversation, KEY } from './chat-memory.ts'

export const EMPTY: Conversation = { id: undefined, messages: [], draft: '', isOpen: false }

const MESSAGE: ChatMessage = { id: '', sender: 'user', text: '', timestamp: '' }

/** This tab's conversation, kept across pages and reloads (CHAT-5). */
export const readConversation = (): Conversation => ({
  ...EMPTY,
  ...ifLike(readSession(KEY), { messages: [MESSAGE], draft: '', isOpen: false }),
})

export const keepConversation = (conversation: Conversation) => writeSession(KEY, conversation)
