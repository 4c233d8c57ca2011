import { assistant } from '@beacon/content/chat'
import { askChat, deleteChat, type Rating, rateAnswer } from '@beacon/contract/chat'
import { useEffect, useReducer, useRef, useState } from 'react'
import { ApiError, call, noAnswer } from '../../lib/api.ts'
import { callStream } from '../../lib/api-stream.ts'
import { newId } from '../../lib/new-id.ts'
import { forgetSession } from '../../lib/session-storage.ts'
import type { ChatMessage } from './chat-memory.ts'
import { change, historyOf } from './conversation.ts'
import { HAND_OVER_DRAFT, keepConversation, readConversation } from './stored-conversation.ts'

/** Longer than any answer takes; after that the visitor can ask again. */
const TIME_LIMIT_MS = 90_000

/** The question being answered, and its abort. */
interface Pending {
  answerId: string
  stop: () => void
  /** The conversation, once the server has the question; undefined if that failed. */
  begun: Promise<string | undefined>
}

const now = () => new Date().toISOString()

/** This tab's conversation and its actions. */
export function useChat() {
  const [conversation, dispatch] = useReducer(change, undefined, readConversation)
  const [pending, setPending] = useState<Pending>()
  const isPending = useRef(false)

  useEffect(() => keepConversation(conversation), [conversation])
  // The page was left before the answer came: the server may have it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    if (conversation.unanswered) retry(conversation.unanswered)
  }, [])

  async function ask(question: ChatMessage, key: string) {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(noAnswer({})), TIME_LIMIT_MS)
    const answerId = newId()
    let begin = (_id?: string) => {}
    const begun = new Promise<string | undefined>((resolve) => {
      begin = resolve
    })
    isPending.current = true
    setPending({ answerId, stop: () => controller.abort(), begun })
    dispatch({ type: 'ask', question, key, answerId })
    const others = conversation.messages.filter(
      ({ id }) => id !== question.id && id !== conversation.unanswered?.answerId,
    )
    const body = {
      message: question.text,
      conversationHistory: historyOf(others),
      page: question.page,
      // A first question is repeated as it was first asked: without the conversation that it has begun.
      ...(others.some(({ turn }) => turn) ? { conversationId: conversation.id } : {}),
    }
    try {
      const answer = await callStream(askChat, {
        body,
        idempotencyKey: key,
        signal: controller.signal,
        onBegin: (key) => {
          begin(key.conversationId)
          dispatch({ type: 'begin', id: question.id, ...key })
        },
        onWords: (text) => dispatch({ type: 'words', id: answerId, text, timestamp: now() }),
      })
      dispatch({ type: 'answer', id: answerId, answer, timestamp: now() })
    } catch (error) {
      if (controller.signal.aborted && !(error instanceof ApiError)) dispatch({ type: 'stop', id: answerId })
      else dispatch({ type: 'fail', failure: failureOf(error, answerId, question, key) })
    } finally {
      begin()
      clearTimeout(timer)
      isPending.current = false
      setPending(undefined)
    }
  }

  /** Asks a question again under its own key, so that an answer whose response was lost is found. */
  function retry({ question, key }: { question: string; key: string }) {
    const asked = conversation.messages.findLast(({ sender, text }) => sender === 'user' && text === question)
    if (asked && !isPending.current) void ask(asked, key)
  }

  return {
    conversation,
    dispatch,
    pending,
    /** Sends a message, unless it is empty or another one is being answered (CHAT-2); what has just failed is retried. */
    send(text: string) {
      const message = text.trim()
      if (message === '' || isPending.current) return
      const failed = conversation.messages.at(-1)?.failed
      if (failed?.question === message) return retry(failed)
      const page = location.pathname
      void ask({ id: newId(), sender: 'user', text: message, timestamp: now(), page }, newId())
    },
    retry,
    rate(turn: number, rating: Rating | null) {
      const { id } = conversation
      if (!id) return
      dispatch({ type: 'rate', turn, rating })
      call(rateAnswer, { body: { conversationId: id, turn, rating } }).catch(() => {})
    },
    /** Deletes the conversation here and on the server. @throws ApiError when the server still has it */
    async clear() {
      const conversationId = conversation.id ?? (await pending?.begun)
      pending?.stop()
      if (conversationId) await call(deleteChat, { params: { conversationId } })
      forgetSession(HAND_OVER_DRAFT)
      dispatch({ type: 'clear' })
    },
  }
}

export type ChatState = ReturnType<typeof useChat>

/** The specification's sentence, with the server's message if it gave one. */
function failureOf(error: unknown, id: string, question: ChatMessage, key: string): ChatMessage {
  const isExplained =
    error instanceof ApiError && ['too_many_requests', 'conflict', 'too_large'].includes(error.code)
  return {
    id,
    sender: 'bot',
    text: assistant.failure,
    timestamp: now(),
    failed: { detail: isExplained ? error.message : '', key, question: question.text },
  }
}
