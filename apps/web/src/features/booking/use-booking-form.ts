import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { asOneAttempt, endAttempt, unansweredAttempt } from '../../lib/attempt-key.ts'
import { isAnswered, isExplained } from '../../lib/failed-call.ts'
import { stillWrong } from '../../lib/form-attempt.ts'
import { errorsOf, putBack, readTyped, readValues } from '../../lib/form-values.ts'
import { loadPart } from '../../lib/load-part.ts'
import { type Failure, renewedOr } from '../../lib/renewed.ts'
import { forgetSession, readSession, writeSession } from '../../lib/session-storage.ts'
import { timeLimit } from '../../lib/time-limit.ts'
import type { Booked } from './booked.ts'
import { type DetailErrors, DRAFT, detailFields, FORM_ID } from './details.ts'
import { BOOKED_HERE, NO_NETWORK } from './failures.ts'
import type { Days } from './fetch-availability.ts'
import { isOwnBooking, keepOwnBooking } from './own-booking.ts'
import { forgetOwnHold, ownHold } from './own-hold.ts'
import type { Answer, ChosenSlot, Details } from './send-booking.ts'

/** The error catalogue's sentence for a booking. */
const FAILED = 'Failed to create booking. Please try again.'

/** The sessions on the page were loaded with it, and retrying does not update them. */
const LOAD_ANEW = 'Please reload this page to see what we offer now; what you typed will still be here.'

/** The purpose of a booking's attempt, whose key makes a repeat the same booking. */
const ATTEMPT = 'booking'

const loadSender = () => loadPart(() => import('./send-booking.ts'))

type Request = Details & ChosenSlot

interface Options {
  slot: ChosenSlot | undefined
  /** The offered days, as last fetched. */
  days: Days | undefined
  isPaid: boolean
  /** Called to pay for the chosen slot. */
  onPay: (slot: ChosenSlot, details: Details) => void
  onBooked: (booked: Booked) => void
  /** Called when somebody else was faster, or the choice is no longer offered. */
  onStale: () => void
}

/** What failed; if it is of the time, another one must be chosen. */
type Problem = { text: Failure; isOfTime: false } | { text: string; isOfTime: true }

/** Handles the visitor's details from the form to the calls; the draft survives a reload. */
export function useBookingForm({ slot, days, isPaid, onPay, onBooked, onStale }: Options) {
  const form = useRef<HTMLFormElement>(null)
  const details = useDetails(form)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<DetailErrors>({})
  const [failure, setFailure] = useState<Problem>()
  const isHere = useIsHere()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slot turns out to be taken on a fetch of the days
  useEffect(() => {
    const lost = unansweredAttempt<Request>(ATTEMPT)
    if (busy || !lost || !isTaken(days, lost)) return
    setBusy(true)
    // These days may be those of another session, for which a free slot may be too short.
    isTakenNow(lost)
      .then((isGone) => (isGone ? askAgain(lost) : undefined))
      .catch((error) => isFinal(error) && fail(error, lost))
      .finally(() => setBusy(false))
  }, [days])

  /** This visitor may have taken the slot in an attempt whose response was lost: the same key returns that booking. */
  async function askAgain(body: Request): Promise<void> {
    const { sendBooking } = await loadSender()
    const booked = await asOneAttempt(ATTEMPT, body, (key) => sendBooking(body, key))
    finish({ ...bookedAs(body, booked), isEarlier: true })
  }

  async function send(element: HTMLFormElement, chosen: ChosenSlot): Promise<void> {
    const { checkDetails, sendBooking } = await loadSender()
    const checked = checkDetails(readValues(element, detailFields))
    if ('errors' in checked) return setErrors(checked.errors)
    const body = { ...checked.form, ...chosen }
    if (await findsEarlier(body, askAgain)) return
    if (isPaid) return onPay(chosen, checked.form)
    const booked = await asOneAttempt(ATTEMPT, body, (key) => insist(() => sendBooking(body, key)))
    finish(bookedAs(body, booked))
  }

  async function recheck(element: HTMLFormElement): Promise<void> {
    const { checkDetails } = await loadSender()
    const checked = checkDetails(readValues(element, detailFields))
    setErrors((shown) => stillWrong(shown, checked))
  }

  function finish(booked: Booked) {
    forgetSession(DRAFT)
    // Another session that it has begun to pay for is still held.
    if (booked.startsAt === ownHold()?.startsAt) forgetOwnHold()
    keepOwnBooking(booked)
    // Whoever has gone on meanwhile is not torn away from there; the confirmation comes by email.
    if (isHere()) onBooked(booked)
  }

  function fail(error: unknown, wanted: ChosenSlot) {
    if (!isExplained(error)) return setFailure({ text: silenceOf(error), isOfTime: false })
    const isOfTime = error.code === 'slot_taken' || error.fields.time !== undefined
    setErrors(errorsOf(error.fields, detailFields))
    setFailure({ text: sentenceFor(error, wanted), isOfTime })
    if (isOfTime) onStale()
  }

  return {
    form,
    busy,
    errors,
    /** What failed, to be said at the button. */
    failure: failure?.isOfTime ? undefined : failure?.text,
    /** Says that the time is gone, where another can be chosen. */
    gone: failure?.isOfTime ? failure.text : undefined,
    /** Whoever chooses another session, day or time has read what failed. */
    chooseAnew: () => setFailure(undefined),
    finish,
    /** The payment was refused before it began. */
    refuse: fail,
    isByPhone: details.isByPhone,
    /** Loads what sends it: the connection may be gone by then. */
    prepare: () => void loadSender().catch(() => {}),
    handleInput: () => {
      details.keep()
      if (form.current && Object.keys(errors).length > 0) recheck(form.current).catch(() => {})
    },
    handleSubmit: (submission: SubmitEvent<HTMLFormElement>) => {
      submission.preventDefault()
      if (busy || !slot) return
      setErrors({})
      setFailure(undefined)
      setBusy(true)
      send(submission.currentTarget, slot)
        .catch((error) => fail(error, slot))
        .finally(() => setBusy(false))
    },
  }
}

