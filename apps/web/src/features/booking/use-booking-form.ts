import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { errorsOf, fillIn, ifFilled, readTyped, readValues } from '../../lib/form-values.ts'
import { newId } from '../../lib/new-id.ts'
import { forgetSession, readSession, writeSession } from '../../lib/session-storage.ts'
import { type DetailErrors, DRAFT, detailFields, FORM_ID } from './details.ts'
import type { Booked, ChosenSlot, Details } from './send-booking.ts'

/** The error catalogue's sentences for a booking. */
const FAILED = 'Failed to create booking. Please try again.'
const NO_NETWORK = 'Network error. Please try again or contact us directly.'

export type Outcome =
  | { kind: 'booked'; message: string; booked?: Booked | undefined }
  | { kind: 'failed'; message: string }

interface Options {
  slot: ChosenSlot | undefined
  isPaid: boolean
  /** The visitor wants to pay for the chosen slot. */
  onPay: (slot: ChosenSlot, details: Details) => void
  /** It is booked: choices start anew. */
  onBooked: () => void
  /** Somebody was faster, or the choice is not offered any more. */
  onStale: () => void
}

/** The visitor's details between the form and its calls; what was typed survives a reload. */
export function useBookingForm({ slot, isPaid, onPay, onBooked, onStale }: Options) {
  const form = useRef<HTMLFormElement>(null)
  const [typed] = useState(() => readTyped(FORM_ID, detailFields))
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<DetailErrors>({})
  const [outcome, setOutcome] = useState<Outcome>()
  /** A repeat of the same press is sent under the same key, so that it books once. */
  const attempt = useRef({ contents: '', key: '' })

  useEffect(() => {
    const values = typed ?? ifFilled(detailFields, readSession(DRAFT))
    if (!form.current || !values) return
    fillIn(form.current, detailFields, values)
    writeSession(DRAFT, readValues(form.current, detailFields))
  }, [typed])

  function keyFor(contents: object): string {
    const text = JSON.stringify(contents)
    if (attempt.current.contents !== text) attempt.current = { contents: text, key: newId() }
    return attempt.current.key
  }

  async function send(element: HTMLFormElement, chosen: ChosenSlot): Promise<void> {
    const { checkDetails, sendBooking } = await import('./send-booking.ts')
    const checked = checkDetails(readValues(element, detailFields))
    if ('errors' in checked) return setErrors(checked.errors)
    if (isPaid) return onPay(chosen, checked.form)
    const body = { ...checked.form, ...chosen }
    const booked = await sendBooking(body, keyFor(body))
    finish(booked.message, booked)
  }

  function finish(message: string, booked?: Booked) {
    form.current?.reset()
    forgetSession(DRAFT)
    attempt.current = { contents: '', key: '' }
    setOutcome({ kind: 'booked', message, booked })
    onBooked()
  }

  function fail(error: unknown) {
    const isAnswer = error instanceof ApiError && error.code !== 'network'
    if (!isAnswer) return setOutcome({ kind: 'failed', message: NO_NETWORK })
    setErrors(errorsOf(error.fields, detailFields))
    setOutcome({ kind: 'failed', message: error.message || FAILED })
    if (error.code === 'slot_taken' || error.fields.time) onStale()
  }

  return {
    form,
    busy,
    errors,
    outcome,
    finish,
    /** The payment was refused before it began. */
    refuse: fail,
    handleInput: () => form.current && writeSession(DRAFT, readValues(form.current, detailFields)),
    handleSubmit: (submission: SubmitEvent<HTMLFormElement>) => {
      submission.preventDefault()
      if (busy || !slot) return
      setErrors({})
      setOutcome(undefined)
      setBusy(true)
      send(submission.currentTarget, slot)
        .catch(fail)
        .finally(() => setBusy(false))
    },
  }
}
