import { dayName } from '@beacon/rules/day-words'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EmailField } from '../email-field/index.ts'
import { isAnswer, NO_NETWORK } from './failures.ts'

interface WaitingListFormProps {
  serviceId: string
  date: string
}

type Result = { tone: 'success' | 'danger'; message: string }

/** The waiting list of a full day: those on it are offered a time first when one becomes free. */
export function WaitingListForm({ serviceId, date }: WaitingListFormProps) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [result, setResult] = useState<Result>()

  async function join(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form)
    const person = { name: String(data.get('name') ?? ''), email: String(data.get('email') ?? '') }
    const { sendWaiting } = await import('./send-booking.ts')
    setResult({ tone: 'success', message: await sendWaiting({ serviceId, date, ...person }) })
  }

  function fail(error: unknown) {
    if (!isAnswer(error)) return setResult({ tone: 'danger', message: NO_NETWORK })
    setErrors(error.fields)
    if (Object.keys(error.fields).length === 0) setResult({ tone: 'danger', message: error.message })
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
        <Form id="waiting" onSubmit={handleSubmit} aria-label="Waiting list" className="grid gap-4">
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
        </Notice>
      )}
    </div>
  )
}
