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
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { asAdministrator, useChange } from '../admin/index.ts'

/** The second factor and the sessions. */
export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => asAdministrator(() => call(readSecurity, { signal })),
})

const touched = securityQuery.queryKey

type Proof = BodyInputOf<typeof switchSecondFactorOff>

/** Makes a secret for an authenticator app; the second factor is on only after `useSwitchOn`. */
export const useBegin = () =>
  useChange((password: string) => call(beginSecondFactor, { body: { password } }), { touched })

/** Switches it on with the app's first code. Only this response has the recovery codes; all other sessions end. */
export const useSwitchOn = () =>
  useChange((code: string) => call(switchSecondFactorOn, { body: { code } }), { touched })

/** Switches it off with password and code; all other sessions end. */
export const useSwitchOff = () =>
  useChange((body: Proof) => call(switchSecondFactorOff, { body }), { touched })

/** Makes ten new recovery codes, which only this response has; those before are worth nothing. */
export const useRenewCodes = () => useChange((body: Proof) => call(renewRecoveryCodes, { body }), { touched })

/** Signs out one other browser, or all of them. */
export function useEndSession() {
  const end = useChange(
    async (id: string | 'others') => {
      if (id !== 'others') return call(endSession, { params: { id } })
      return call(endOtherSessions)
    },
    { touched, done: 'Signed out there.', failure: true },
  )
  return { act: end.mutate, ending: end.isPending ? end.variables : undefined }
}
