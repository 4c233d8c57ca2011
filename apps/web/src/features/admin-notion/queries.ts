import { readNotion, syncNotion } from '@beacon/contract/notion-admin'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useToast } from '../../ui/toast.tsx'
import { asAdministrator } from '../admin/index.ts'

/** Every reading asks Notion itself. */
const WHILE_RUNNING_MS = 2_500
const OTHERWISE_MS = 30_000

/** The connection, its databases, the jobs and the copies; asked more often while something is being copied. */
export const notionQuery = queryOptions({
  queryKey: ['notion'],
  queryFn: ({ signal }) => asAdministrator(() => call(readNotion, { signal })),
  refetchInterval: ({ state }) =>
    state.data?.syncs.some(({ isRunning }) => isRunning) ? WHILE_RUNNING_MS : OTHERWISE_MS,
})

/** Copies the posts now; the overview is read anew, and shows how it goes. */
export function useSyncNow() {
  const queries = useQueryClient()
  const showToast = useToast()
  return useMutation({
    mutationFn: () => asAdministrator(() => call(syncNotion)),
    onSuccess: () => showToast('Copying the posts. Its end shows here.'),
    onError: (error) => showToast(error.message, 'danger'),
    onSettled: () => queries.invalidateQueries({ queryKey: notionQuery.queryKey }),
  })
}
