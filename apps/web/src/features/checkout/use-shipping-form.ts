import type { CheckoutForm } from '@beacon/contract/payments'
import { useLayoutEffect, useRef, useState } from 'react'
import { stillWrong } from '../../lib/form-attempt.ts'
import { putBack, readValues } from '../../lib/form-values.ts'
import { readSession, writeSession } from '../../lib/session-storage.ts'
import { loadOrdering, prepareOrdering } from './load-ordering.ts'
import { DRAFT, type ShippingErrors, shippingFields } from './shipping-fields.ts'

/** The address form. What was typed survives errors, a reload and Back, also from a payment page. */
export function useShippingForm() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<ShippingErrors>({})

  useLayoutEffect(() => {
    if (form.current) putBack(form.current, shippingFields, { draft: readSession(DRAFT) })
  }, [])

  async function recheck(element: HTMLFormElement): Promise<void> {
    const { checkShipping } = await loadOrdering()
    const checked = checkShipping(readValues(element, shippingFields))
    setErrors((shown) => stillWrong(shown, checked))
  }

  return {
    form,
    errors,
    setErrors,
    prepare: prepareOrdering,
    /** For whoever closed the payment. */
    focusSubmit: () => form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus(),
    /** The address, or nothing and the messages at its fields. */
    async read(element: HTMLFormElement): Promise<CheckoutForm | undefined> {
      const { checkShipping } = await loadOrdering()
      const checked = checkShipping(readValues(element, shippingFields))
      if ('form' in checked) return checked.form
      setErrors(checked.errors)
      return undefined
    },
    handleInput: () => {
      if (!form.current) return
      writeSession(DRAFT, readValues(form.current, shippingFields))
      if (Object.keys(errors).length > 0) recheck(form.current).catch(() => {})
    },
  }
}
