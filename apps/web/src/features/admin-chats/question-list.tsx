import { retention } from '@beacon/content/retention'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Ago, FailedState, RowLink, RowsSkeleton, useNow } from '../admin/index.ts'
import { questionsQuery } from './queries.ts'

/** Unanswered questions; each opens the latest chat that asked it. Two a week are worth adding to a page. */
export function QuestionList({ openId }: { openId: string | null }) {
  const questions = useQuery(questionsQuery())
  const now = useNow()
  if (questions.isPending) return <RowsSkeleton label="Loading questions" />
  if (questions.isError)
    return (
      <FailedState
        what="the questions"
        error={questions.error}
        onRetry={() => void questions.refetch()}
        pending={questions.isRefetching}
      />
    )
  if (questions.data.length === 0)
    return (
      <EmptyState
        title="No open questions"
        text={`Every question in the last ${retention.chatDays} days got an answer.`}
      />
    )
  return (
    <ul className="border-line border-t">
      {questions.data.map(({ question, times, lastAt, chatId }) => (
        <RowLink key={question} id={chatId} param="chat" isOpen={chatId === openId}>
          <span className="line-clamp-2 font-semibold">{question}</span>
          <span className="text-muted">
            {times === 1 ? 'Asked once' : `Asked ${times} times`}, last <Ago at={lastAt} now={now} />
          </span>
        </RowLink>
      ))}
    </ul>
  )
}
