import { dayName } from '@beacon/rules/day-words'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { errorsOf, type FormErrors, putBack, readValues } from '../../lib/form-values.ts'
import { loadPart } from '../../lib/load-part.ts'
import { RENEWED, renewedOr } from '../../lib/renewed.ts'
import { forgetSession, readSession, writeSession } from '../../lib/session-storage.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReloadOffer } from '../../ui/reload-offer.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EmailField } from '../email-field/index.ts'
import { isAnswer, NO_NETWORK } from './failures.ts'

interface WaitingListFormProps {
  serviceId: string
  date: string
  /** Called when the day is not full any more, or not offered. */
  onStale: () => void
}

const PERSON = ['name', 'email'] as const
/** The storage key of this tab's draft: the form goes away while another session or day is looked at. */
const DRAFT = 'waiting-draft'

type Result = { tone: 'success' | 'danger'; message: string }

/** The waiting list of a full day: those on it are offered a time first when one becomes free. */
export function WaitingListForm({ serviceId, date, onStale }: WaitingListFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FormErrors<(typeof PERSON)[number]>>({})
  const [result, setResult] = useState<Result>()

  useEffect(() => {
    if (form.current) putBack(form.current, PERSON, { draft: readSession(DRAFT) })
  }, [])

  async function join(element: HTMLFormElement): Promise<void> {
    const { sendWaiting } = await loadPart(() => import('./send-booking.ts'))
    const message = await sendWaiting({ serviceId, date, ...readValues(element, PERSON) })
    forgetSession(DRAFT)
    setResult({ tone: 'success', message })
  }

  function fail(error: unknown) {
    if (!isAnswer(error)) return setResult({ tone: 'danger', message: renewedOr(error, NO_NETWORK) })
    const wrong = errorsOf(error.fields, PERSON)
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) setResult({ tone: 'danger', message: error.message })
    if (error.code === 'conflict' || error.fields.date) onStale()
  }

  function handleSubmit(submission: SubmitEvent<HTMLFormElement>) {
    submission.preventDefault()
    if (busy) return
    setBusy(true)
    setErrors({})
    setResult(undefined)
    join(submission.currentTarget)
      .catch(fail)
      .finally(() => setBusy(false))
  }

  return (
    <div className="grid gap-4">
      <p>
        <strong>{dayName(date)} is full.</strong> Leave your email: when a time opens up, we hold it for you
        for half an hour before anybody else sees it.
      </p>
      {result?.tone !== 'success' && (
        <Form
          id="waiting"
          ref={form}
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
          <Button type="submit" pending={busy} pendingLabel="One moment..." className="justify-self-start">
            Tell me when a time opens up
          </Button>
        </Form>
      )}
      {result && (
        <Notice key={result.tone} tone={result.tone} live takesFocus={result.tone === 'success'}>
          {result.message}
          {result.message === RENEWED && <ReloadOffer />}
        </Notice>
      )}
    </div>
  )
}
