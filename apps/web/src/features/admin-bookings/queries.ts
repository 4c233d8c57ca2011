import {
  cancelBooking,
  cancelBookingWith,
  closeDay,
  createBookingFor,
  listBookings,
  listClosedDays,
  markNoShow,
  moveBooking,
  openDay,
  readCalendarFeed,
  renewCalendarFeed,
} from '@beacon/contract/booking-admin'
import type { BodyInputOf } from '@beacon/contract/endpoint'
import { refundPayment } from '@beacon/contract/payment-admin'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { newId } from '../../lib/new-id.ts'
import { useToast } from '../../ui/toast.tsx'
import { asAdministrator } from '../admin/index.ts'

const REFRESH_MS = 60_000
const KEY = 'bookings'

/** Every booking that is agreed or cancelled, the latest appointment first. */
export const bookingsQuery = queryOptions({
  queryKey: [KEY, 'list'],
  queryFn: ({ signal }) => asAdministrator(() => call(listBookings, { query: {}, signal })),
  refetchInterval: REFRESH_MS,
})

export const closedDaysQuery = queryOptions({
  queryKey: [KEY, 'closed'],
  queryFn: ({ signal }) => asAdministrator(() => call(listClosedDays, { signal })),
})

export const calendarFeedQuery = queryOptions({
  queryKey: [KEY, 'feed'],
  queryFn: ({ signal }) => asAdministrator(() => call(readCalendarFeed, { signal })),
})

/** Changes something by a call and has everything about bookings read anew; the screen says what became of it. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => asAdministrator(() => change(input)),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  })
}

/** As `useChange`, for what a toast can say. */
function useToastedChange<Input, Output>(change: (input: Input) => Promise<Output>, done: string) {
  const showToast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => asAdministrator(() => change(input)),
    onSuccess: () => showToast(done),
    onError: (error) => showToast(error.message, 'danger'),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  })
}

/** The cancellation of the documented call: both sides are told, a refund is offered afterwards. */
export const useCancel = () => useChange((id: string) => call(cancelBooking, { params: { id } }))

export const useCancelWith = () =>
  useToastedChange(
    ({ id, ...body }: { id: string } & BodyInputOf<typeof cancelBookingWith>) =>
      call(cancelBookingWith, { params: { id }, body }),
    'The booking is cancelled.',
  )

export const useRefund = () =>
  useToastedChange(
    (paymentIntentId: string) =>
      call(refundPayment, {
        body: { paymentIntentId, reason: 'Booking cancelled' },
        idempotencyKey: newId(),
      }),
    'The refund is on its way.',
  )

export const useMove = () =>
  useChange(({ id, ...body }: { id: string } & BodyInputOf<typeof moveBooking>) =>
    call(moveBooking, { params: { id }, body }),
  )

export const useNoShow = () =>
  useToastedChange(
    ({ id, noShow }: { id: string; noShow: boolean }) =>
      call(markNoShow, { params: { id }, body: { noShow } }),
    'Noted.',
  )

export const useBookFor = () =>
  useChange((body: BodyInputOf<typeof createBookingFor>) =>
    call(createBookingFor, { body, idempotencyKey: newId() }),
  )

export const useCloseDay = () =>
  useToastedChange(
    ({ date, note }: { date: string; note: string }) => call(closeDay, { params: { date }, body: { note } }),
    'The day is closed. Its bookings stay.',
  )

export const useOpenDay = () =>
  useToastedChange((date: string) => call(openDay, { params: { date } }), 'The day is open again.')

export const useRenewFeed = () => useChange(() => call(renewCalendarFeed))
