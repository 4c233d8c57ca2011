import { contactForm } from '@beacon/content/contact'
import type { LeadSource } from '@beacon/content/lead-sources'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readValues } from '../../lib/form-values.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { usePageData } from '../../page-data.ts'
import { LeadForm } from '../lead-form/index.ts'
import { Confirmation } from './confirmation.tsx'
import { ContactForm } from './contact-form.tsx'

/**
 * The form, or its confirmation. Which one is in the address (`?sent=1`), so that a reload, the back button and the
 * server's response to a native post all show the same. A lead form posted from another page with an error is corrected
 * here.
 */
export function ContactPanel() {
  const [params, setParams] = useSearchParams()
  const sent = params.has('sent')
  const [hasSent, setHasSent] = useState(sent)
  const [address, setAddress] = useState('')
  const postedLead = usePostedLead()
  if (sent && !hasSent) setHasSent(true)
  const showSent = () => setParams({ sent: '1' })
  if (sent) return <Confirmation address={address} onAnother={() => setParams({})} />
  return postedLead && !hasSent ? (
    <LeadForm
      id="lead"
      source={postedLead.values.source as LeadSource}
      title={contactForm.posted.title}
      submitLabel={contactForm.posted.submit}
      posted={postedLead}
      onDone={showSent}
    />
  ) : (
    <ContactForm
      focusFirst={hasSent}
      onSent={(form) => {
        setAddress(readValues(form, ['email']).email)
        showSent()
      }}
    />
  )
}

/** The lead form that the server's page responds to; client-side visits to this page have none. */
function usePostedLead() {
  const { contact } = usePageData()
  const hydrated = useHydrated()
  const [posted] = useState(() => (hydrated || !contact?.values.source ? undefined : contact))
  return posted
}
