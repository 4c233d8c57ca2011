import type { Booking } from '@beacon/contract/booking-admin'
import type { ResponseOf } from '@beacon/contract/endpoint'
import type { listLeads } from '@beacon/contract/leads'
import type { listOrders } from '@beacon/contract/order-admin'
import { usd } from '@beacon/rules/money'
import { noWrap } from '@beacon/rules/no-wrap'
import { paths } from '../../paths.ts'
import { Ago, formatDay, useNow } from '../admin/index.ts'
import { endOf } from '../admin-bookings/index.ts'
import { FollowUpDay, WaitingTime } from '../admin-leads/index.ts'
import { orderStateWords } from '../order/index.ts'
import { MOST_SHOWN, type ShortItem, ShortList } from './short-list.tsx'

/** The next appointments, soonest first. */
export function ComingUp({ bookings }: { bookings: readonly Booking[] | undefined | null }) {
  const now = useNow()
  const items = bookings
    ?.filter((booking) => booking.status === 'scheduled' && endOf(booking) > now)
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))
    .slice(0, MOST_SHOWN)
    .map(
      ({ id, name, serviceName, startsAt, time }): ShortItem => ({
        id,
        to: paths.adminBooking(id),
        name,
        what: serviceName,
        aside: noWrap(`${formatDay(startsAt)}, ${time}`),
      }),
    )
  return <ShortList title="Coming up" items={bookings && items} empty="No appointment is booked." />
}

/** New leads, the soonest promised response first: the page starts with the oldest. */
export function AnswerNext({ page }: { page: ResponseOf<typeof listLeads> | undefined | null }) {
  const now = useNow()
  const items = page?.leads.slice(0, MOST_SHOWN).map(
    (lead): ShortItem => ({
      id: lead.id,
      to: paths.adminLead(lead.id),
      name: lead.name,
      what: lead.flags.length > 0 ? `Flagged, ${lead.businessName || lead.email}` : lead.businessName,
      aside: <WaitingTime lead={lead} now={now} />,
    }),
  )
  return <ShortList title="Answer next" items={page && items} empty="Everybody has been answered." />
}

/** The leads due for a follow-up, the longest overdue first. */
export function FollowUp({ page }: { page: ResponseOf<typeof listLeads> | undefined | null }) {
  const items = page?.leads.slice(0, MOST_SHOWN).map(
    (lead): ShortItem => ({
      id: lead.id,
      to: paths.adminLead(lead.id),
      name: lead.name,
      what: lead.businessName,
      aside: <FollowUpDay lead={lead} short />,
    }),
  )
  return <ShortList title="Follow up" items={page && items} empty="Nobody to follow up with today." />
}

type ListedOrder = ResponseOf<typeof listOrders>['orders'][number]

/** The newest orders. */
export function NewestOrders({ orders }: { orders: readonly ListedOrder[] | undefined | null }) {
  const now = useNow()
  const items = orders?.slice(0, MOST_SHOWN).map(
    (order): ShortItem => ({
      id: order.id,
      to: paths.adminOrder(order.id),
      name: order.name,
      what: `${usd(order.total)}, ${orderStateWords[order.state].label.toLowerCase()}`,
      aside: <Ago at={order.createdAt} now={now} />,
    }),
  )
  return <ShortList title="Newest orders" items={orders && items} empty="Nothing has been ordered yet." />
}
