import type { Booking, cancelBooking } from '@beacon/contract/booking-admin'
import { bookingsCsvPath } from '@beacon/contract/booking-admin'
import type { ResponseOf } from '@beacon/contract/endpoint'
import { noWrap } from '@beacon/rules/no-wrap'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isAnswered } from '../../lib/failed-call.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { shownOf } from '../../ui/shown-of.ts'
import {
  ConfirmDialog,
  ExportLink,
  FilterSelect,
  RowsSkeleton,
  SearchBox,
  useRestoredFocus,
  useSearchText,
  validOption,
} from '../admin/index.ts'
import { BookingActions } from './booking-actions.tsx'
import { BookingCard } from './booking-card.tsx'
import { filtersFor, inTurn, matching } from './filter.ts'
import { BOOKING_CANCELED, bookingsQuery, type Refundable, useCancel } from './queries.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { longDate, whyNotCancelled } from './words.ts'

/** The error catalogue's sentences (ADMIN-2, ADMIN-4). */
const sentences = {
  fetchFailed: 'Failed to fetch bookings',
  fetchOffline: 'Network error while fetching bookings',
  confirmCancel: 'Are you sure you want to cancel this booking?',
}

type CancelledBooking = ResponseOf<typeof cancelBooking>

/** The matching bookings, with search, status filter and counter above them. */
export function BookingList() {
  const bookings = useQuery(bookingsQuery)
  const [params] = useSearchParams()
  const search = useSearchText('search')
  const all = bookings.data?.bookings ?? []
  const filters = filtersFor(all, params.get('status'))
  const status = validOption(filters, params.get('status'))
  const found = matching(all, { search: search.text, status })
  // A change may take a booking out of the list, and with it the card that has the focus.
  const keptFocus = useRestoredFocus(found.map(({ id }) => id).join(' '))

  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 md:grid-cols-[minmax(0,24rem)_12rem_auto] md:justify-start">
        <div className="max-md:col-span-2">
          <SearchBox
            label="Search bookings"
            placeholder="Search by name, email, business..."
            search={search}
          />
        </div>
        <FilterSelect label="Status" param="status" options={filters} current={status} />
        <Button
          onClick={() => void bookings.refetch()}
          pending={bookings.isFetching}
          pendingLabel="Refresh"
          className="no-print"
        >
          Refresh
        </Button>
      </div>
      <div className="flex min-h-6 flex-wrap items-baseline justify-end gap-x-4 text-sm">
        <p
          role="status"
          className={classNames('mr-auto text-muted tabular-nums', all.length === 0 && 'sr-only')}
        >
          {bookings.isSuccess && `${shownOf(found.length, all.length)} bookings`}
        </p>
        <ExportLink path={bookingsCsvPath} filter={{ search: search.text, status }} />
      </div>
      {bookings.isError && (
        <Notice tone="danger" live>
          {isAnswered(bookings.error) ? sentences.fetchFailed : sentences.fetchOffline}
        </Notice>
      )}
      {bookings.isPending && <RowsSkeleton label="Loading bookings" rows={4} lines={9} wideLines={5} />}
      <section {...keptFocus} aria-label="Bookings" className="grid grid-cols-1 gap-3 empty:hidden">
        {bookings.isSuccess && found.length === 0 && (
          <EmptyState
            title="No bookings found"
            text={
              search.text || status
                ? 'Try adjusting your search or filters'
                : 'No bookings have been created yet'
            }
            action={
              (search.text || status) && <LinkButton to={paths.adminBookings}>Show all bookings</LinkButton>
            }
          />
        )}
        {bookings.data && <Cards bookings={found} now={bookings.dataUpdatedAt} />}
      </section>
    </div>
  )
}

/**
 * The cards in order, with their actions; cancelling a paid booking opens the refund prompt, also if that was the last of
 * them.
 */
function Cards({ bookings, now }: { bookings: readonly Booking[]; now: number }) {
  const queries = useQueryClient()
  const cancel = useCancel()
  // A refund may still be pending when the next prompt opens.
  const [refunds, setRefunds] = useState<readonly Refundable[]>([])
  const [asked, setAsked] = useState<string>()
  const [toCancel, setToCancel] = useState<Booking>()
  const { coming, over } = inTurn(bookings, now)

  function askAboutMoney({ refundableCents, paymentIntentId }: CancelledBooking, isInDispute: boolean) {
    if (refundableCents === 0 || !paymentIntentId) return
    setRefunds((before) => [
      ...before,
      { refundableCents, paymentIntentId, isInDispute, reason: BOOKING_CANCELED },
    ])
    setAsked(paymentIntentId)
  }

  /** The refusal of a cancellation has told what happened meanwhile. */
  function showAsItIs() {
    const listed = queries.getQueryData(bookingsQuery.queryKey)?.bookings
    setToCancel((shown) => shown && (listed?.find(({ id }) => id === shown.id) ?? shown))
  }

  const card = (booking: Booking) => (
    <BookingCard
      key={booking.id}
      booking={booking}
      busy={cancel.isPending}
      onCancel={() => setToCancel(booking)}
      actions={<BookingActions booking={booking} />}
    />
  )

  return (
    <>
      <Part title="Coming up" bookings={coming} card={card} />
      <Part title="Over" bookings={over} card={card} />
      <ConfirmDialog
        open={toCancel !== undefined}
        about={toCancel?.id}
        onClose={() => setToCancel(undefined)}
        title={sentences.confirmCancel}
        no="Keep it"
        yes="Cancel the booking"
        pendingLabel="Canceling…"
        change={cancel}
        act={({ onSuccess, onError }) =>
          toCancel &&
          cancel.mutate(toCancel, {
            onSuccess: (cancelled) => {
              onSuccess()
              askAboutMoney(cancelled, toCancel.isInDispute)
            },
            onError: (error) => {
              onError(error)
              showAsItIs()
            },
          })
        }
        failed={whyNotCancelled}
      >
        {toCancel && (
          <p>
            {toCancel.serviceName}, {toCancel.name}: {longDate(toCancel.date)} at {noWrap(toCancel.time)}.
            Both sides get an email.
          </p>
        )}
      </ConfirmDialog>
      {refunds.map((refund) => (
        <RefundDialog
          key={refund.paymentIntentId}
          refund={refund.paymentIntentId === asked ? refund : undefined}
          onClose={() => setAsked((now) => (now === refund.paymentIntentId ? undefined : now))}
        />
      ))}
    </>
  )
}

interface PartProps {
  title: string
  bookings: readonly Booking[]
  card: (booking: Booking) => ReactNode
}

function Part({ title, bookings, card }: PartProps) {
  const id = useId()
  if (bookings.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-2 grid grid-cols-1 gap-2">
      <h2 id={id} className="font-semibold text-muted text-sm">
        {title}
      </h2>
      <ul className="border-line border-t">{bookings.map(card)}</ul>
    </section>
  )
}
