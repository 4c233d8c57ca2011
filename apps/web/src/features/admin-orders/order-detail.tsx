import type { AdminOrder } from '@beacon/contract/order-admin'
import { shortDate } from '@beacon/rules/day-words'
import { usd } from '@beacon/rules/money'
import { noWrap } from '@beacon/rules/no-wrap'
import { needsAttention } from '@beacon/rules/order-state'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'
import {
  EmailLink,
  FactLine,
  FailedRecord,
  Instant,
  OpenedHeading,
  PersonLink,
  PhoneLink,
  RowsSkeleton,
  useRestoredFocus,
} from '../admin/index.ts'
import { OrderFacts, orderStateWords, orderTypes, ParcelList } from '../order/index.ts'
import { CancelledNotice } from './cancelled-notice.tsx'
import { ConfirmationActions } from './confirmation-actions.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderJobs } from './order-jobs.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderReturns } from './order-returns.tsx'
import { PrintCostSection } from './print-cost.tsx'
import { orderQuery } from './queries.ts'

/** In place of the state, which says refunded. */
const CLOSED = { label: 'Closed', tone: 'neutral' } as const

/** An order in full: lines, buyer, payments, history and actions. */
export function OrderDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: order, error, refetch, isRefetching } = useQuery(orderQuery(id))
  const keptFocus = useRestoredFocus(order)
  if (!order)
    return (
      <article className="grid grid-cols-1 gap-5">
        <OpenedHeading id={id} onClose={onClose}>
          Order
        </OpenedHeading>
        {error ? (
          <FailedRecord
            what="this order"
            error={error}
            onRetry={() => void refetch()}
            pending={isRefetching}
          />
        ) : (
          <RowsSkeleton label="Loading the order" rows={5} />
        )}
      </article>
    )
  const { label, tone } =
    order.state === 'refunded' && order.regained > 0 ? CLOSED : orderStateWords[order.state]
  // The button is next to the reason, not far below it on a phone.
  const isMarked = needsAttention(order)
  return (
    <article {...keptFocus} aria-label={`Order ${order.number}`} className="grid grid-cols-1 gap-6">
      <header className="grid gap-1.5">
        <OpenedHeading id={id} onClose={onClose}>
          {order.number}
        </OpenedHeading>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <Badge tone={tone}>{label}</Badge>
          <span className="text-muted">
            {orderTypes[order.kind]}, <Instant at={order.createdAt} />
          </span>
        </p>
      </header>
      {order.attention && (
        <Notice tone="warning" title="This order needs a person’s attention">
          <p className="whitespace-pre-line">{order.attention}</p>
        </Notice>
      )}
      {order.regained > 0 && (
        <Notice tone="warning" title="The money is yours again">
          <p>
            A dispute about this order was lost, which ended it, and is won after all: {usd(order.regained)}{' '}
            is yours. Nothing is sent automatically. Give the buyer what is missing, or refund the money under
            “Payment”.
          </p>
        </Notice>
      )}
      {order.cancelled && <CancelledNotice order={order} cancelled={order.cancelled} />}
      {isMarked && <OrderActions order={order} />}
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr] xl:gap-x-10">
        <div className="grid grid-cols-1 content-start gap-8">
          <OrderFacts order={order} />
          <Buyer order={order} />
        </div>
        <div className="grid grid-cols-1 content-start gap-8 xl:row-span-2">
          <OrderReturns order={order} />
          {!isMarked && <OrderActions order={order} />}
          <OrderPayments order={order} />
          {order.printifyId && <PrintCostSection order={order} />}
          <OrderJobs jobs={order.jobs} />
        </div>
        <OrderHistory history={order.history} orderId={order.id} />
      </div>
    </article>
  )
}

function Buyer({ order }: { order: AdminOrder }) {
  const { name, email, phone, shippingAddress: to, link, printifyId, parcels, termsDated } = order
  const { campaign, landingPage, referrer } = order
  return (
    <section aria-labelledby="buyer" className="grid gap-2">
      <h3 id="buyer" className="text-h4">
        Buyer
      </h3>
      <dl className="grid gap-2 text-sm">
        <FactLine label="Name">{name}</FactLine>
        {email && (
          <FactLine label="Email">
            <EmailLink email={email} />
          </FactLine>
        )}
        {phone && (
          <FactLine label="Phone">
            <PhoneLink phone={phone} />
          </FactLine>
        )}
        {to && (
          <FactLine label="Ships to">
            {[to.address, to.address2, to.city].filter(Boolean).join(', ')}, {to.state} {to.zip}
          </FactLine>
        )}
        {parcels.length > 0 && (
          <FactLine label="Tracking">
            <ParcelList parcels={parcels} />
          </FactLine>
        )}
        {printifyId && <FactLine label="At Printify">{printifyId}</FactLine>}
        {termsDated && <FactLine label="Terms of">{noWrap(shortDate(termsDated))}</FactLine>}
        {campaign && <FactLine label="Campaign">{campaign}</FactLine>}
        {landingPage && <FactLine label="Landing page">{landingPage}</FactLine>}
        {referrer && <FactLine label="Referrer">{referrer}</FactLine>}
        <FactLine label="Private link">
          <a href={link} className="prose-link" target="_blank" rel="noreferrer">
            The buyer’s page
          </a>
        </FactLine>
      </dl>
      {email && (
        <p className="text-sm">
          <PersonLink email={email} />
        </p>
      )}
      <ConfirmationActions order={order} />
    </section>
  )
}
