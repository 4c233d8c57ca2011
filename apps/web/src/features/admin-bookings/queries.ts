import type { Booking } from '@beacon/contract/booking-admin'
import {
  cancelBooking,
  cancelBookingWith,
  changeBookingDetails,
  confirmBookingAgain,
  createBookingFor,
  leaveWaitingList,
  linkBooking,
  listBookings,
  listWaitingList,
  markNoShow,
  moveBooking,
  readCalendarFeed,
  renewCalendarFeed,
  settleBooking,
} from '@beacon/contract/booking-admin'
import { closeDays, closeHours, listClosedDays, openDays, openHours } from '@beacon/contract/closed-days'
import type { BodyInputOf, ResponseOf } from '@beacon/contract/endpoint'
import { noteRefund, refundPayment } from '@beacon/contract/payment-admin'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { asOneAttempt } from '../../lib/attempt-key.ts'
import { orRefusal } from '../../lib/or-refusal.ts'
import { asAdministrator, REFRESH_MS, sentDraft, useChange } from '../admin/index.ts'

/** Why its money goes back, as the payment's record says. */
export const BOOKING_CANCELED = 'Booking canceled'

/** The refundable amount of a cancelled booking, in cents. */
export interface Refundable {
  refundableCents: number
  paymentIntentId: string
  /** Whether a bank has yet to decide about it. */
  isInDispute: boolean
  /** Why, as the payment's record says. */
  reason: string
  /** The same payment, when it is only noted that it was given back by hand. */
  byHand?: string
}

/** A part of a day in New York time: `2:00 PM` to `3:30 PM`. */
export interface Hours {
  from: string
  to: string
}

const KEY = 'bookings'
const onItsWay = ({ email }: Booking) => `The confirmation is on its way to ${email}.`
const CANCELLED = 'The booking is canceled.'
/** The query keys of everything about bookings. */
const touched = [KEY]

/** All confirmed and cancelled bookings, and those paid too late that need a person; the latest appointment first. */
export const bookingsQuery = queryOptions({
  queryKey: [KEY, 'list'],
  queryFn: ({ signal }) =>
    asAdministrator(async () => orRefusal(await call(listBookings, { query: {}, signal }))),
  refetchInterval: REFRESH_MS,
})

export const closedDaysQuery = queryOptions({
  queryKey: [KEY, 'closed'],
  queryFn: ({ signal }) => asAdministrator(() => call(listClosedDays, { signal })),
})

export const waitingListQuery = queryOptions({
  queryKey: [KEY, 'waiting'],
  queryFn: ({ signal }) => asAdministrator(() => call(listWaitingList, { signal })),
  refetchInterval: REFRESH_MS,
})

/** Takes somebody off the list of a day; the confirmation dialog shows failures. */
export const useTakeOffList = () =>
  useChange((id: string) => call(leaveWaitingList, { params: { id } }), {
    touched,
    done: 'Taken off the list.',
  })

export const calendarFeedQuery = queryOptions({
  queryKey: [KEY, 'feed'],
  queryFn: ({ signal }) => asAdministrator(() => call(readCalendarFeed, { signal })),
})

/** The cancellation as documented: both sides are notified, a refund is offered afterwards. */
export const useCancel = () =>
  useChange(
    async ({ id, sequence }: Pick<Booking, 'id' | 'sequence'>) =>
      orRefusal(await call(cancelBooking, { params: { id }, query: { seen: sequence } })),
    { touched, done: CANCELLED },
  )

/**
 * With the administrator's choices: a reason, a refund, and whether the visitor is told. The dialog shows failures.
 */
export const useCancelWith = () =>
  useChange(
    async ({ id, ...body }: { id: string } & BodyInputOf<typeof cancelBookingWith>) =>
      orRefusal(await call(cancelBookingWith, { params: { id }, body })),
    { touched, done: CANCELLED },
  )

