import { isClosedOn } from '@beacon/rules/closings'
import { noWrap } from '@beacon/rules/no-wrap'
import { useState } from 'react'
import type { Failure } from '../../lib/renewed.ts'
import { Notice } from '../../ui/notice.tsx'
import { CardsAreOff, PaymentModal, type PaymentRequestInput, useCardsAreOff } from '../payment/index.ts'
import type { Booked } from './booked.ts'
import { DayStep, TimeStep } from './calendar-steps.tsx'
import { DetailsForm } from './details-form.tsx'
import { BOOKED_HERE } from './failures.ts'
import type { Day, Slot } from './fetch-availability.ts'
import { OfferNotice } from './offer-notice.tsx'
import { isOwnBooking } from './own-booking.ts'
import { heldStart, holds, keepOwnHold, ownHold } from './own-hold.ts'
import type { ChosenSlot, Details } from './send-booking.ts'
import { ServiceChoice } from './service-choice.tsx'
import { lateSentence, slotWords } from './slot-words.ts'
import { Summary } from './summary.tsx'
import { type Availability, useAvailability } from './use-availability.ts'
import { useBookingForm } from './use-booking-form.ts'
import { useChoice } from './use-choice.ts'
import { useOfferPrefill } from './use-offer-prefill.ts'

/** The specification's sentence. */
const PAID = 'Payment successful! Your booking has been confirmed. Check your email for details.'

/** Session, day, time and details on one page, with a summary of the choices. */
export function BookingFlow() {
  const choice = useChoice()
  const { service, offer } = choice
  const isPaid = (service?.priceCents ?? 0) > 0
  const isClosed = useIsClosed(isPaid)
  const [held, setHeld] = useState(ownHold)
  const token = (isPaid ? held?.token : undefined) ?? offer
  const calendar = useAvailability({ serviceId: service?.id, token })
  const { days, isCurrent, keptUntil, perhapsOwn, refundedFrom = '', reload } = calendar
  const { day, slot, isDayGone, waitsFor, canWait, closing, chosen } = chosenIn(calendar, choice, isClosed)
  const tooLate = isPaid ? lateSentence(slot, refundedFrom) : ''

  const [payment, setPayment] = useState<Payment>()
  const booking = useBookingForm({
    slot: chosen,
    days,
    isPaid,
    onPay: (wanted, details) =>
      setPayment({
        slot: wanted,
        details,
        startsAt: slot?.startsAt,
        request: paymentFor(wanted, details, service?.priceCents ?? 0),
      }),
    onBooked: choice.finish,
    onStale: reload,
  })
  useOfferPrefill(booking.form, token === offer && keptUntil ? offer : undefined)
  const choose: typeof choice.choose = (part, value) => {
    booking.chooseAnew()
    choice.choose(part, value)
  }

  return (
    <div className="grid grid-cols-1 gap-10">
      {offer && token === offer && keptUntil !== undefined && (
        <OfferNotice keptUntil={keptUntil} heldFor={heldStart(held)} perhapsOwn={perhapsOwn} />
      )}
      <div className="booking-grid">
        <div className="booking-column gap-8">
          <ServiceChoice chosen={service?.id} onChoose={(id) => choose('service', id)} />
          {isClosed && <CardsAreOff />}
          <Summary service={service} date={day?.date} slot={slot} />
        </div>
        <div className="booking-column gap-10">
          <div className="grid gap-10">
            <DayStep
              calendar={calendar}
              chosen={day?.date}
              canWait={canWait}
              onChoose={(date) => choose('date', date)}
              onChooseTime={(date, time) => {
                booking.chooseAnew()
                choice.chooseTime(date, time)
              }}
            />
            <TimeGone text={booking.gone} />
            {day && (
              <TimeStep
                key={`${service?.id} ${day.date}`}
                waitsFor={waitsFor}
                closing={closing}
                day={day}
                chosen={slot?.time}
                onChoose={(time) => choose('time', time)}
                onStale={reload}
              />
            )}
          </div>
          <DetailsForm
            ref={booking.form}
            errors={booking.errors}
            busy={booking.busy}
            isPaid={isPaid}
            isByPhone={booking.isByPhone}
            isComplete={chosen !== undefined}
            // A failure stays visible even if the day's last time has just been taken.
            hidden={isClosed || (waitsFor !== undefined && !booking.failure)}
            onFocus={booking.prepare}
            onInput={booking.handleInput}
            onSubmit={booking.handleSubmit}
            status={
              tooLate ||
              goneSentence({
                ...booking,
                time: choice.time,
                isDayGone,
                day: isCurrent ? day : undefined,
                isHeld: ({ startsAt }) => !isPaid && holds(held, startsAt, service?.durationMinutes ?? 0),
              })
            }
            failure={booking.failure}
          />
        </div>
      </div>
      {payment && (
        <PaymentModal
          open
          request={payment.request}
          summary={`${slotWords(payment.slot, payment.startsAt)}${tooLate && `. ${tooLate}`}`}
          onSuccess={({ bookingToken }) => booking.finish(paidAs(payment, bookingToken))}
          onRefused={(error) => booking.refuse(error, payment.slot)}
          onHeld={(hold) => {
            keepOwnHold(hold, { ...payment.slot, startsAt: payment.startsAt })
            setHeld(ownHold())
          }}
          onClose={() => setPayment(undefined)}
        />
      )}
    </div>
  )
}

