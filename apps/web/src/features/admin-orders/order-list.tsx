import type { ResponseOf } from '@beacon/contract/endpoint'
import {
  type listOrders,
  type OrderStatusFilter,
  type OrderSummary,
  orderFilters,
  ordersCsvPath,
} from '@beacon/contract/order-admin'
import { usd } from '@beacon/rules/money'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { optionsOf } from '../../ui/select-field.tsx'
import {
  Ago,
  ExportLink,
  FilterLinks,
  FoundList,
  RowList,
  SearchBox,
  useNow,
  type useSearchText,
} from '../admin/index.ts'
import { orderStateWords } from '../order/index.ts'
import type { OrderFilter } from './queries.ts'

/** A filter may find more than the state that it is named for. */
const FILTERS: Readonly<Record<OrderStatusFilter, string>> = {
  needs_attention: 'Needs attention',
  awaiting_payment: 'Awaiting payment',
  paid: 'Paid, not sent',
  in_production: 'In production',
  shipped: 'Shipped',
  delivered: 'Delivered',
  returns: 'Returns',
  refunded: 'Refunded',
  cancelled: 'Canceled',
  expired: 'Not paid',
}
const FILTER_OPTIONS = [
  { value: '', label: 'All' },
  ...orderFilters.map((value) => ({ value, label: FILTERS[value] })),
]
/** Shorter than what the buyer reads: on a phone the number and the pieces share the line. */
const KINDS = { local: 'Local', printify: 'Printed' } as const
const KIND_OPTIONS = [{ value: '', label: 'Both kinds' }, ...optionsOf(KINDS)]

const WORDS = {
  what: 'orders',
  counted: ['order', 'orders'],
  noMatch: {
    title: 'No order matches',
    text: 'Nothing matches this search and filter.',
    to: paths.adminOrders,
    link: 'Show all orders',
  },
  none: {
    title: 'No orders yet',
    text: 'Everyone who goes to checkout in the store appears here right away.',
  },
} as const

interface OrderListProps {
  orders: UseInfiniteQueryResult<InfiniteData<ResponseOf<typeof listOrders>>>
  filter: OrderFilter
  search: ReturnType<typeof useSearchText>
  openId: string | null
}

/** The matching orders, with search, filters and export above them. */
export function OrderList({ orders, filter, search, openId }: OrderListProps) {
  const now = useNow()
  return (
    <div className="grid grid-cols-1 gap-3">
      <SearchBox label="Search orders" placeholder="Number, name, email, phone, code" search={search} />
      <FilterLinks
        label="Filter by status"
        param="state"
        options={FILTER_OPTIONS}
        current={filter.state ?? ''}
      />
      <FilterLinks label="Filter by kind" param="kind" options={KIND_OPTIONS} current={filter.kind ?? ''} />
      <FoundList
        words={WORDS}
        lines={3}
        query={orders}
        rowsOf={(page) => page.orders}
        filter={filter}
        tools={<ExportLink path={ordersCsvPath} filter={{ ...filter }} />}
      >
        {(rows) => (
          <RowList rows={rows} param="order" openId={openId}>
            {(order) => <OrderRow order={order} now={now} />}
          </RowList>
        )}
      </FoundList>
    </div>
  )
}

function OrderRow({ order, now }: { order: OrderSummary; now: number }) {
  const { label, tone } = orderStateWords[order.state]
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{order.name}</span>
        <span className="shrink-0 font-semibold tabular-nums">{usd(order.total)}</span>
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-muted">
        <span>
          {order.number} · {KINDS[order.kind]} · {order.pieces} {order.pieces === 1 ? 'piece' : 'pieces'}
        </span>
        <span className="shrink-0 text-xs">
          <Ago at={order.createdAt} now={now} />
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4">
        <Badge tone={tone}>{label}</Badge>
        {order.attention && order.state !== 'needs_attention' && <Badge tone="danger">Needs attention</Badge>}
        {order.cancelledAt && (
          <span className="inline-flex flex-wrap items-center gap-x-2">
            <Badge tone="neutral">Canceled by the buyer</Badge>
            <span className="text-muted text-xs">
              <Ago at={order.cancelledAt} now={now} />
            </span>
          </span>
        )}
        {order.returnAsked && <Badge tone="warning">Return requested</Badge>}
        {order.refundAwaited && <Badge tone="info">Return accepted, not refunded</Badge>}
        {order.refunded > 0 && order.state !== 'refunded' && (
          <span className="text-muted">{usd(order.refunded)} refunded</span>
        )}
      </span>
    </>
  )
}
