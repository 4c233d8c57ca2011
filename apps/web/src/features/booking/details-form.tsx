import { bookingMeetings } from '@beacon/content/booking-services'
import type { ReactNode, Ref, SubmitEvent } from 'react'
import { useAfter } from '../../lib/use-after.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Form } from '../../ui/form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { Acceptance } from '../legal/index.ts'
import { type DetailErrors, type DetailField, FORM_ID } from './details.ts'

interface DetailsFormProps {
  ref: Ref<HTMLFormElement>
  errors: DetailErrors
  busy: boolean
  isPaid: boolean
  /** Whether the visitor wants to be called, for which a number is needed. */
  isByPhone: boolean
  /** Whether a session, a day and a time are chosen. */
  isComplete: boolean
  /** Out of sight with everything that was typed. */
  hidden: boolean
  onInput: () => void
  onSubmit: (submission: SubmitEvent<HTMLFormElement>) => void
  /** What holds for this very time; may be empty. */
  terms: string
  /** What became of it, above the button. */
  banner: ReactNode
}

/** By video where nothing is chosen: a draft tells a choice from what the page came with. */
const meetings = Object.entries(bookingMeetings).map(([value, { label }]) => ({
  value: value === 'video' ? '' : value,
  label,
}))

/** Who is coming, and the one button of the page. */
export function DetailsForm({
  ref,
  errors,
  busy,
  isPaid,
  isByPhone,
  isComplete,
  hidden,
  onInput,
  onSubmit,
  terms,
  banner,
}: DetailsFormProps) {
  const field = (name: DetailField) => ({ name, error: errors[name] })
  return (
    <Form
      id={FORM_ID}
      ref={ref}
      hidden={hidden}
      aria-labelledby="details-title"
      onInput={onInput}
      onSubmit={onSubmit}
      className="grid gap-5 noscript:hidden"
    >
      <h2 id="details-title" className="booking-step">
        Your details
      </h2>
      <ErrorSummary title="Please check these fields" errors={errors} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} label="Full Name" required autoComplete="name" />
        <TextField {...field('email')} label="Email Address" required type="email" autoComplete="email" />
        <SelectField {...field('meeting')} label="How we meet" required options={meetings} />
        <TextField {...field('phone')} label="Phone" required={isByPhone} type="tel" autoComplete="tel" />
        <TextField
          {...field('businessName')}
          label="Business Name"
          autoComplete="organization"
          className="sm:col-span-2"
        />
        <TextArea {...field('message')} label="Additional Notes" rows={4} className="sm:col-span-2" />
      </div>
      <p role="status" className="font-medium empty:hidden">
        {terms}
      </p>
      {banner}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!isComplete}
        pending={busy}
        pendingLabel="Booking..."
        className="max-sm:w-full sm:min-w-56 sm:justify-self-start"
      >
        {isPaid ? 'Pay & Book' : 'Book Appointment'}
      </Button>
      {busy && <Patience />}
      <Acceptance act="booking" />
    </Form>
  )
}

const LONG_MS = 5_000

/** On a connection that hangs it takes half a minute until we give up. */
function Patience() {
  const isLong = useAfter(LONG_MS)
  return (
    <p role="status" className="text-muted text-sm empty:hidden">
      {isLong && 'No answer yet: we keep trying. However often it is sent, it is booked once.'}
    </p>
  )
}
