import type { ResponseOf } from '@beacon/contract/endpoint'
import { erasePerson, findPerson } from '@beacon/contract/people'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { asAdministrator, useOnce } from '../admin/index.ts'

/** Looks somebody up; the address stands in no address bar and no log. */
export const useFindPerson = () =>
  useMutation({
    mutationFn: (email: string) => asAdministrator(() => call(findPerson, { body: { email } })),
  })

/**
 * Erases what may be erased; every list of the back office is read anew after it.
 * @param onErased called also when the dialog that asked has been closed meanwhile
 */
export function useErasePerson(onErased: (erased: ResponseOf<typeof erasePerson>) => void) {
  const queries = useQueryClient()
  return useOnce({
    mutationFn: (email: string) => asAdministrator(() => call(erasePerson, { body: { email } })),
    onSuccess: (erased) => {
      onErased(erased)
      return queries.invalidateQueries()
    },
  })
}
