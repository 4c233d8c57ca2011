import { bookingMeetings } from '@beacon/content/booking-services'
import type { Ref, SubmitEvent } from 'react'
import type { Failure } from '../../lib/renewed.ts'
import { useAfter } from '../../lib/use-after.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Form } from '../../ui/form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { EmailField } from '../email-field/index.ts'
import { Acceptance } from '../legal/index.ts'
import { FormFailure } from '../submission/index.ts'
import { type DetailErrors, type DetailField, FORM_ID } from './details.ts'

interface DetailsFormProps {
  ref: Ref<HTMLFormElement>
  errors: DetailErrors
  busy: boolean
  isPaid: boolean
  /** Whether the visitor wants a phone call, which needs a number. */
  isByPhone: boolean
  /** Whether session, day and time are all chosen. */
  isComplete: boolean
  /** Hidden, keeping the input. */
  hidden: boolean
  onFocus: () => void
  onInput: () => void
  onSubmit: (submission: SubmitEvent<HTMLFormElement>) => void
  /** What the visitor should know about the chosen time; may be empty. */
  status: string
  /** What failed, above the button. */
  failure: Failure | undefined
}

/** Video, the default, has the empty value: a draft must tell a choice from the initial state. */
const meetings = Object.entries(bookingMeetings).map(([value, { label }]) => ({
  value: value === 'video' ? '' : value,
  label,
}))

/** The visitor's details, and the page's one submit button. */
export function DetailsForm({
  ref,
  errors,
  busy,
  isPaid,
  isByPhone,
  isComplete,
  hidden,
  onFocus,
  onInput,
  onSubmit,
  status,
  failure,
}: DetailsFormProps) {
  const field = (name: DetailField) => ({ name, error: errors[name] })
  return (
    <Form
      id={FORM_ID}
      ref={ref}
      hidden={hidden}
      aria-labelledby="details-title"
      onFocus={onFocus}
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
        <EmailField {...field('email')} label="Email Address" required />
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
        {status}
      </p>
      <FormFailure failure={failure} kept />
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

/** On a hanging connection it takes half a minute before we give up. */
function Patience() {
  const isLong = useAfter(LONG_MS)
  return (
    <p role="status" className="text-muted text-sm empty:hidden">
      {isLong && 'No answer yet: we keep trying. You will only be booked once.'}
    </p>
  )
}
