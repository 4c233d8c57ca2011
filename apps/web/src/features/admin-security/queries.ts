import {
  beginSecondFactor,
  endOtherSessions,
  endSession,
  readSecurity,
  renewRecoveryCodes,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from '@beacon/contract/admin-security'
import type { BodyInputOf } from '@beacon/contract/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useToast } from '../../ui/toast.tsx'
import { asAdministrator } from '../admin/index.ts'

/** The second factor and the sessions. */
export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => asAdministrator(() => call(readSecurity, { signal })),
})

/** A change of the account; what the screen shows is read anew afterwards, whatever came of it. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => asAdministrator(() => change(input)),
    onSettled: () => queries.invalidateQueries({ queryKey: securityQuery.queryKey }),
  })
}

type Proof = BodyInputOf<typeof switchSecondFactorOff>

export const useBegin = () => useChange((password: string) => call(beginSecondFactor, { body: { password } }))
export const useSwitchOn = () => useChange((code: string) => call(switchSecondFactorOn, { body: { code } }))
export const useSwitchOff = () => useChange((body: Proof) => call(switchSecondFactorOff, { body }))
export const useRenewCodes = () => useChange((body: Proof) => call(renewRecoveryCodes, { body }))

/** Signs one other browser out, or all of them. */
export function useEndSession() {
  const showToast = useToast()
  const end = useChange(async (id: string | 'others') => {
    if (id !== 'others') return call(endSession, { params: { id } })
    return call(endOtherSessions)
  })
  const act = (id: string | 'others') =>
    end.mutate(id, {
      onSuccess: () => showToast('Signed out there.'),
      onError: (error) => showToast(error.message, 'danger'),
    })
  return { act, ending: end.isPending ? end.variables : undefined }
}
