import { bookingServices } from '@beacon/content/booking-services'
import type { createBookingFor } from '@beacon/contract/booking-admin'
import type { BodyInputOf } from '@beacon/contract/endpoint'
import { noWrap } from '@beacon/rules/no-wrap'
import type { SubmitEvent } from 'react'
import { ApiError } from '../../lib/api.ts'
import { readValues } from '../../lib/form-values.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Form } from '../../ui/form.tsx'
import { optionsOf, SelectField } from '../../ui/select-field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Failure, LostAttempt, useDraftForm } from '../admin/index.ts'
import { useBookFor } from './queries.ts'
import { WhenFields } from './when-fields.tsx'
import { longDate, MEETING_WORDS, whyNotBooked } from './words.ts'

const services = bookingServices.map(({ id, name, durationMinutes, price }) => ({
  value: id,
  label: `${name}, ${durationMinutes} min, ${price}`,
}))

const typedFields = [
  'serviceId',
  'date',
  'time',
  'name',
  'email',
  'meeting',
  'phone',
  'businessName',
  'message',
] as const

/** Books on behalf of somebody on the phone: any session, any free quarter of an hour. */
export function NewBooking() {
  const form = useDraftForm('booking', typedFields)
  const showToast = useToast()
  const book = useBookFor(({ booking }) => {
    showToast(`${booking.name} is booked: ${longDate(booking.date)} at ${noWrap(booking.time)}.`)
    form.empty()
  })
  const errors = book.error instanceof ApiError ? book.error.fields : {}

  function startAnew() {
    book.reset()
    form.empty()
  }

  function handleSubmit(submission: SubmitEvent<HTMLFormElement>) {
    submission.preventDefault()
    const data = new FormData(submission.currentTarget)
    book.mutate({ ...readValues(submission.currentTarget, typedFields), notify: data.has('notify') })
  }

  return (
    <Form id="new-booking" {...form.props} onSubmit={handleSubmit} className="grid max-w-measure gap-5">
      {!book.isPending && (
        <LostAttempt<BodyInputOf<typeof createBookingFor>>
          purpose="booking"
          wordsOf={({ name }) => `You booked a session for ${name}`}
          look={{ to: paths.adminBookings, label: 'Look among the bookings' }}
          onArrived={startAnew}
        />
      )}
      <ErrorSummary title="Please check these fields" errors={errors} />
      <SelectField name="serviceId" label="Session" required options={services} error={errors.serviceId} />
      <WhenFields day={form.draft?.date} errors={errors} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField name="name" label="Name" required error={errors.name} />
        <TextField name="email" label="Email" type="email" required error={errors.email} />
        <SelectField
          name="meeting"
          label="How we meet"
          required
          options={optionsOf(MEETING_WORDS)}
          error={errors.meeting}
        />
        <TextField
          name="phone"
          label="Phone"
          type="tel"
          required={form.draft?.meeting === 'phone'}
          error={errors.phone}
        />
        <TextField
          name="businessName"
          label="Business"
          error={errors.businessName}
          className="sm:col-span-2"
        />
        <TextArea name="message" label="Notes" rows={3} error={errors.message} className="sm:col-span-2" />
      </div>
      <Checkbox name="notify" label="Send the confirmation by email" defaultChecked />
      {Object.keys(errors).length === 0 && <Failure error={book.error} words={whyNotBooked} />}
      <Button
        type="submit"
        variant="primary"
        pending={book.isPending}
        pendingLabel="Booking…"
        className="justify-self-start"
      >
        Book it
      </Button>
    </Form>
  )
}
