import type { Booking } from '@beacon/contract/booking-admin'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { todayInNewYork, useNow } from '../admin/index.ts'
import { bookingsQuery, lacksLink, needsAttention } from '../admin-bookings/index.ts'
import { leadsQuery } from '../admin-leads/index.ts'
import { ordersQuery } from '../admin-orders/index.ts'
import { countStuck, jobsQuery } from '../admin-outbox/index.ts'
import { useFigures } from './look-back.tsx'

/** Paid, and waiting for a person who sends it, or does it if it is a service. */
export const UNSENT = { state: 'paid', kind: 'local' } as const

/** What the screen of the day shows, each part undefined while it loads and null if it failed, and the failed queries. */
export function useToday() {
  const leads = useInfiniteQuery(leadsQuery({ status: 'new', order: 'oldest' }))
  const dueLeads = useInfiniteQuery(leadsQuery({ status: 'due' }))
  const outbox = useInfiniteQuery({ ...jobsQuery('ready'), refetchInterval: 10_000 })
  const bookings = useQuery(bookingsQuery)
  const orders = useInfiniteQuery(ordersQuery({ state: 'needs_attention' }))
  const unsent = useInfiniteQuery(ordersQuery(UNSENT))
  const newest = useInfiniteQuery(ordersQuery({}))
  const figures = useFigures()
  // The day may end while the screen is open.
  const now = useNow()
  const jobs = resultOf(outbox, (data) => data.pages[0])
  const isToday = ({ date, status }: Booking) => date === todayInNewYork() && status === 'scheduled'
  return {
    bookings: resultOf(bookings, (data) => data.bookings),
    today: resultOf(bookings, (data) => data.bookings.filter(isToday)),
    stuckBookings: resultOf(bookings, (data) => data.bookings.filter(needsAttention)),
    unlinked: resultOf(bookings, (data) => data.bookings.filter((booking) => lacksLink(booking, now))),
    newLeads: resultOf(leads, (data) => data.pages[0]),
    due: resultOf(dueLeads, (data) => data.pages[0]),
    stuckOrders: resultOf(orders, (data) => data.pages[0]?.total),
    unsent: resultOf(unsent, (data) => data.pages[0]?.total),
    newest: resultOf(newest, (data) => data.pages[0]?.orders),
    stuckJobs: jobs && countStuck(jobs.counts),
    mailsDue: resultOf(outbox, (data) => data.pages[0]?.mailsDue),
    figures: resultOf(figures, (data) => data),
    failed: [leads, dueLeads, outbox, bookings, orders, unsent, newest, figures].filter(
      ({ isError }) => isError,
    ),
  }
}

interface Result<Data> {
  data: Data | undefined
  isError: boolean
}

/** The data of a query: undefined while loading, null when it failed and never had data. */
const resultOf = <Data, Part>({ data, isError }: Result<Data>, pick: (data: Data) => Part) =>
  data === undefined ? (isError ? null : undefined) : pick(data)
