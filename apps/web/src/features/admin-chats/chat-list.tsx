import { retention } from '@beacon/content/retention'
import type { Conversation, listChats } from '@beacon/contract/chat'
import type { ResponseOf } from '@beacon/contract/endpoint'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Ago, FoundList, RowList, useNow } from '../admin/index.ts'

const WORDS = {
  what: 'chats',
  counted: [`chat, kept ${retention.chatDays} days`, `chats, kept ${retention.chatDays} days`],
  noMatch: {
    title: 'No chat matches',
    text: 'No conversation matches this search and view.',
    to: paths.adminChats,
    link: 'Show all chats',
  },
  none: {
    title: 'No chats yet',
    text: 'Everything visitors ask the assistant appears here right away.',
  },
} as const

interface ChatListProps {
  chats: UseInfiniteQueryResult<InfiniteData<ResponseOf<typeof listChats>>>
  filter: object
  openId: string | null
}

/** The matching conversations, newest first. */
export function ChatList({ chats, filter, openId }: ChatListProps) {
  const now = useNow()
  return (
    <FoundList words={WORDS} query={chats} rowsOf={(page) => page.chats} filter={filter}>
      {(rows) => (
        <RowList rows={rows} param="chat" openId={openId}>
          {(chat) => <ChatRow chat={chat} now={now} />}
        </RowList>
      )}
    </FoundList>
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
