import { listDrafts, readDraft, readNotion, syncNotion } from '@beacon/contract/notion-admin'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { asAdministrator, useChange } from '../admin/index.ts'

/** Every read is a request to Notion. */
const WHILE_RUNNING_MS = 2_500
const OTHERWISE_MS = 30_000

/** The connection, its databases, the jobs and the copies; refetched more often while something is being copied. */
export const notionQuery = queryOptions({
  queryKey: ['notion'],
  queryFn: ({ signal }) => asAdministrator(() => call(readNotion, { signal })),
  refetchInterval: ({ state }) =>
    state.data?.syncs.some(({ isRunning }) => isRunning) ? WHILE_RUNNING_MS : OTHERWISE_MS,
})

/** Copies the posts now; the overview is refetched and shows the progress. */
export const useSyncNow = () =>
  useChange(() => call(syncNotion), {
    touched: notionQuery.queryKey,
    done: 'Copying the posts. The result will show here.',
    failure: true,
  })

/** Posts that visitors cannot see yet. */
export const draftsQuery = queryOptions({
  queryKey: ['notion', 'drafts'],
  queryFn: async ({ signal }) => (await asAdministrator(() => call(listDrafts, { signal }))).drafts,
})

/** A draft as the blog would show it; refetched whenever its author comes back from Notion. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['notion', 'draft', id],
    queryFn: ({ signal }) => asAdministrator(() => call(readDraft, { params: { id }, signal })),
  })
