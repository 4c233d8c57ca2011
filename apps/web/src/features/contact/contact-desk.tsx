import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Confirmation } from './confirmation.tsx'
import { ContactForm } from './contact-form.tsx'

/**
 * The form, or the confirmation in its place. Which of them is in the address (`?sent=1`), so a reload, the back button
 * and the server's answer to a form that was posted without a script all show the same.
 */
export function ContactDesk() {
  const [params, setParams] = useSearchParams()
  const sent = params.has('sent')
  const [hasSent, setHasSent] = useState(sent)
  if (sent && !hasSent) setHasSent(true)
  return sent ? (
    <Confirmation onAnother={() => setParams({})} />
  ) : (
    <ContactForm focusFirst={hasSent} onSent={() => setParams({ sent: '1' })} />
  )
}
