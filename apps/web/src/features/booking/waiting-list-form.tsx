import { bookingPolicy } from '@beacon/content/booking-services'
import { dayName } from '@beacon/rules/day-words'
import { useLayoutEffect, useRef, useState } from 'react'
import { isExplained } from '../../lib/failed-call.ts'
import { errorsOf, putBack, readValues } from '../../lib/form-values.ts'
import { loadPart } from '../../lib/load-part.ts'
import { renewedOr } from '../../lib/renewed.ts'
import { forgetSession, readSession, writeSession } from '../../lib/session-storage.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EmailField } from '../email-field/index.ts'
import { PrivacyNote } from '../legal/index.ts'
import { FormFailure, useSubmission } from '../submission/index.ts'
import { DRAFT as BOOKING_DRAFT } from './details.ts'
import { NO_NETWORK } from './failures.ts'

interface WaitingListFormProps {
  serviceId: string
  date: string
  /** Called when the day is not full any more, or not offered. */
  onStale: () => void
}

const loadCalls = () => loadPart(() => import('./send-booking.ts'))

const PERSON = ['name', 'email'] as const
/** The storage key of this tab's draft: the form goes away while another session or day is looked at. */
const DRAFT = 'waiting-draft'

/** The waiting list of a full day: those on it are offered a time first when one becomes free. */
export function WaitingListForm({ serviceId, date, onStale }: WaitingListFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState('')
  const { isBusy, errors, failure, prepare, handleSubmit } = useSubmission({
    load: loadCalls,
    check: async (element) => ({ form: readValues(element, PERSON) }),
    async send(person) {
      const { sendWaiting } = await loadCalls()
      setAnswer(await sendWaiting({ serviceId, date, ...person }))
      forgetSession(DRAFT)
    },
    explain(error) {
      if (!isExplained(error)) return { failure: renewedOr(error, NO_NETWORK) }
      if (error.code === 'conflict' || error.fields.date) onStale()
      const wrong = errorsOf(error.fields, PERSON)
      return Object.keys(wrong).length > 0 ? { errors: wrong } : { failure: error.message }
    },
  })

  useLayoutEffect(() => {
    // Whoever has lost the last time of the day has told the booking form who they are.
    if (form.current)
      putBack(form.current, PERSON, { draft: readSession(DRAFT) ?? readSession(BOOKING_DRAFT) })
  }, [])

  return (
    <div className="grid gap-4">
      <p>
        <strong>{dayName(date)} is full.</strong> Leave your email: when a time opens up before that day
        begins, we offer it to those who wait, in turn, and hold it for up to {bookingPolicy.offerMinutes}{' '}
        minutes before everybody sees it.
      </p>
      {!answer && (
        <Form
          id="waiting"
          ref={form}
          onFocus={prepare}
          onInput={({ currentTarget }) => writeSession(DRAFT, readValues(currentTarget, PERSON))}
          onSubmit={handleSubmit}
          aria-label="Waiting list"
          className="grid gap-4"
        >
          <ErrorSummary title="Please check these fields" errors={errors} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name="name" label="Full Name" required autoComplete="name" error={errors.name} />
            <EmailField name="email" label="Email Address" required error={errors.email} />
          </div>
          <Button type="submit" pending={isBusy} pendingLabel="One moment…" className="justify-self-start">
            Tell me when a time opens up
          </Button>
          <p className="text-muted text-sm">
            <PrivacyNote />
          </p>
        </Form>
      )}
      <FormFailure failure={failure} />
      {answer && (
        <Notice tone="success" takesFocus>
          {answer}
        </Notice>
      )}
    </div>
  )
}
