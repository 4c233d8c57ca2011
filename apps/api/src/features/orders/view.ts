import type { AdminOrder, OrderSummary } from '@beacon/contract/order-admin'
import { downloadPath, type Order, orderStates } from '@beacon/contract/orders'
import type { Payment } from '@beacon/contract/payment-admin'
import { paths } from '@beacon/rules/paths'
import type { Clock } from '../../clock.ts'
import { toAttribution } from '../../db/attribution.ts'
import type { Db, OrderLineRow, OrderRow } from '../../db/schema.ts'
import type { PaymentPort } from '../../payments/port.ts'
import { isMadeAllTheSame } from '../../payments/reasons.ts'
import { cancelableOf } from './cancelable.ts'
import { cancellationOf } from './cancellations.ts'
import { canFetch, deliveryOf, isToBegin } from './delivery.ts'
import type { OrderLinks } from './links.ts'
import { type OrderContext, readOrderContext } from './order-context.ts'
import { parcelsOf } from './parcels.ts'
import { isBeingMade } from './print-reasons.ts'
import { refundedByHand, regainedOf, stateBehind, stateForBuyer } from './refund-state.ts'
import { toReturn } from './return-store.ts'
import { withRefunds, withWorth } from './return-worth.ts'
import { returnableOf } from './returnable.ts'
import { isPrintBeingCanceled, jobsOf, printsAt, subjectOf } from './store.ts'

export interface ViewDeps {
  db: Db
  clock: Clock
  publicUrl: string
  links: OrderLinks
  payments: PaymentPort
}

const paymentsOf = ({ db, payments }: ViewDeps, { id }: OrderRow) => payments.ofSubject(db, 'product', id)

/** An order as its buyer sees it; a paid file has a link that works for a week. */
export const orderForBuyer = async (deps: ViewDeps, order: OrderRow): Promise<Order> =>
  toOrder(deps, await readOrderContext(deps.db, order), await paymentsOf(deps, order))

type OrderWithWorth = Order & Pick<AdminOrder, 'returns'>

async function toOrder(
  deps: ViewDeps,
  context: OrderContext,
  payments: readonly Payment[],
): Promise<OrderWithWorth> {
  const { order, lines, history, returns } = context
  const now = deps.clock()
  const returnable = returnableOf(context, now)
  const isWaiting = order.state === 'awaiting_payment'
  const seen = {
    ...summaryOf(order),
    state: stateForBuyer(order),
    name: order.name,
    email: order.email,
    shippingAddress:
      order.address === ''
        ? null
        : {
            address: order.address,
            address2: order.address2,
            city: order.city,
            state: order.region,
            zip: order.zip,
          },
    lines: lines.map((line, place) => ({
      ...lineForBuyer(deps, { ...context, payments }, line),
      returnable: returnable.pieces[place] ?? 0,
    })),
    parcels: parcelsOf(order),
    timeline: history.flatMap(({ at, what }) => {
      const state = orderStates.find((each) => each === what)
      return state ? [{ state, at }] : []
    }),
    checkoutUrl: (isWaiting && (await deps.payments.pageOf(deps.db, 'product', order.id))) || null,
    isEmailRefused: isWaiting && (await deps.payments.isEmailRefused(deps.db, 'product', order.id)),
    returns: returns.map(toReturn),
    returnUntil: returnable.until,
    printsAt: await printsAt(deps.db, order, now),
    refundedByHand: refundedByHand(payments),
    regained: regainedOf(order, payments, returns),
    mayStillArrive: await mayStillArrive(deps.db, context),
    cancel: cancelableOf({ ...context, payments, hasCards: deps.payments.isOn }, now),
    cancelled: cancellationOf(order),
  }
  return { ...seen, returns: withRefunds(withWorth(seen), payments) }
}

/** Of one that was sent to production, only the print provider knows whether it could still be canceled there. */
async function mayStillArrive(db: Db, { order, history }: OrderContext): Promise<boolean> {
  if (history.some(({ detail }) => isMadeAllTheSame(detail))) return true
  const isAsked = order.print_asked_at !== null || history.some(({ what }) => what === 'in_production')
  return isAsked && isPrintBeingCanceled(db, order)
}

function lineForBuyer(
  { clock, links }: ViewDeps,
  context: OrderContext & { payments: readonly Payment[] },
  line: OrderLineRow,
): Omit<Order['lines'][number], 'returnable'> {
  const { query, expiresAt } = links.download(context.order, line.position, clock())
  return {
    productId: line.product_id,
    name: line.name,
    variant: line.variant,
    image: line.image,
    quantity: line.quantity,
    unitPrice: line.unit_price,
    delivery: deliveryOf(line),
    download: canFetch(context, line)
      ? { url: downloadPath(line.order_id, line.position) + query, expiresAt }
      : null,
  }
}

/** An order with its payments, jobs and history, for an administrator. */
export async function orderForStaff(deps: ViewDeps, order: OrderRow): Promise<AdminOrder> {
  const { db } = deps
  const context = await readOrderContext(db, order)
  const payments = await paymentsOf(deps, order)
  const abouts = [
    subjectOf(order),
    ...payments.flatMap(({ id, refunds }) => [
      `payment:${id}`,
      ...refunds.map((refund) => `refund:${refund.id}`),
    ]),
  ]
  return {
    ...(await toOrder(deps, context, payments)),
    state: order.state,
    stoppedAt: order.state === 'needs_attention' ? stateBehind(order) : null,
    isBeingMade: isBeingMade(order),
    phone: order.phone,
    termsDated: order.terms_dated,
    ...toAttribution(order),
    attention: order.attention,
    printifyId: order.printify_id,
    link: deps.publicUrl + paths.order(order.id, deps.links.token(order)),
    payments,
    jobs: await jobsOf(db, abouts),
    isToBegin: isToBegin(context),
    history: context.history,
  }
}

const summaryOf = (order: OrderRow) => ({
  id: order.id,
  number: order.number,
  kind: order.kind,
  state: order.state,
  createdAt: order.created_at,
  paidAt: order.paid_at,
  currency: order.currency,
  promoCode: order.promo_code,
  subtotal: order.subtotal,
  discount: order.discount,
  shipping: order.shipping,
  tax: order.tax,
  total: order.total,
  refunded: order.refunded,
})

/** A row of the administrator's list, without what its lines and its returns say. */
export const toSummary = (
  order: OrderRow,
): Omit<OrderSummary, 'pieces' | 'returnAsked' | 'refundAwaited'> => ({
  ...summaryOf(order),
  name: order.name,
  email: order.email,
  attention: order.attention,
  cancelledAt: order.cancelled_at,
})
