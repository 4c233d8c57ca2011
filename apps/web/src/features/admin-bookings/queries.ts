import {
  cancelBooking,
  cancelBookingWith,
  closeDays,
  confirmBookingAgain,
  createBookingFor,
  listBookings,
  listClosedDays,
  listWaitingList,
  markNoShow,
  moveBooking,
  openDays,
  readCalendarFeed,
  renewCalendarFeed,
} from '@beacon/contract/booking-admin'
import type { BodyInputOf, ResponseOf } from '@beacon/contract/endpoint'
import { refundPayment } from '@beacon/contract/payment-admin'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { asOneAttempt } from '../../lib/attempt-key.ts'
import { orRefusal } from '../../lib/or-refusal.ts'
import { asAdministrator, sentDraft, useChange } from '../admin/index.ts'

/** The refundable amount of a cancelled booking, in cents. */
export interface Refundable {
  refundableCents: number
  paymentIntentId: string
}

const REFRESH_MS = 60_000
const KEY = 'bookings'
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

export const calendarFeedQuery = queryOptions({
  queryKey: [KEY, 'feed'],
  queryFn: ({ signal }) => asAdministrator(() => call(readCalendarFeed, { signal })),
})

/** The cancellation as documented: both sides are notified, a refund is offered afterwards. */
export const useCancel = () =>
  useChange(async (id: string) => orRefusal(await call(cancelBooking, { params: { id } })), {
    touched,
    done: CANCELLED,
  })

/**
 * With the administrator's choices: a reason, a refund, and whether the visitor is told. The dialog shows failures.
 */
export const useCancelWith = () =>
  useChange(
    async ({ id, ...body }: { id: string } & BodyInputOf<typeof cancelBookingWith>) =>
      orRefusal(await call(cancelBookingWith, { params: { id }, body })),
    { touched, done: CANCELLED },
  )

/** Refunds what is left of a session's payment; pressing again after a lost response refunds it only once. */
export const useRefund = () =>
  useChange(
    ({ paymentIntentId, refundableCents: refundable }: Refundable) => {
      const body = { paymentIntentId, refundable, reason: 'Booking canceled' }
      return asOneAttempt('booking-refund', body, (idempotencyKey) =>
        call(refundPayment, { body, idempotencyKey }),
      )
    },
    { touched, done: 'The refund is on its way.' },
  )

/** Moves a booking to any free time; the dialog shows failures. */
export const useMove = () =>
  useChange(
    ({ id, ...body }: { id: string } & BodyInputOf<typeof moveBooking>) =>
      call(moveBooking, { params: { id }, body }),
    { touched, done: 'The booking is moved.' },
  )

/** Emails the visitor's confirmation again; a toast reports a failure. */
export const useConfirmAgain = () =>
  useChange((id: string) => call(confirmBookingAgain, { params: { id } }), {
    touched,
    done: ({ booking }) => `The confirmation is on its way to ${booking.email}.`,
    failure: true,
  })

/** Notes that nobody came, or takes that back; a toast reports a failure. */
export const useNoShow = () =>
  useChange(
    ({ id, noShow }: { id: string; noShow: boolean }) =>
      call(markNoShow, { params: { id }, body: { noShow } }),
    { touched, done: 'Noted.', failure: true },
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

/** @param failure whether a toast reports a failure, rather than the form in which the days were chosen */
export const useCloseDays = ({ failure }: { failure: boolean }) =>
  useChange(
    ({ date, ...body }: { date: string } & BodyInputOf<typeof closeDays>) =>
      call(closeDays, { params: { date }, body }),
    { touched, done: 'Closed. Existing bookings stay.', failure },
  )

/** Opens every closed day from the first to the last, both included; a toast reports a failure. */
export const useOpenDays = () =>
  useChange(
    ({ from: date, until }: { from: string; until: string }) =>
      call(openDays, { params: { date }, query: { until } }),
    { touched, done: 'Open again.', failure: true },
  )

/** Makes a new private calendar address. Only this response has it, and the one before stops working. */
export const useRenewFeed = () => useChange(() => call(renewCalendarFeed), { touched })
