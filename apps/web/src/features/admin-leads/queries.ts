import type { BodyInputOf } from '@beacon/contract/endpoint'
import { type LeadStatus, leadStatuses, listLeads, readLead, updateLead } from '@beacon/contract/leads'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { asAdministrator, REFRESH_MS, useChange } from '../admin/index.ts'
import { isMoving } from '../admin-outbox/index.ts'

const DELIVERY_REFRESH_MS = 2_000

type StatusFilter = LeadStatus | 'flagged' | 'due'

export interface LeadFilter {
  search?: string | undefined
  status?: StatusFilter | undefined
  order?: 'oldest' | undefined
}

/** For the filter in the address, where any text may stand: a status, or `flagged` or `due`, which are none. */
export const isStatusFilter = (text: string | null): text is StatusFilter =>
  text === 'flagged' || text === 'due' || leadStatuses.some((status) => status === text)

/** Leads page by page, newest first unless asked for otherwise; due leads, the longest overdue first. */
export const leadsQuery = (filter: LeadFilter) =>
  infiniteQueryOptions({
    queryKey: ['leads', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      asAdministrator(() => call(listLeads, { query: { ...filter, after: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: REFRESH_MS,
  })

/** One lead; refetched every two seconds while something about it is being delivered. */
export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: ['leads', 'one', id],
    queryFn: async ({ signal }) =>
      (await asAdministrator(() => call(readLead, { params: { id }, signal }))).lead,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((delivery) => isMoving(delivery.state)) ? DELIVERY_REFRESH_MS : false,
  })

export interface LeadChange {
  status: LeadStatus
  followUpOn: string | null
  staffNotes: string
}

/**
 * Saves a lead's status, follow-up and notes; nothing is shown as saved until the server confirms it.
 * @param onSaved called even if the form has been closed meanwhile
 */
export function useSaveLead(id: string, onSaved: () => void) {
  const queries = useQueryClient()
  return useChange((body: BodyInputOf<typeof updateLead>) => call(updateLead, { params: { id }, body }), {
    touched: ['leads'],
    onDone: ({ lead }) => {
      onSaved()
      queries.setQueryData(leadQuery(id).queryKey, lead)
    },
  })
}
