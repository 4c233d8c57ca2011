import { type AuditFilter, auditOutcomes, listAudit } from '@beacon/contract/audit'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { asAdministrator } from '../admin/index.ts'

/** For the filter in the address, where any text may stand. */
export const isOutcome = (text: string | null): text is (typeof auditOutcomes)[number] =>
  auditOutcomes.some((outcome) => outcome === text)

/** The audit log page by page, newest first. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      asAdministrator(() => call(listAudit, { query: { ...filter, after: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