/** Whether the form is still on the page. */
function useIsHere() {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return () => isHere.current
}

/** The form's values: kept in the tab from the first character on, so that a reload restores them. */
function useDetails(form: RefObject<HTMLFormElement | null>) {
  const [typed] = useState(() => readTyped(FORM_ID, detailFields))
  const [isByPhone, setIsByPhone] = useState(false)

  useEffect(() => {
    if (!form.current) return
    putBack(form.current, detailFields, { typed, draft: readSession(DRAFT) })
    setIsByPhone(wantsCall(form.current))
    if (typed) writeSession(DRAFT, readValues(form.current, detailFields))
  }, [typed, form])

  return {
    isByPhone,
    keep: () => {
      if (!form.current) return
      writeSession(DRAFT, readValues(form.current, detailFields))
      setIsByPhone(wantsCall(form.current))
    },
  }
}

const wantsCall = (form: HTMLFormElement): boolean => readValues(form, detailFields).meeting === 'phone'

/**
 * Whether an attempt with other details, whose response was lost, had already booked the slot: then that booking is
 * fetched instead of booking a second time.
 */
async function findsEarlier(body: Request, askAgain: (lost: Request) => Promise<void>): Promise<boolean> {
  const lost = unansweredAttempt<Request>(ATTEMPT)
  if (!lost || JSON.stringify(lost) === JSON.stringify(body)) return false
  if (!(await isTakenNow(lost))) {
    endAttempt(ATTEMPT)
    return false
  }
  try {
    await askAgain(lost)
    return true
  } catch (error) {
    if (isFinal(error)) return false
    throw error
  }
}

/** What the confirmation shows, of what was sent and what came back. */
const bookedAs = (sent: Request, { message, startsAt, calendar, bookingToken }: Answer): Booked => {
  const { serviceId, date, time, name, email, meeting } = sent
  return { message, serviceId, date, time, startsAt, name, email, meeting, calendar, token: bookingToken }
}

/** Whether the calendar of the attempt's own session says that its slot is taken. @throws ApiError */
async function isTakenNow(lost: Request): Promise<boolean> {
  const { fetchAvailability } = await loadPart(() => import('./fetch-availability.ts'))
  const { dates } = await fetchAvailability({ serviceId: lost.serviceId, token: lost.offer }, timeLimit())
  return isTaken(dates, lost)
}

const isTaken = (days: Days | undefined, { date, time }: ChosenSlot): boolean =>
  days?.find((day) => day.date === date)?.slots.find((slot) => slot.time === time)?.available === false

/** Somebody else has the slot, or the booking was changed after it had been made. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'slot_taken' || error.code === 'conflict')

/** The session's price has changed since the page was loaded, or the session no longer exists. */
const isOutdated = ({ code, fields }: ApiError): boolean =>
  code === 'price_changed' || code === 'payment_required' || 'serviceId' in fields

function sentenceFor(error: ApiError, wanted: ChosenSlot): string {
  if (error.code === 'slot_taken' && isOwnBooking(wanted)) return BOOKED_HERE
  if (error.code === 'slot_taken') return `${error.message} Please choose another time.`
  return isOutdated(error) ? `${error.message} ${LOAD_ANEW}` : error.message
}

/** If a proxy responded in the server's place, the visitor's network is not to blame. */
const silenceOf = (error: unknown): Failure => renewedOr(error, isAnswered(error) ? FAILED : NO_NETWORK)

/** Perhaps only the response was lost: the same request is repeated once under its key before a failure is reported. */
async function insist<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (isExplained(error)) throw error
    return send()
  }
}
