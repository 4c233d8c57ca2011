import { calendarDate } from '@beacon/contract/fields'
import type { SubmitEvent } from 'react'
import { readValues } from '../../lib/form-values.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Failure, useDraftForm, useFieldErrors } from '../admin/index.ts'
import { useCloseDays } from './queries.ts'

const FORM = 'close-days'
const fields = ['date', 'until', 'message', 'note'] as const

/** Closes one day or a range, with the message that visitors see. */
export function CloseForm() {
  const close = useCloseDays({ failure: false })
  const form = useDraftForm('closing', fields)
  const { errors, setFound } = useFieldErrors(FORM, close.error)

  function handleSubmit(submission: SubmitEvent<HTMLFormElement>) {
    submission.preventDefault()
    const { until, ...values } = readValues(submission.currentTarget, fields)
    const day = calendarDate.safeParse(values.date)
    setFound(day.error && { date: day.error.issues[0]?.message ?? '' })
    if (!day.success) return
    close.mutate({ ...values, until: until || undefined }, { onSuccess: form.empty })
  }

  return (
    <Form
      id={FORM}
      {...form.props}
      aria-label="Close days"
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={handleSubmit}
    >
      <TextField name="date" label="First day" type="date" required error={errors?.date} />
      <TextField
        name="until"
        label="Last day"
        type="date"
        hint="Leave empty for one day"
        error={errors?.until}
      />
      <TextField
        name="message"
        label="Message to visitors"
        hint="Such as “On vacation, back on January 4”"
        error={errors?.message}
      />
      <TextField name="note" label="Note" hint="Only you see it" error={errors?.note} />
      {!errors && (
        <div className="empty:hidden sm:col-span-2">
          <Failure error={close.error} />
        </div>
      )}
      <Button type="submit" className="justify-self-start" pending={close.isPending} pendingLabel="Closing…">
        Close the office
      </Button>
    </Form>
  )
}
