import { type RefObject, useEffect } from 'react'
import { putBack } from '../../lib/form-values.ts'
import { detailFields } from './details.ts'

/**
 * Whoever takes the time that is kept for them has given name and address when they came into line: fields that nobody
 * has filled in say so. If that cannot be had, they are filled in as ever.
 */
export function useKeptFor(form: RefObject<HTMLFormElement | null>, offer: string | undefined) {
  useEffect(() => {
    if (!offer) return
    const leaving = new AbortController()
    import('./fetch-availability.ts')
      .then(({ fetchOffer }) => fetchOffer(offer, leaving.signal))
      .then((person) => form.current && putBack(form.current, detailFields, { draft: person }))
      .catch(() => {})
    return () => leaving.abort()
  }, [form, offer])
}
