import type { ResponseOf } from '@beacon/contract/endpoint'
import { erasePerson, findPerson } from '@beacon/contract/people'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { asAdministrator, useOnce } from '../admin/index.ts'

/** Looks a person up; the email appears in no URL and no log. */
export const useFindPerson = () =>
  useMutation({
    mutationFn: (email: string) => asAdministrator(() => call(findPerson, { body: { email } }), true),
  })

/**
 * Erases what may be erased; all lists of the back office are refetched afterwards.
 * @param onErased called even if the dialog has been closed meanwhile
 */
export function useErasePerson(onErased: (erased: ResponseOf<typeof erasePerson>) => void) {
  const queries = useQueryClient()
  return useOnce({
    mutationFn: (email: string) => asAdministrator(() => call(erasePerson, { body: { email } }), true),
    onSuccess: (erased) => {
      onErased(erased)
      return queries.invalidateQueries()
    },
  })
}