/** Refunds what is left of a session's payment, or notes that it was given back by hand; pressing again after a lost response refunds it only once. */
export const useRefund = () =>
  useChange(
    async ({ paymentIntentId, byHand, refundableCents: refundable, reason }: Refundable) => {
      const refund = { refundable, reason }
      if (byHand) {
        const body = { ...refund, paymentId: byHand }
        await asOneAttempt('booking-refund-noted', body, (idempotencyKey) =>
          call(noteRefund, { body, idempotencyKey }),
        )
        return 'The refund is noted.'
      }
      const body = { ...refund, paymentIntentId }
      await asOneAttempt('booking-refund', body, (idempotencyKey) =>
        call(refundPayment, { body, idempotencyKey }),
      )
      return 'The refund is on its way.'
    },
    { touched, done: (said) => said },
  )

/** Moves a booking to any free time; the dialog shows failures. */
export const useMove = () =>
  useChange(
    ({ id, ...body }: { id: string } & BodyInputOf<typeof moveBooking>) =>
      call(moveBooking, { params: { id }, body }),
    { touched, done: 'The booking is moved.' },
  )

/** Saves the link of a video session and emails it to the visitor; the dialog shows failures. */
export const useLink = () =>
  useChange(
    ({ id, ...body }: { id: string } & BodyInputOf<typeof linkBooking>) =>
      call(linkBooking, { params: { id }, body }),
    { touched, done: ({ booking }) => `The link is saved and on its way to ${booking.email}.` },
  )

/** Emails the visitor's confirmation again; a toast reports a failure. */
export const useConfirmAgain = () =>
  useChange((id: string) => call(confirmBookingAgain, { params: { id } }), {
    touched,
    done: ({ booking }) => onItsWay(booking),
    failure: true,
  })

/** Corrects who comes, or how we meet, and resends the confirmation; the dialog shows failures. */
export const useChangeDetails = () =>
  useChange(
    ({ id, ...body }: { id: string } & BodyInputOf<typeof changeBookingDetails>) =>
      call(changeBookingDetails, { params: { id }, body }),
    { touched, done: ({ booking }) => onItsWay(booking) },
  )

/** Notes that nobody came, or takes that back; a toast reports a failure. */
export const useNoShow = () =>
  useChange(
    ({ id, noShow }: { id: string; noShow: boolean }) =>
      call(markNoShow, { params: { id }, body: { noShow } }),
    { touched, done: 'Noted.', failure: true },
  )

/** Settles what a booking needed a person for, as it is on the screen; a toast reports a failure. */
export const useSettle = () =>
  useChange(
    ({ id, attention }: Pick<Booking, 'id' | 'attention'>) =>
      call(settleBooking, { params: { id }, body: { seen: attention ?? '' } }),
    { touched, done: ({ booking }) => `${booking.name}’s booking is settled.`, failure: true },
  )

/**
 * Books for somebody on the phone; pressing again after a lost response books only once.
 * @param onDone gets the booking, even if the form has been closed meanwhile
 */
export const useBookFor = (onDone: (answer: ResponseOf<typeof createBookingFor>) => void) =>
  useChange(
    (body: BodyInputOf<typeof createBookingFor>) =>
      asOneAttempt(sentDraft('booking'), body, (idempotencyKey) =>
        call(createBookingFor, { body, idempotencyKey }),
      ),
    { touched, onDone },
  )

type DaysToClose = { date: string; hours?: undefined } & BodyInputOf<typeof closeDays>
type HoursToClose = { date: string; note: string; hours: Hours }

/**
 * Closes days, or some hours of one.
 * @param failure whether a toast reports a failure, rather than the form in which they were chosen
 */
export const useClose = ({ failure }: { failure: boolean }) =>
  useChange(
    ({ date, hours, ...body }: DaysToClose | HoursToClose) =>
      hours
        ? call(closeHours, { params: { date }, body: { ...body, ...hours } })
        : call(closeDays, { params: { date }, body }),
    { touched, done: 'Closed. Existing bookings stay.', failure },
  )

/**
 * Opens the hours of a day again, or every closed day from the first to the last, both included; the confirmation
 * dialog shows failures.
 */
export const useOpen = () =>
  useChange(
    ({ from: date, until, hours }: { from: string; until: string; hours: Hours | null }) =>
      hours
        ? call(openHours, { params: { date }, query: hours })
        : call(openDays, { params: { date }, query: { until } }),
    { touched, done: 'Open again.' },
  )

/** Makes a new private calendar address. Only this response has it, and the one before stops working. */
export const useRenewFeed = () => useChange(() => call(renewCalendarFeed), { touched })
