import { shipOrder } from '@beacon/contract/order-admin'
import { cancelOrder } from '@beacon/contract/order-cancel'
import { createPrintOrder, readOrder } from '@beacon/contract/orders'
import { confirmPayment, createPaymentIntent, demoStripePath } from '@beacon/contract/payments'
import { readAdminProduct, updateAdminProduct } from '@beacon/contract/product-admin'
import { listProducts, readProduct } from '@beacon/contract/products'
import { createPromoCode } from '@beacon/contract/promo-codes'
import { EMAIL_REFUSED } from '../src/payments/payment-failure.ts'
import type { TestApp } from './start-app.ts'

/** Local products of the built-in store: one with stock, and a download. */
export const NOTEBOOK = 'tide-table-notebook'
export const SERVICE = 'website-once-over'
export const WORKBOOK = 'listing-in-an-afternoon'

export const address = { address: '12 Bay Street', city: 'Bay Shore', state: 'NY', zip: '11706' }

/** What the checkout form sends for local goods. */
export const checkout = (productId = NOTEBOOK, more: Record<string, unknown> = {}) => ({
  type: 'product',
  items: [{ productId, quantity: 1 }],
  customerEmail: 'ada@bakery.example',
  customerName: 'Ada Baker',
  currency: 'usd',
  shippingAddress: address,
  ...more,
})

/** A print product of the store, with a variant that can be bought. */
export async function findPrint(app: TestApp) {
  const products = await app.visitor.ask(listProducts)
  const product = products.find(({ source, inventory }) => source === 'printify' && inventory > 0)
  const { id, variants } = await app.visitor.ask(readProduct, { params: { id: product?.id ?? '' } })
  const variant = variants.find(({ is_enabled, is_available }) => is_enabled && is_available)
  return { productId: id, variantId: variant?.id ?? 0, price: variant?.price ?? 0 }
}

export const printAddress = {
  first_name: 'Mary',
  last_name: 'Ann Smith',
  email: 'mary@example.com',
  phone: '6315550100',
  country: 'US',
  region: 'NY',
  address1: '1 Main St',
  city: 'Bay Shore',
  zip: '11706',
}

export async function printCheckout(app: TestApp, more: Record<string, unknown> = {}) {
  const { productId, variantId } = await findPrint(app)
  return {
    line_items: [{ product_id: productId, variant_id: variantId, quantity: 2 }],
    address_to: printAddress,
    shipping_method: 1,
    ...more,
  }
}

/** Places an order of local goods, which then awaits its card payment. */
export async function startOrder(app: TestApp, productId = NOTEBOOK, more: Record<string, unknown> = {}) {
  const body = checkout(productId, { customerEmail: 'ada@bakery.example', ...more })
  const {
    paymentIntent,
    orderId = '',
    orderToken = '',
  } = await app.visitor.ask(createPaymentIntent, { body, idempotencyKey: crypto.randomUUID() })
  return { intentId: paymentIntent.id, orderId, token: orderToken, amount: paymentIntent.amount }
}

/** Creates a promo code as the administrator; 10 % off unless told otherwise. */
export const makePromoCode = async (app: TestApp, code: string, more: Record<string, unknown> = {}) =>
  (await app.admin()).ask(createPromoCode, { body: { code, kind: 'percent', value: 10, ...more } })

/** Counts a product of our own anew: so many pieces of each variant. */
export async function setStock(app: TestApp, id: string, pieces: number) {
  const admin = await app.admin()
  const { product } = await admin.ask(readAdminProduct, { params: { id } })
  const stock = product.stock.map(({ variantId }) => ({ variantId, stock: pieces }))
  await admin.ask(updateAdminProduct, { params: { id }, body: { stock } })
}

/** Places an order of local goods, pays it by card and confirms it as the page does. */
export async function payOrder(app: TestApp, productId = NOTEBOOK, more: Record<string, unknown> = {}) {
  const order = await startOrder(app, productId, more)
  app.stripe.pay(order.intentId)
  await app.visitor.ask(confirmPayment, { body: { paymentIntentId: order.intentId } })
  return order
}

/** Marks an order as shipped, as the administrator. */
export const ship = async (app: TestApp, { orderId }: { orderId: string }) =>
  (await app.admin()).call(shipOrder, { params: { id: orderId }, body: { trackingNumber: '9400' } })

/** Places an order of printed goods, up to the hosted payment page. */
export async function startPrintOrder(
  app: TestApp,
  person: Record<string, unknown> = {},
  lines?: readonly object[],
) {
  const more = lines ? { line_items: lines } : {}
  const body = await printCheckout(app, { address_to: { ...printAddress, ...person }, ...more })
  const answer = await app.visitor.ask(createPrintOrder, { body, idempotencyKey: crypto.randomUUID() })
  const session = app.stripe.sessions().find(({ url }) => url === answer.checkout_url)
  return { ...answer, token: answer.token ?? '', orderId: answer.id, sessionId: session?.id ?? '' }
}

