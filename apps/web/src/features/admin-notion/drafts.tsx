import type { Draft } from '@beacon/contract/notion-admin'
import { shortDate } from '@beacon/rules/day-words'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../ui/badge.tsx'
import { Ago, FailedState, formatInstant, RowLink, RowsSkeleton, useNow } from '../admin/index.ts'
import { draftsQuery } from './queries.ts'

/** Drafts and scheduled posts, each with a link to its preview. */
export function Drafts() {
  const { data: drafts, error, isRefetching, refetch } = useQuery(draftsQuery)
  return (
    <section aria-labelledby="drafts" className="grid gap-3">
      <h2 id="drafts" className="text-h4">
        Not yet on the blog
      </h2>
      {error && (
        <FailedState what="the drafts" error={error} onRetry={() => void refetch()} pending={isRefetching} />
      )}
      {!drafts && !error && <RowsSkeleton label="Loading the drafts" rows={2} />}
      {drafts?.length === 0 && (
        <p className="text-muted text-sm">
          Every post in Notion is published. New ones show up here while they are being written.
        </p>
      )}
      {drafts && drafts.length > 0 && (
        <ul className="border-line border-t">
          {drafts.map((draft) => (
            <DraftRow key={draft.id} {...draft} />
          ))}
        </ul>
      )}
    </section>
  )
}

function DraftRow({ id, title, author, goesOutAt, editedAt }: Draft) {
  const now = useNow()
  const facts = (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{title || '(no title yet)'}</span>
        <Badge tone={goesOutAt ? 'info' : 'neutral'}>
          {goesOutAt ? `Goes out ${moment(goesOutAt)}` : 'Draft'}
        </Badge>
      </span>
      <span className="text-muted">
        {author && `${author}, `}edited <Ago at={editedAt} now={now} />
      </span>
    </>
  )
  // Without a title there is no slug, and nothing to preview.
  if (title === '')
    return <li className="grid gap-0.5 border-line border-b px-3 py-2.5 text-sm max-lg:-mx-3">{facts}</li>
  return (
    <RowLink id={id} param="draft" isOpen={false}>
      {facts}
    </RowLink>
  )
}

/** Notion has dates with or without a time. */
const moment = (date: string): string => (date.includes('T') ? formatInstant(date) : shortDate(date))
