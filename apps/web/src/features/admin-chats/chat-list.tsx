import type { Conversation, listChats } from '@beacon/contract/chat'
import type { ResponseOf } from '@beacon/contract/endpoint'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Ago, EmptyList, PagedList, RowLink, ShownOf, useNow } from '../admin/index.ts'

const NO_MATCH = {
  title: 'No chat matches',
  text: 'No conversation matches this search and view.',
  to: paths.adminChats,
  link: 'Show all chats',
}
const NONE = {
  title: 'No chats yet',
  text: 'Everything visitors ask the assistant appears here right away.',
}

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
      <ShownOf shown={rows.length} total={total} one="chat, kept 30 days" many="chats, kept 30 days" />
      <PagedList
        what="chats"
        query={chats}
        isEmpty={rows.length === 0}
        empty={<EmptyList isFiltered={isFiltered} noMatch={NO_MATCH} none={NONE} />}
      >
        <ul className="border-line border-t">
          {rows.map((chat) => (
            <RowLink key={chat.id} id={chat.id} param="chat" isOpen={chat.id === openId}>
              <ChatRow chat={chat} now={now} />
            </RowLink>
          ))}
        </ul>
      </PagedList>
    </>
  )
}

function ChatRow({ chat, now }: { chat: Conversation; now: number }) {
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="line-clamp-2 font-semibold">{chat.firstQuestion}</span>
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