/** Places an order of printed goods, pays it on the hosted page and runs the jobs that follow. */
export async function payPrintOrder(
  app: TestApp,
  person: Record<string, unknown> = {},
  lines?: readonly object[],
) {
  const order = await startPrintOrder(app, person, lines)
  app.stripe.paySession(order.sessionId)
  await app.stripe.deliver()
  await app.drain()
  return order
}

/** The same for an order whose draft the print provider refuses to print: it needs attention. */
export async function payRefusedPrint(app: TestApp) {
  app.printify.faults.set({ fault: 'error', status: 422, match: 'send_to_production' })
  const order = await payPrintOrder(app)
  app.printify.faults.clear()
  return order
}

export const printsIn = (app: TestApp) => app.printify.orders().filter(({ status }) => status !== 'canceled')
export const inProduction = (app: TestApp) =>
  app.printify
    .orders()
    .filter(({ status }) => status === 'sending-to-production' || status === 'in-production')
export const printCalls = (app: TestApp) => app.printify.calls.filter(({ path }) => path.includes('/orders'))

/** The id and token that open an order's page. */
export type Bought = { orderId: string; token: string }

export const cancel = (app: TestApp, { orderId, token }: Bought, body: object = {}) =>
  app.visitor.call(cancelOrder, { params: { id: orderId }, query: { token }, body })

export const orderOf = async (app: TestApp, { orderId, token }: Bought) =>
  (await app.visitor.ask(readOrder, { params: { id: orderId }, query: { token } })).order

/** All mails as `recipient: subject`, sorted. */
export const mailsOf = (app: TestApp): string[] =>
  app.mail
    .messages()
    .map(({ to, subject }) => `${to[0]}: ${subject}`)
    .sort()

export const stateOf = async (app: TestApp, orderId: string): Promise<string> => {
  const [row] = await app.rows<{ state: string }>(`select state from orders where id = '${orderId}'`)
  return row?.state ?? 'missing'
}

/** Orders for the calls whose path names one: paid, awaiting payment, needing attention, and with a rejected email. */
export async function startOrders(app: TestApp): Promise<KnownOrders> {
  const print = await findPrint(app)
  const { id: printOrderId } = await app.visitor.ask(createPrintOrder, { body: await printCheckout(app) })
  const { id: stuckOrderId } = await app.visitor.ask(createPrintOrder, {
    body: await printCheckout(app, { line_items: linesOf(print, 3) }),
  })
  await app.rows(
    `update orders set state = 'needs_attention', resume_state = 'paid', attention = 'Look.' where id = '${stuckOrderId}'`,
  )
  const [stuckPayment] = await app.rows<{ id: string }>(
    `update payment set method = 'manual', state = 'succeeded', amount_received = amount, paid_at = created_at where subject_id = '${stuckOrderId}' returning id`,
  )
  const refused = await app.visitor.ask(createPrintOrder, {
    body: await printCheckout(app, { line_items: linesOf(print, 4) }),
    idempotencyKey: crypto.randomUUID(),
  })
  await app.rows(
    `update payment set last_error = '${EMAIL_REFUSED}', page_id = null, page_url = null where subject_id = '${refused.id}'`,
  )
  const items = [NOTEBOOK, SERVICE].map((productId) => ({ productId, quantity: 1 }))
  const body = checkout(NOTEBOOK, { items })
  const {
    paymentIntent,
    orderId = '',
    orderToken = '',
  } = await app.visitor.ask(createPaymentIntent, { body, idempotencyKey: crypto.randomUUID() })
  await app.rows(
    `insert into order_return values ('return1', '${stuckOrderId}', 'asked', '[{"line":0,"quantity":1}]', 'fit', '', '', '2026-11-20T15:00:00.000Z', null)`,
  )
  await payInDemo(app, paymentIntent)
  await app.visitor.ask(confirmPayment, { body: { paymentIntentId: paymentIntent.id } })
  return {
    print,
    printOrderId,
    stuckOrderId,
    manualPaymentId: stuckPayment?.id ?? '',
    refusedOrderId: refused.id,
    refusedOrderToken: refused.token ?? '',
    orderId,
    orderToken,
    intentId: paymentIntent.id,
  }
}

export interface KnownOrders {
  print: { productId: string; variantId: number }
  printOrderId: string
  stuckOrderId: string
  /** The payment of the stuck order, which was marked as paid. */
  manualPaymentId: string
  refusedOrderId: string
  refusedOrderToken: string
  orderId: string
  orderToken: string
  intentId: string
}

export const linesOf = ({ productId, variantId }: KnownOrders['print'], quantity: number) => [
  { product_id: productId, variant_id: variantId, quantity },
]

/** Pays as the demo's card form does: through our own origin, with the payment's secret. */
export async function payInDemo(
  app: TestApp,
  { id, client_secret }: { id: string; client_secret: string },
  number = '4242424242424242',
): Promise<Response> {
  return app.visitor.send(`${demoStripePath}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'pk_test_stand_in',
      client_secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '34',
      'payment_method_data[card][cvc]': '123',
    }),
  })
}
