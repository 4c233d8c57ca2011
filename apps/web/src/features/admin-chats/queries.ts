import { type ChatFilter, chatFilters, listChats, listUnanswered, readChat } from '@beacon/contract/chat'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { asAdministrator, REFRESH_MS } from '../admin/index.ts'

interface ChatListFilter {
  search?: string | undefined
  filter?: ChatFilter | undefined
}

/** For the filter in the address, where any text may stand. */
export const isChatFilter = (text: string | null): text is ChatFilter =>
  chatFilters.some((filter) => filter === text)

/** Conversations page by page, newest first. */
export const chatsQuery = (filter: ChatListFilter) =>
  infiniteQueryOptions({
    queryKey: ['chats', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      asAdministrator(() => call(listChats, { query: { ...filter, after: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: REFRESH_MS,
  })

/** One conversation in full. */
export const chatQuery = (id: string) =>
  queryOptions({
    queryKey: ['chats', 'one', id],
    queryFn: ({ signal }) => asAdministrator(() => call(readChat, { params: { id }, signal })),
    refetchInterval: REFRESH_MS,
  })

/** Unanswered questions, the most frequent first. */
export const questionsQuery = () =>
  queryOptions({
    queryKey: ['chats', 'questions'],
    queryFn: async ({ signal }) => (await asAdministrator(() => call(listUnanswered, { signal }))).questions,
    refetchInterval: REFRESH_MS,
  })
