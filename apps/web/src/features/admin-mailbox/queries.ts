import { listMail, readMail } from '@beacon/contract/mailbox'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { asAdministrator } from '../admin/index.ts'

const REFRESH_MS = 5_000

/** The mails in the mailbox, newest first. */
export const mailsQuery = queryOptions({
  queryKey: ['mails', 'list'],
  queryFn: ({ signal }) => asAdministrator(() => call(listMail, { signal })),
  refetchInterval: REFRESH_MS,
})

/** One mail; it never changes. */
export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['mails', 'one', id],
    queryFn: async ({ signal }) =>
      (await asAdministrator(() => call(readMail, { params: { id }, signal }))).mail,
    staleTime: Number.POSITIVE_INFINITY,
  })
