import { readSession, writeSession } from '../../lib/session-storage.ts'

/** The storage key of the tab's conversation. */
export const KEY = 'chat'
const SEEN = 'chat-seen'

/** One message of the conversation as the visitor sees it. */
export interface ChatMessage {
  id: string
  sender: 'user' | 'bot'
  text: string
  /** ISO 8601. */
  timestamp: string
  /** The path of the page on which it was asked. */
  page?: string
  /** The turn's number, assigned by the server to question and answer. */
  turn?: number
  action?: 'person' | 'times' | null
  choices?: readonly string[]
  rating?: 'up' | 'down' | null
  /** There was no answer: the error, if the server gave one, and the key for the retry. */
  failed?: { detail: string; key: string; question: string }
}

/** A question on its way: what it takes to ask it again if the page is left before the answer. */
export interface Unanswered {
  /** The idempotency key of its call. */
  key: string
  question: string
  /** Id of the message with its answer, of which some words may be there. */
  answerId: string
}

export interface Conversation {
  id: string | undefined
  messages: readonly ChatMessage[]
  /** Text not sent yet. */
  draft: string
  unanswered?: Unanswered | undefined
  /** A person got a copy, which deleting the chat does not reach. */
  isHandedOver?: boolean
  isOpen: boolean
}

/** A window that was open beside the page reopens after a reload; one that covered a phone's screen does not. */
export const wasOpen = (): boolean =>
  isWide() && (readSession(KEY) as Conversation | undefined)?.isOpen === true

/** Whether the window has room beside the page; on a narrower screen it covers the page. */
export const isWide = (): boolean => matchMedia('(min-width: 48rem)').matches

/** Whether the window was ever opened in this tab: then the button no longer draws attention. */
export const wasSeen = (): boolean => readSession(SEEN) === true

/** Called when the window opens. */
export const rememberSeen = () => writeSession(SEEN, true)
