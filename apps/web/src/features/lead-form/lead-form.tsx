import { agency } from '@beacon/content/agency'
import { type ReactNode, useRef, useState } from 'react'
import { TRAP } from '../../lib/trap.ts'
import { useVisitorForm } from '../../lib/use-visitor-form.ts'
import type { PostedForm } from '../../page-data.ts'
import { contactAnswer } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TrapField } from '../../ui/trap-field.tsx'
import { LeadFields } from './lead-fields.tsx'
import { leadFields } from './lead-values.ts'
import { Thanks } from './thanks.tsx'

const THANKS_MS = 3000
export const FAILURE = 'Sorry, there was an error submitting your form. Please try again.'

interface LeadFormProps {
  /** Unique on the page. */
  id: string
  /** Which form a lead came from, as the agency reads it. */
  source: string
  title?: string
  intro?: ReactNode
  submitLabel: string
  /** What the tag manager is told when it was sent. */
  event?: 'lead_capture_submit' | 'quote_request'
  /** What is said for three seconds after it was sent. */
  thanks?: string
  /** What the server had been sent without a script, when it answered with this form. */
  posted?: PostedForm | undefined
  /** Called when the thanks have been read and the form is empty again. */
  onDone?: () => void
}

/**
 * Six fields that make a lead. Its place keeps its size while the thanks stand in it. Without a script, or before it has
 * come, the browser posts them to the contact page.
 */
export function LeadForm({
  id,
  source,
  title,
  intro,
  submitLabel,
  event = 'lead_capture_submit',
  thanks = `Thank you. You will hear from us ${agency.responsePromise}.`,
  posted,
  onDone,
}: LeadFormProps) {
  const [sent, setSent] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { form, status, postedValues, reset, prepare, handleInput, handleSubmit } = useVisitorForm({
    id,
    fields: leadFields,
    draft: 'lead-draft',
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
        action={contactAnswer}
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
          <TrapField {...TRAP} />
          {status.phase === 'failed' && (
            <Notice tone="danger" live>
              {FAILURE}
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
        </div>
      </Form>
      <div role="status" className="self-center">
        {sent && <Thanks>{thanks}</Thanks>}
      </div>
    </div>
  )
}
