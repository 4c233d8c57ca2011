import { type RefObject, useEffect } from 'react'
import { putBack } from '../../lib/form-values.ts'
import { detailFields } from './details.ts'

/**
 * Visitors for whom a time is held gave their name and email when they joined the waiting list: those prefill empty
 * fields. If they cannot be fetched, the fields stay empty.
 */
export function useOfferPrefill(form: RefObject<HTMLFormElement | null>, offer: string | undefined) {
  useEffect(() => {
    if (!offer) return
    const leaving = new AbortController()
    import('./fetch-offer.ts')
      .then(({ fetchOffer }) => fetchOffer(offer, leaving.signal))
      .then((person) => form.current && putBack(form.current, detailFields, { draft: person }))
      .catch(() => {})
    return () => leaving.abort()
  }, [form, offer])
}
