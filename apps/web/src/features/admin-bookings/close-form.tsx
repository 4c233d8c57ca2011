import { calendarDate } from '@beacon/contract/fields'
import type { SubmitEvent } from 'react'
import { readValues } from '../../lib/form-values.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { optionsOf, SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Failure, useDraftForm, useFieldErrors } from '../admin/index.ts'
import { useClose } from './queries.ts'
import { quarterOptions } from './words.ts'

const FORM = 'close-days'
const fields = ['date', 'extent', 'until', 'from', 'to', 'message', 'note'] as const
const PART = 'part'
const EXTENTS = optionsOf({ all: 'All day', [PART]: 'Part of the day' })

/** Closes one day or a range, with the message that visitors see; or a part of a day, of which they are told nothing. */
export function CloseForm() {
  const close = useClose({ failure: false })
  const form = useDraftForm('closing', fields)
  const isPart = form.draft?.extent === PART
  const { errors, setFound } = useFieldErrors(FORM, close.error)

  function handleSubmit(submission: SubmitEvent<HTMLFormElement>) {
    submission.preventDefault()
    const { date, until, from, to, message, note } = readValues(submission.currentTarget, fields)
    const day = calendarDate.safeParse(date)
    setFound(day.error && { date: day.error.issues[0]?.message ?? '' })
    if (!day.success) return
    close.mutate(
      isPart ? { date, hours: { from, to }, note } : { date, until: until || undefined, message, note },
      { onSuccess: form.empty },
    )
  }

  return (
    <Form
      id={FORM}
      {...form.props}
      aria-label="Close days"
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={handleSubmit}
    >
      <SelectField name="extent" label="How long" required options={EXTENTS} className="sm:col-span-2" />
      <TextField
        name="date"
        label={isPart ? 'Day' : 'First day'}
        type="date"
        required
        error={errors?.date}
        className={isPart ? 'sm:col-span-2' : ''}
      />
      {!isPart && (
        <TextField
          name="until"
          label="Last day"
          type="date"
          hint="Leave empty for one day"
          error={errors?.until}
        />
      )}
      {isPart ? (
        <>
          <SelectField
            name="from"
            label="From (New York)"
            required
            options={quarterOptions}
            defaultValue="9:00 AM"
            error={errors?.from}
          />
          <SelectField
            name="to"
            label="To (New York)"
            required
            options={quarterOptions}
            defaultValue="10:00 AM"
            error={errors?.to}
          />
        </>
      ) : (
        <TextField
          name="message"
          label="Message to visitors"
          hint="Such as “On vacation, back on January 4”"
          error={errors?.message}
        />
      )}
      <TextField
        name="note"
        label="Note"
        hint="Only you see it"
        error={errors?.note}
        className={isPart ? 'sm:col-span-2' : ''}
      />
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
