import { type JobState, listJobs, retryJob } from '@beacon/contract/outbox'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useToast } from '../../ui/toast.tsx'
import { asAdministrator } from '../admin/index.ts'

/** The outbox page by page, newest first: all of it, or what is in one state. */
export const jobsQuery = (state?: JobState) =>
  infiniteQueryOptions({
    queryKey: ['jobs', state ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      asAdministrator(() => call(listJobs, { query: { state, after: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Runs a job again by its id. Lists and records that show it are read anew, whatever came of it. */
export function useRetryJob() {
  const queries = useQueryClient()
  const showToast = useToast()
  return useMutation({
    mutationFn: (id: string) => asAdministrator(() => call(retryJob, { params: { id } })),
    onSuccess: () => showToast('Back in the outbox: it runs now.'),
    onError: (error) => showToast(error.message, 'danger'),
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => ['jobs', 'leads', 'orders'].includes(String(queryKey[0])),
      }),
  })
}
