import {
  createPrintOrder,
  type OrderState,
  type PrintOrderRequest,
  readPrintOrder,
} from '@beacon/contract/orders'
import { receivePrintifyEvent } from '@beacon/contract/payments'
import { DAY_MS, HOUR_MS } from '../../clock.ts'
import type { Tx } from '../../db/schema.ts'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import { PAYMENT_ENDED } from '../../payments/port.ts'
import type { Fulfilment } from './fulfilment.ts'
import { mayMailAboutOrder } from './mail-limit.ts'
import { type PlacingDeps, placeOrder } from './placing.ts'
import { type PrintEventDeps, receivePrintEvent } from './print-webhook.ts'
import { rejectedEmailAt } from './rejected-email.ts'
import { findOrderRow, mustFindOrder } from './store.ts'
import type { ViewDeps } from './view.ts'

/** A print order holds no stock, so it may wait a day for its payment, or a week without a card provider. */
const PRINT_ORDER_WAITS_MS = DAY_MS
const WAITS_FOR_STAFF_MS = 7 * DAY_MS
/** With a use of a limited code it holds something after all: long enough to pay even if the page comes late (0048). */
const LIMITED_CODE_WAITS_MS = 3 * HOUR_MS

type PrintRouteDeps = ViewDeps &
  PrintEventDeps &
  PlacingDeps & {
    fulfilment: Pick<Fulfilment, 'addJob'>
    /** Counts a guess at an unknown promo code. @throws AppError too_many_requests */
    countGuess: (code: string | undefined, address: string) => Promise<void>
  }

/** The calls about print orders: placed by the provider's own format, and paid on the hosted page. */
export function bindPrintOrders(bind: Bind, deps: PrintRouteDeps): void {
  const { db, clock, links, payments, fulfilment } = deps

  async function placePrintOrder(tx: Tx, body: PrintOrderRequest, from: string) {
    const inMs = (waits: number) => new Date(clock().getTime() + waits)
    const { order, subject } = await placeOrder(tx, deps, {
      ...wantedPrints(body),
      holdUntil: inMs(payments.isOn ? PRINT_ORDER_WAITS_MS : WAITS_FOR_STAFF_MS),
      limitedCodeUntil: payments.isOn ? inMs(LIMITED_CODE_WAITS_MS) : undefined,
      promoCode: body.promoCode,
      from,
      attribution: body.attribution,
    })
    if (order.kind !== 'printify')
      throw new AppError('invalid_input', undefined, {
        fields: { line_items: 'These products are not printed to order.' },
      })
    if (body.amount !== undefined && body.amount !== order.total)
      throw new AppError('price_changed', undefined, { amount: order.total })
    const paymentId = await payments.begin(tx, 'product', subject, { method: 'hosted', address: from })
    if (!payments.isOn) {
      if (await mayMailAboutOrder(tx, order.email, clock()))
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
    payments.openPage(paymentId).catch(rejectedEmailAt('address_to.email'))

  bind(createPrintOrder)(async ({ body, request, firstStep, hasKey }) => {
    await deps.countGuess(body.promoCode, request.address)
    const { paymentId, id, number, total } = await firstStep((tx) =>
      placePrintOrder(tx, body, request.address),
    )
    const state = await stateNow(id)
    if (state === 'expired') throw new AppError('conflict', PAYMENT_ENDED)
    const waits = payments.isOn && state === 'awaiting_payment'
    const checkoutUrl = waits ? await openPage(paymentId) : undefined
    return {
      id,
      number,
      total,
      currency: 'usd',
      token: hasKey ? links.newToken(id) : undefined,
      ...(checkoutUrl ? { checkout_url: checkoutUrl } : {}),
    }
  })

  bind(readPrintOrder)(async ({ params }) => {
    const order = await mustFindOrder(db, params.id)
    const url = order.state === 'awaiting_payment' && (await payments.pageOf(db, 'product', order.id))
    return { id: order.id, status: order.state, ...(url ? { checkout_url: url } : {}) }
  })

  bind(receivePrintifyEvent)(async ({ signed }) => {
    await receivePrintEvent(deps, signed)
    return { received: true }
  })
}

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
    address2: to.address2,
    city: to.city,
    region: to.region,
    zip: to.zip,
  },
})
