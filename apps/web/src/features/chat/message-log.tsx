import { assistant, assistantSentences, languageOfAnswer, starterQuestions } from '@beacon/content/chat'
import { plainAnswer } from '@beacon/rules/chat-text'
import { useEffect, useRef, useState } from 'react'
import { useAfter } from '../../lib/use-after.ts'
import { Answer } from './answer.tsx'
import { FreeTimes } from './free-times.tsx'
import { detailsLately, HandOver } from './hand-over.tsx'
import type { ChatState } from './use-chat.ts'

/** The space left above the question being answered. */
const ABOVE_PX = 12

interface MessageLogProps {
  chat: ChatState
  /** Whether the window shows it: a hidden log has no height to scroll by. */
  isOpen: boolean
}

/** The messages, oldest first. A polite live region announces each answer once it is complete, not word by word. */
export function MessageLog({ chat, isOpen }: MessageLogProps) {
  const { conversation, pending, send } = chat
  const { messages } = conversation
  const [first] = useState(messages.length)
  const last = messages.at(-1)
  const isWaiting = pending !== undefined && last?.sender === 'user'
  // Details that were typed and not sent reach nobody: thanks for an answer do not take the form away.
  const isUnsent =
    last?.action === null &&
    last.text !== assistantSentences.crisis &&
    !conversation.isHandedOver &&
    Object.values(detailsLately(chat)).some(Boolean)
  // What the server refuses, at its limit, say, cannot ask for a person either.
  const isRefused = !!last?.failed?.detail
  const { scroller, follow } = useFollowing()

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to a new message
  useEffect(follow, [messages.length, isWaiting, isOpen])

  return (
    <div ref={scroller} className="chat-log" role="log" aria-label="Conversation" aria-live="off">
      <p className="chat-disclosure">{assistant.disclosure}</p>
      <p className="chat-bot">{assistant.greeting}</p>
      {messages.map((message, at) =>
        message.sender === 'user' ? (
          <p key={message.id} className="chat-user">
            <span className="sr-only">You: </span>
            {message.text}
          </p>
        ) : (
          <Answer
            key={message.id}
            message={message}
            chat={chat}
            isNew={at >= first}
            isLast={at === messages.length - 1}
            onGrow={follow}
          />
        ),
      )}
      {isWaiting && <Typing />}
      {messages.length === 0 && <Starters onChoose={send} />}
      {!pending && last?.action === 'times' && <FreeTimes onShown={follow} />}
      {!pending && last && (last.action === 'person' || isUnsent || isRefused) && (
        <HandOver key={last.id} chat={chat} onShown={follow} />
      )}
      <p
        aria-live="polite"
        className="sr-only"
        lang={isWaiting || !last ? undefined : languageOfAnswer(last.text)}
      >
        {isWaiting
          ? 'The assistant is writing.'
          : !pending && last?.sender === 'bot' && messages.length > first && plainAnswer(last.text)}
      </p>
    </div>
  )
}

/**
 * Keeps the newest text in view as long as its question stays visible, unless the visitor has scrolled up or is typing in
 * the hand-over form below it. Content that appears all at once may be higher than the window, like that form: it is
 * followed too if the log was at its end.
 */
function useFollowing() {
  const scroller = useRef<HTMLDivElement>(null)
  const leftAt = useRef(0)
  const follow = () => {
    const log = scroller.current
    if (!log || log.querySelector('form')?.contains(document.activeElement)) return
    const end = log.scrollHeight - log.clientHeight
    const question = [...log.querySelectorAll<HTMLElement>('.chat-user')].at(-1)
    if (log.scrollTop < leftAt.current && end - log.scrollTop >= log.clientHeight) return
    log.scrollTop = question ? Math.min(end, question.offsetTop - ABOVE_PX) : end
    leftAt.current = log.scrollTop
  }
  return { scroller, follow }
}

const LONG_MS = 3_000

/** A model that is silent takes eight seconds before the index answers in its place, a slow one up to twenty. */
function Typing() {
  const isLong = useAfter(LONG_MS)
  return (
    <p className="chat-bot chat-typing">
      <span className="sr-only">The assistant is writing</span>
      <i />
      <i />
      <i />
      {isLong && <span className="text-muted text-sm">Still looking it up</span>}
    </p>
  )
}

function Starters({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <ul className="grid justify-items-start gap-2 pt-1">
      {starterQuestions.map((question) => (
        <li key={question}>
          <button type="button" className="chat-choice" onClick={() => onChoose(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
