import { type RefObject, useEffect } from 'react'
import { putBack, readValues } from '../../lib/form-values.ts'
import { writeSession } from '../../lib/session-storage.ts'
import { DRAFT, detailFields } from './details.ts'

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
      .then((person) => {
        if (!form.current) return
        putBack(form.current, detailFields, { draft: person })
        writeSession(DRAFT, readValues(form.current, detailFields))
      })
      .catch(() => {})
    return () => leaving.abort()
  }, [form, offer])
}
