import { languageOfAnswer } from '@beacon/content/chat'
import type { ChatTurn } from '@beacon/contract/chat'
import { plainAnswer } from '@beacon/rules/chat-text'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { FailedRecord, formatClock, Instant, OpenedHeading, RowsSkeleton, useNow } from '../admin/index.ts'
import { chatQuery } from './queries.ts'

interface ChatDetailProps {
  id: string
  onClose: () => void
}

/** One conversation in full, with which engine answered and what was withheld. */
export function ChatDetail({ id, onClose }: ChatDetailProps) {
  const { data, error, refetch, isRefetching } = useQuery(chatQuery(id))
  const now = useNow()
  const heading = (
    <OpenedHeading id={id} onClose={onClose}>
      Chat
    </OpenedHeading>
  )
  if (!data) {
    return (
      <article className="grid grid-cols-1 gap-5">
        {heading}
        {error ? (
          <FailedRecord
            what="this chat"
            error={error}
            onRetry={() => void refetch()}
            pending={isRefetching}
          />
        ) : (
          <RowsSkeleton label="Loading the chat" rows={5} />
        )}
      </article>
    )
  }
  const { chat, turns } = data
  return (
    <article className="grid grid-cols-1 gap-6">
      <header className="grid gap-1">
        {heading}
        <p className="text-muted text-sm">
          <Instant at={chat.startedAt} />
        </p>
        {chat.leadId && (
          <p className="text-sm">
            <TextLink to={paths.adminLead(chat.leadId)}>Open the lead it became</TextLink>
          </p>
        )}
      </header>
      <ol className="grid max-w-measure border-line border-t">
        {turns.map((turn) => (
          <Turn key={turn.number} turn={turn} now={now} />
        ))}
      </ol>
    </article>
  )
}

const SOURCES = {
  model: 'By the language model',
  index: 'From the site’s own pages',
  fallback: 'From the site’s own pages, because the language model gave no answer',
} as const

function Turn({ turn, now }: { turn: ChatTurn; now: number }) {
  return (
    <li className="grid gap-2.5 border-line border-b py-4 [overflow-wrap:anywhere]">
      <p className="flex items-baseline justify-between gap-4">
        <span className="whitespace-pre-line font-semibold">{turn.question}</span>
        <time dateTime={turn.askedAt} className="shrink-0 text-muted text-xs tabular-nums">
          {formatClock(turn.askedAt, now)}
        </time>
      </p>
      {turn.answer && (
        <p className="whitespace-pre-line text-sm" lang={languageOfAnswer(turn.answer)}>
          {plainAnswer(turn.answer)}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4 text-muted text-xs">
        {turn.source && SOURCES[turn.source]}
        {turn.state === 'failed' && <Badge tone="danger">No answer was given</Badge>}
        {turn.state === 'partial' && <Badge tone="neutral">Cut short or stopped</Badge>}
        {turn.state === 'pending' && <Badge tone="info">Being answered</Badge>}
        {!turn.isAnswered && <Badge tone="warning">Did not know</Badge>}
        {turn.rating && <Badge tone={turn.rating === 'up' ? 'success' : 'danger'}>Rated {turn.rating}</Badge>}
        {turn.note && <span>{turn.note}</span>}
      </p>
    </li>
  )
}
