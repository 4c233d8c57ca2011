import { INVALID_EMAIL } from '@beacon/contract/fields'
import { cancelOrder } from '@beacon/contract/order-cancel'
import { correctOrderEmail } from '@beacon/contract/order-email'
import { askForReturn } from '@beacon/contract/order-returns'
import {
  createPrintOrder,
  findOrder,
  type OrderState,
  type PrintOrderRequest,
  readOrder,
  readPrintOrder,
} from '@beacon/contract/orders'
import { receivePrintifyEvent } from '@beacon/contract/payments'
import { DAY_MS, HOUR_MS } from '../../clock.ts'
import type { OrderRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import { countHit } from '../../http/rate-limit.ts'
import { isEmailRefused } from '../../payments/payment-failure.ts'
import type { RequestRefund } from '../../payments/purpose.ts'
import { createCancellations } from './cancellations.ts'
import type { Fulfilment } from './fulfilment.ts'
import { storedOrderNumber } from './order-number.ts'
import { type PlacingDeps, placeOrder } from './placing.ts'
import { type PrintEventDeps, receivePrintEvent } from './print-webhook.ts'
import { createReturns } from './returns.ts'
import { findByNumber, findOrderRow, moveOrder } from './store.ts'
import { orderForBuyer, type ViewDeps } from './view.ts'

/** A print order holds no stock, so it may wait a day for its payment, or a week without a card provider. */
const PRINT_ORDER_WAITS_MS = DAY_MS
const WAITS_FOR_STAFF_MS = 7 * DAY_MS
const MOST_LINKS_AN_HOUR = 3

const EXPIRED = 'The time for this payment has ended. Please start again.'
const PAGE_FOLLOWS = 'Thank you. As soon as your payment page is ready, we will email the link there.'
const FIND_ANSWER = 'If we have an order with this number and address, a link to it is on its way by email.'

type OrderRouteDeps = ViewDeps &
  PrintEventDeps &
  PlacingDeps & {
    fulfilment: Pick<Fulfilment, 'addJob' | 'note' | 'cancel'>
    requestRefund: RequestRefund
    /** Counts a guess at an unknown promo code. @throws AppError too_many_requests */
    countGuess: (code: string | undefined, address: string) => Promise<void>
  }

export function bindOrders(bind: Bind, deps: OrderRouteDeps): void {
  const { db, clock, links, payments, outbox, fulfilment } = deps
  const returns = createReturns(deps)
  const cancellations = createCancellations(deps)

  async function placePrintOrder(tx: Tx, body: PrintOrderRequest, from: string) {
    const waits = payments.isOn ? PRINT_ORDER_WAITS_MS : WAITS_FOR_STAFF_MS
    const { order, subject } = await placeOrder(tx, deps, {
      ...wantedPrints(body),
      holdUntil: new Date(clock().getTime() + waits),
      promoCode: body.promoCode,
      from,
    })
    if (order.kind !== 'printify')
      throw new AppError('invalid_input', undefined, {
        fields: { line_items: 'These products are not printed to order.' },
      })
    if (body.amount !== undefined && body.amount !== order.total)
      throw new AppError('price_changed', undefined, { amount: order.total })
    const paymentId = await payments.begin(tx, 'product', subject, 'hosted')
    if (!payments.isOn) {
      await fulfilment.addJob(tx, 'mail.order-payment-link', order)
      await fulfilment.addJob(tx, 'mail.order-needs-payment', order)
    }
    return { paymentId, id: order.id, number: order.number, total: order.total }
  }

  /** By the time of a repeat it may have been paid: if it has a hosted page, the provider is asked. */
  async function stateNow(id: string): Promise<OrderState | undefined> {
    if (await payments.pageOf(db, 'product', id)) await payments.refresh('product', id)
    return (await findOrderRow(db, id))?.state
  }

  /**
   * Creates the page right away, so that a buyer can correct a mistyped address: a link by mail would never reach them.
   */
  const openPage = (paymentId: string) =>
    payments.openPage(paymentId).catch((error: unknown) => {
      throw isEmailRefused(error) ? wrongEmail('address_to.email', error) : error
    })

  bind(createPrintOrder)(async ({ body, request, firstStep }) => {
    await deps.countGuess(body.promoCode, request.address)
    const { paymentId, id, number, total } = await firstStep((tx) =>
      placePrintOrder(tx, body, request.address),
    )
    const state = await stateNow(id)
    if (state === 'expired') throw new AppError('conflict', EXPIRED)
    const waits = payments.isOn && state === 'awaiting_payment'
    const checkoutUrl = waits ? await openPage(paymentId) : undefined
    return {
      id,
      number,
      total,
      currency: 'usd',
      token: links.token(id),
      ...(checkoutUrl ? { checkout_url: checkoutUrl } : {}),
    }
  })

  bind(readPrintOrder)(async ({ params }) => {
    const order = await findOrderRow(db, params.id)
    if (!order) throw new AppError('not_found')
    const url = order.state === 'awaiting_payment' && (await payments.pageOf(db, 'product', order.id))
    return { id: order.id, status: order.state, ...(url ? { checkout_url: url } : {}) }
  })

  bind(readOrder)(async ({ params, query }) => {
    if (!links.isToken(params.id, query.token)) throw new AppError('not_found')
    const order = await findOrderRow(db, params.id)
    if (order?.state === 'awaiting_payment') await payments.glance('product', order.id)
    const current = order && (await findOrderRow(db, order.id))
    if (!current) throw new AppError('not_found')
    return { order: await orderForBuyer(deps, current) }
  })

  bind(findOrder)(async ({ body }) => {
    const subject = body.email.toLowerCase()
    const order = await findByNumber(db, storedOrderNumber(body.orderNumber))
    const now = clock()
    // Takes the same time whether the two belong together or not, so that timing reveals nothing either.
    await inTransaction(db, async (tx) => {
      const { hits } = await countHit(tx, { name: 'order link', subject, now, windowMs: HOUR_MS })
      if (order?.email.toLowerCase() === subject && hits <= MOST_LINKS_AN_HOUR)
        await fulfilment.addJob(tx, 'mail.order-link', order, `:${now.getTime()}`)
    })
    outbox.nudge()
    return { success: true, message: FIND_ANSWER }
  })

  /** Changes an order for the holder of its private link, reading it in the same transaction. */
  async function changeByLink<T>(
    { params, query }: { params: { id: string }; query: { token: string } },
    act: (tx: Tx, order: OrderRow) => Promise<T>,
  ): Promise<T> {
    if (!links.isToken(params.id, query.token)) throw new AppError('not_found')
    const done = await inTransaction(db, async (tx) => {
      const order = await findOrderRow(tx, params.id)
      if (!order) throw new AppError('not_found')
      return act(tx, order)
    })
    outbox.nudge()
    return done
  }

  bind(cancelOrder)(async ({ params, query, body }) => {
    await changeByLink({ params, query }, (tx, order) => cancellations.cancel(tx, order, body))
    return { success: true, message: 'Your order is canceled. Your money is on its way back.' }
  })

  bind(correctOrderEmail)(async ({ params, query, body: { email } }) => {
    const paymentId = await changeByLink({ params, query }, async (tx, order) => {
      const isWaiting = await moveOrder(tx, order.id, ['awaiting_payment'], { email })
      const corrected = isWaiting && (await payments.correctEmail(tx, 'product', order.id, email))
      if (!corrected) throw new AppError('conflict', 'This order does not need another email address.')
      await fulfilment.note(tx, order.id, 'email address corrected by the buyer')
      return corrected
    })
    const url = await payments.openPage(paymentId, true).catch((error: unknown) => {
      throw isEmailRefused(error) ? wrongEmail('email', error) : error
    })
    return { success: true, message: url ? 'Thank you. You can pay now.' : PAGE_FOLLOWS }
  })

  bind(askForReturn)(async ({ params, query, body }) => {
    await changeByLink({ params, query }, (tx, order) => returns.ask(tx, order, body))
    return { success: true, message: 'We have your request, and answer it by email.' }
  })

  bind(receivePrintifyEvent)(async ({ signed }) => {
    await receivePrintEvent(deps, signed)
    return { received: true }
  })
}

const wrongEmail = (field: string, cause: unknown) =>
  new AppError('invalid_input', undefined, { fields: { [field]: INVALID_EMAIL }, cause })

/** Maps the provider's format of a cart and its address to ours; country and shipping method are fixed. */
const wantedPrints = ({ line_items, address_to: to }: PrintOrderRequest) => ({
  items: line_items.map(({ product_id, variant_id, quantity }) => ({
    productId: product_id,
    variantId: variant_id,
    quantity,
  })),
  buyer: {
    name: `${to.first_name} ${to.last_name}`.trim(),
    email: to.email,
    phone: to.phone,
    address: to.address1,
    city: to.city,
    region: to.region,
    zip: to.zip,
  },
})