/** Says between the days and the times that the chosen time is gone; the visitor goes on from there. */
const TimeGone = ({ text }: { text: string | undefined }) =>
  text && (
    <Notice tone="danger" takesFocus>
      {text}
    </Notice>
  )

/** What the visitor's choices are in the calendar. */
function chosenIn(
  { days, isCurrent, closings }: Availability,
  { service, date, time, offer }: ReturnType<typeof useChoice>,
  isClosed: boolean,
) {
  const day = days?.find((offered) => offered.date === date)
  // A time that a longer session no longer fits into cannot stay chosen.
  const slot = day?.slots.find((offered) => offered.available && offered.time === time)
  const canWait = service !== undefined && !isClosed
  const isFull = day && !day.closed && !day.slots.some(({ available }) => available)
  return {
    day,
    slot,
    isDayGone: isCurrent && date !== undefined && !day,
    /** A full day offers only the waiting list. */
    waitsFor: isFull && canWait ? service : undefined,
    canWait,
    /** A closed day can have a time that is kept for this visitor. */
    closing: day?.closed ? closings.find((closing) => isClosedOn([closing], day.date)) : undefined,
    chosen:
      isCurrent && service && day && slot
        ? { serviceId: service.id, date: day.date, time: slot.time, offer }
        : undefined,
  }
}

/** Where no cards are taken, a paid session cannot be booked here. */
function useIsClosed(isPaid: boolean): boolean {
  return useCardsAreOff() && isPaid
}

interface Gone {
  time: string | undefined
  /** Whether the chosen day is not in the calendar: its eve has ended while the page was open, or it never was. */
  isDayGone: boolean
  day: Day | undefined
  /** Whether the visitor's own unfinished payment is in its way. */
  isHeld: (slot: Slot) => boolean
  /** Each of the two says itself what is wrong. */
  failure: Failure | undefined
  gone: string | undefined
}

/**
 * Why the button is off although a time was chosen: it is taken, perhaps by the visitor a moment ago, too short for the
 * session chosen since, held by the visitor's own unfinished payment, or on a day that has been closed. The time comes
 * from the address, so only one of the day's own is repeated.
 */
function goneSentence({ time, isDayGone, day, isHeld, failure, gone }: Gone): string {
  if (isDayGone) return 'The chosen day can no longer be booked. Please choose another day.'
  if (!time || !day || failure || gone) return ''
  if (day.closed) return 'We are closed on this day. Please choose another day.'
  const slot = day.slots.find((slot) => slot.time === time)
  if (slot?.available) return ''
  if (slot && isOwnBooking({ date: day.date, time })) return BOOKED_HERE
  if (slot && isHeld(slot))
    return `${noWrap(time)} is held for the session that you began to pay for. Finish that payment, or choose another time.`
  return `${slot ? noWrap(time) : 'The chosen time'} is not free for this session. Please choose another time.`
}

interface Payment {
  slot: ChosenSlot
  details: Details
  startsAt: string | undefined
  request: PaymentRequestInput
}

const paidAs = ({ slot, details, startsAt }: Payment, token: string | undefined): Booked => {
  const { serviceId, date, time } = slot
  const { name, email, meeting } = details
  return { message: PAID, serviceId, date, time, startsAt, name, email, meeting, token }
}

const paymentFor = (
  { date, time, ...slot }: ChosenSlot,
  { name, email, ...details }: Details,
  amount: number,
): PaymentRequestInput => ({
  type: 'booking',
  ...slot,
  bookingDate: date,
  bookingTime: time,
  customerName: name,
  customerEmail: email,
  ...details,
  amount,
  currency: 'usd',
})
