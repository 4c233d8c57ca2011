import { type JobFilter, listJobs, retryJob, retryRefused, settleJob } from '@beacon/contract/outbox'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { asAdministrator, useChange } from '../admin/index.ts'

/** The outbox page by page, newest first: all of it, or what a filter leaves. */
export const jobsQuery = (state?: JobFilter) =>
  infiniteQueryOptions({
    queryKey: ['jobs', state ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      asAdministrator(() => call(listJobs, { query: { state, after: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/**
 * Retries a job by its id. Lists and records that show it are refetched, whatever the outcome.
 * @param failure whether a toast reports a failure, rather than the confirmation
 */
export const useRetryJob = ({ failure }: { failure: boolean }) =>
  useChange((id: string) => call(retryJob, { params: { id } }), {
    touched: ['jobs', 'leads', 'orders'],
    done: 'Back in the outbox: it runs now.',
    failure,
  })

/** Settles a job that has stopped, by its id. */
export const useSettleJob = () =>
  useChange((id: string) => call(settleJob, { params: { id } }), {
    touched: ['jobs', 'leads', 'orders'],
    done: 'Settled: it needs nobody any more.',
    failure: true,
  })

/** Runs every job again that was refused while an integration was off. */
export const useRetryRefused = () =>
  useChange(() => call(retryRefused, {}), {
    touched: ['jobs', 'leads', 'orders'],
    done: ({ jobs }) => (jobs === 1 ? '1 job runs now.' : `${jobs} jobs run now.`),
    failure: true,
  })
