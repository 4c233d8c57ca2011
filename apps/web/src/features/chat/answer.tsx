import { agency } from '@beacon/content/agency'
import { assistant, languageOfAnswer } from '@beacon/content/chat'
import { answerBlocks, type ChatInline } from '@beacon/rules/chat-text'
import { noWrap } from '@beacon/rules/no-wrap'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ChatMessage } from './chat-memory.ts'
import type { ChatState } from './use-chat.ts'
import { useRevealed } from './use-revealed.ts'

/** The choices are buttons below, as long as they can be chosen. */
const LIST = /\n+(?:- .*(?:\n|$))+$/

interface AnswerProps {
  message: ChatMessage
  chat: ChatState
  /** Whether it arrived while the window was open, and so is revealed gradually. */
  isNew: boolean
  isLast: boolean
  /** Called when it has grown. */
  onGrow: () => void
}

/** An answer of the assistant, and the actions on it. */
export function Answer({ message, chat, isNew, isLast, onGrow }: AnswerProps) {
  const { text, failed, turn, choices = [], rating = null } = message
  const { shown, isWhole } = useRevealed(text, isNew && !failed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: more text makes it grow
  useEffect(onGrow, [shown, isWhole])
  if (failed) return <Failure failed={failed} chat={chat} isLast={isLast} />
  const isDone = isWhole && turn !== undefined
  const isAsking = isDone && isLast && !chat.pending && choices.length > 0
  return (
    <div className="chat-bot">
      <span className="sr-only">Assistant: </span>
      <Blocks text={isAsking ? shown.replace(LIST, '') : shown} language={languageOfAnswer(text)} />
      {isAsking && (
        <div className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <button key={choice} type="button" className="chat-choice" onClick={() => chat.send(choice)}>
              {choice}
            </button>
          ))}
        </div>
      )}
      {isDone && choices.length === 0 && <Ratings rating={rating} onRate={(next) => chat.rate(turn, next)} />}
    </div>
  )
}

/** Text, lists and links to our own pages; anything else in an answer stays text. */
function Blocks({ text, language }: { text: string; language: string | undefined }) {
  return answerBlocks(text).map((block, at) => {
    if (block.kind === 'paragraph')
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: growing text keeps the order of its blocks
        <p key={at} lang={language}>
          {inline(block.content)}
        </p>
      )
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <ul key={at} className="chat-list" lang={language}>
        {block.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={place}>{inline(item)}</li>
        ))}
      </ul>
    )
  })
}

const inline = (content: readonly ChatInline[]) =>
  content.map((piece, at) =>
    typeof piece === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={at}>{noWrap(piece)}</span>
    ) : (
      <Link key={piece.to} to={piece.to} className="prose-link">
        {piece.text}
      </Link>
    ),
  )

interface RatingsProps {
  rating: 'up' | 'down' | null
  onRate: (rating: 'up' | 'down' | null) => void
}

function Ratings({ rating, onRate }: RatingsProps) {
  const button = (value: 'up' | 'down', label: string) => (
    <button
      type="button"
      className="chat-rating"
      aria-pressed={rating === value}
      aria-label={label}
      title={label}
      onClick={() => onRate(rating === value ? null : value)}
    >
      <Icon name={value === 'up' ? 'thumb-up' : 'thumb-down'} className="size-4" />
    </button>
  )
  return (
    <div className="chat-ratings">
      {button('up', 'This helped')}
      {button('down', 'This did not help')}
    </div>
  )
}

interface FailureProps {
  failed: NonNullable<ChatMessage['failed']>
  chat: ChatState
  isLast: boolean
}

const [before, after] = assistant.failure.split(agency.email)

/** The specification's sentence, with the address as a link, and the retry button (CHAT-3). */
function Failure({ failed, chat, isLast }: FailureProps) {
  return (
    <div className="chat-bot chat-failed">
      <p>
        {before}
        <a href={`mailto:${agency.email}`} className="prose-link">
          {agency.email}
        </a>
        {after}
      </p>
      {failed.detail && <p className="text-muted text-sm">{failed.detail}</p>}
      {isLast && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => chat.retry(failed)}
          pending={!!chat.pending}
        >
          <Icon name="refresh" className="size-4" />
          Try again
        </Button>
      )}
    </div>
  )
}
