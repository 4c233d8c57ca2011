import { agency } from '@beacon/content/agency'
import type { LeadSource } from '@beacon/content/lead-sources'
import { type ReactNode, useRef, useState } from 'react'
import { HONEYPOT } from '../../lib/honeypot.ts'
import { LEAD_DRAFT } from '../../lib/lead-draft.ts'
import { useVisitorForm } from '../../lib/use-visitor-form.ts'
import type { PostedForm } from '../../page-data.ts'
import { contactAnswer } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Form } from '../../ui/form.tsx'
import { HoneypotField } from '../../ui/honeypot-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PrivacyNote } from '../legal/index.ts'
import { LeadFields } from './lead-fields.tsx'
import { leadFields } from './lead-values.ts'
import { Thanks } from './thanks.tsx'

const THANKS_MS = 3000
export const FAILURE = 'Sorry, there was an error submitting your form. Please try again.'

interface LeadFormProps {
  /** Must be unique on the page. */
  id: string
  /** The form's name as the agency sees it. */
  source: LeadSource
  title?: string
  intro?: ReactNode
  submitLabel: string
  /** The tag manager's event on success. */
  event?: 'lead_capture_submit' | 'quote_request'
  /** The message shown for three seconds on success. */
  thanks?: string
  /** Where the browser posts it without a script; the page's own address unless given. */
  action?: string
  /** What was posted without a script, if the server responded with this form. */
  posted?: PostedForm | undefined
  /** Called once the message has been shown and the form is reset. */
  onDone?: () => void
}

/**
 * A lead form with six fields. Its container keeps its size while the success message replaces it. Without a script, or
 * before it has loaded, the browser posts it to the contact page.
 */
export function LeadForm({
  id,
  source,
  title,
  intro,
  submitLabel,
  event = 'lead_capture_submit',
  thanks = `Thank you. You will hear from us ${agency.responsePromise}.`,
  action = contactAnswer,
  posted,
  onDone,
}: LeadFormProps) {
  const [sent, setSent] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { form, status, postedValues, reset, prepare, handleInput, handleSubmit } = useVisitorForm({
    id,
    fields: leadFields,
    draft: LEAD_DRAFT,
    load: async () => {
      const { checkLead, sendLead } = await import('./send-lead.ts')
      return { check: checkLead, send: (attempt, ports) => sendLead(source, attempt, ports) }
    },
    failure: FAILURE,
    event,
    posted,
    onSent: handleSent,
  })

  function handleSent() {
    setSent(true)
    place.current?.focus({ preventScroll: true })
    setTimeout(() => {
      if (!form.current) return
      reset()
      setSent(false)
      onDone?.()
    }, THANKS_MS)
  }

  return (
    <div ref={place} tabIndex={-1} className="lead-form">
      <Form
        id={id}
        ref={form}
        method="post"
        action={action}
        aria-labelledby={title && `${id}-title`}
        onFocus={prepare}
        onInput={handleInput}
        onSubmit={handleSubmit}
        className={classNames('grid content-start gap-5', sent && 'invisible')}
      >
        {title && <h2 id={`${id}-title`}>{title}</h2>}
        {intro}
        <ErrorSummary title="Please check these fields" errors={status.errors} />
        <div className="lead-fields">
          <LeadFields errors={status.errors} values={postedValues} />
          <input type="hidden" name="source" value={source} />
          <HoneypotField {...HONEYPOT} />
          {status.failure && (
            <Notice tone="danger" live>
              {status.failure}
            </Notice>
          )}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            pending={status.phase === 'sending'}
            pendingLabel="Processing..."
            className="max-sm:w-full sm:min-w-52 sm:justify-self-start"
          >
            {submitLabel}
          </Button>
          <p className="text-muted text-sm">
            <PrivacyNote />
          </p>
        </div>
      </Form>
      <div role="status" className="self-center">
        {sent && <Thanks>{thanks}</Thanks>}
      </div>
    </div>
  )
}
