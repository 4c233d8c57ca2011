import { readSession, writeSession } from '../../lib/session-storage.ts'

/** Under which the tab keeps the conversation. */
export const KEY = 'chat'
const SEEN = 'chat-seen'

/** One message of the conversation as the visitor sees it. */
export interface ChatMessage {
  id: string
  sender: 'user' | 'bot'
  text: string
  /** ISO 8601. */
  timestamp: string
  /** The number that the server gave to question and answer. */
  turn?: number
  action?: 'person' | 'times' | null
  choices?: readonly string[]
  rating?: 'up' | 'down' | null
  /** No answer came: what went wrong, where the server said so, and the key under which it is sent again. */
  failed?: { detail: string; key: string; question: string }
}

export interface Conversation {
  id: string | undefined
  messages: readonly ChatMessage[]
  /** What has been typed and not sent. */
  draft: string
  isOpen: boolean
}

/** A window that stood open beside the page is open again after a reload; one that covered a phone's screen is not. */
export const wasOpen = (): boolean =>
  isWide() && (readSession(KEY) as Conversation | undefined)?.isOpen === true

export const isWide = (): boolean => matchMedia('(min-width: 48rem)').matches

/** Whether the window has been opened in this tab: then the button needs no attention any more. */
export const wasSeen = (): boolean => readSession(SEEN) === true
export const rememberSeen = () => writeSession(SEEN, true)
