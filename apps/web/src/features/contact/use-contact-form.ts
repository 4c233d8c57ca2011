import { useEffect } from 'react'
import { useVisitorForm } from '../../lib/use-visitor-form.ts'
import { usePageData } from '../../page-data.ts'
import { contactFields, DRAFT } from './contact-values.ts'

export const FORM_ID = 'contact'
const FAILURE = 'Failed to send message. Please try again or contact us directly.'

async function loadSender() {
  const { checkContactForm, sendContactForm } = await import('./send-contact-form.ts')
  return { check: checkContactForm, send: sendContactForm }
}

interface ContactFormOptions {
  onSent: (form: HTMLFormElement) => void
  /** Whether the visitor has just asked for this form, so that the first field takes the focus. */
  focusFirst: boolean
}

/** Handles the contact form and its calls; the server may have responded to a native post. */
export function useContactForm({ onSent, focusFirst }: ContactFormOptions) {
  const { contact } = usePageData()
  useEffect(() => {
    if (focusFirst) document.getElementById(`${FORM_ID}-${contactFields[0]}`)?.focus()
  }, [focusFirst])
  return useVisitorForm({
    id: FORM_ID,
    fields: contactFields,
    draft: DRAFT,
    load: loadSender,
    failure: FAILURE,
    event: 'contact_form_submit',
    posted: contact,
    onSent,
  })
}
