import type { Conversation, listChats } from '@beacon/contract/chat'
import type { ResponseOf } from '@beacon/contract/endpoint'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Ago, FailedState, RowLink, RowsSkeleton, useNow } from '../admin/index.ts'

interface ChatListProps {
  chats: UseInfiniteQueryResult<InfiniteData<ResponseOf<typeof listChats>>>
  isFiltered: boolean
  openId: string | null
}

/** The conversations that match, newest first. */
export function ChatList({ chats, isFiltered, openId }: ChatListProps) {
  const now = useNow()
  const rows = chats.data?.pages.flatMap((page) => page.chats) ?? []
  const total = chats.data?.pages[0]?.total ?? 0
  return (
    <>
      <p role="status" className="min-h-6 text-muted text-sm tabular-nums">
        {total > 0 && `${rows.length} of ${total} ${total === 1 ? 'chat' : 'chats'}, kept 30 days`}
      </p>
      {chats.isError && (
        <FailedState
          what="the chats"
          error={chats.error}
          onRetry={() => void chats.refetch()}
          pending={chats.isRefetching}
        />
      )}
      {chats.isPending && <RowsSkeleton label="Loading chats" />}
      {chats.isSuccess && rows.length === 0 && <NothingHere isFiltered={isFiltered} />}
      {rows.length > 0 && (
        <ul className={classNames('border-line border-t', chats.isPlaceholderData && 'opacity-60')}>
          {rows.map((chat) => (
            <RowLink key={chat.id} id={chat.id} param="chat" isOpen={chat.id === openId}>
              <ChatRow chat={chat} now={now} />
            </RowLink>
          ))}
        </ul>
      )}
      {chats.hasNextPage && (
        <Button
          size="sm"
          onClick={() => void chats.fetchNextPage()}
          pending={chats.isFetchingNextPage}
          pendingLabel="Loading…"
        >
          Load more
        </Button>
      )}
    </>
  )
}

function ChatRow({ chat, now }: { chat: Conversation; now: number }) {
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="truncate font-semibold">{chat.firstQuestion}</span>
        <span className="shrink-0 text-muted text-xs">
          <Ago at={chat.startedAt} now={now} />
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 text-muted">
        {chat.turns} {chat.turns === 1 ? 'question' : 'questions'}
        {chat.unanswered > 0 && <Badge tone="warning">{chat.unanswered} without an answer</Badge>}
        {chat.ratedDown > 0 && <Badge tone="danger">Rated down</Badge>}
        {chat.ratedUp > 0 && <Badge tone="success">Rated up</Badge>}
        {chat.leadId && <Badge tone="info">Lead</Badge>}
      </span>
    </>
  )
}

function NothingHere({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      title="No chat matches"
      text="No conversation fits this search and view."
      action={<LinkButton to={paths.adminChats}>Show all chats</LinkButton>}
    />
  ) : (
    <EmptyState title="No chats yet" text="Whatever visitors ask the assistant appears here at once." />
  )
}
