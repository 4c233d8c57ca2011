import { createHash, randomBytes } from 'node:crypto'
import { printifyDate } from './dates.ts'
import { NOT_READY, OPERATION, PrintifyError } from './errors.ts'
import type { OrderedLine, OrderRequest } from './order-requests.ts'
import { PRINT_PROVIDER } from './products.ts'

const orderStatuses = [
  'pending',
  'on-hold',
  'sending-to-production',
  'in-production',
  'canceled',
  'fulfilled',
  'partially-fulfilled',
  'payment-not-received',
  'had-issues',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export type Shipment = {
  carrier: string
  number: string
  url: string
  deliveredAt?: Date
  /** The number of the label that this one takes the place of. */
  insteadOf?: string
}

export type Order = OrderRequest & {
  id: string
  status: OrderStatus
  createdAt: Date
  sentAt?: Date
  fulfilledAt?: Date
  shipments: Shipment[]
  /** The lines that have been canceled, by their place. */
  unmade?: readonly number[]
}

const FIRST_PIECE = 475
const FURTHER_PIECE = 240
const PRIORITY_MORE = 884
const NEVER = '1970-01-01 00:00:00+00:00'

/** What the merchant pays for shipping, cents for the whole order by method. */
export function shippingPrices(lines: readonly OrderedLine[]) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const standard = FIRST_PIECE + FURTHER_PIECE * (pieces - 1)
  return { standard, express: 0, priority: standard + PRIORITY_MORE, printify_express: 799, economy: 399 }
}

/** The orders of one shop. */
export function createOrders(orders: Order[], clock: () => Date) {
  let refusals = 0

  return {
    all: orders as readonly Order[],
    find: (id: string) => orders.find((order) => order.id === id),
    /** Throws 409 for an `external_id` that has been used, as shops report of the real one. */
    create(request: OrderRequest): Order {
      if (orders.some(({ externalId }) => externalId === request.externalId))
        throw new PrintifyError(409, 'An order with this external id exists.', OPERATION)
      const id = randomBytes(12).toString('hex')
      const order: Order = { ...request, id, status: 'on-hold', createdAt: clock(), shipments: [] }
      orders.push(order)
      return order
    },
    prepareSlowly(times: number): void {
      refusals = times
    },
    sendToProduction(order: Order): void {
      if (order.status !== 'on-hold')
        throw new PrintifyError(400, `An order that is ${order.status} cannot be sent to production.`)
      if (refusals > 0) {
        refusals -= 1
        throw new PrintifyError(400, 'The order is still being prepared.', NOT_READY)
      }
      order.status = 'sending-to-production'
      order.sentAt = clock()
    },
    cancel(order: Order): void {
      if (order.status !== 'on-hold' && order.status !== 'payment-not-received')
        throw new PrintifyError(400, `An order that is ${order.status} cannot be cancelled.`)
      order.status = 'canceled'
    },
    /** What the print shop does by itself: the next status, with the parcel that has left, got its number, or arrived. */
    move(order: Order, status: OrderStatus, shipment?: Shipment): void {
      order.status = status
      if (status === 'fulfilled') order.fulfilledAt = clock()
      if (!shipment) return
      const sameAs = ['', shipment.number, shipment.insteadOf]
      const known = order.shipments.findIndex(({ number }) => sameAs.includes(number))
      order.shipments = known < 0 ? [...order.shipments, shipment] : order.shipments.with(known, shipment)
    },
  }
}

/** An order as the API shows it: parts that have not happened yet are missing. */
export function orderObject(order: Order) {
  const { address, lines, status } = order
  const country = address.country === 'US' ? 'United States' : address.country
  return {
    id: order.id,
    address_to: { ...address, country },
    line_items: lines.map((line, place) => ({
      ...lineObject(line, order, country ?? ''),
      ...(order.unmade?.includes(place) ? { status: 'canceled' } : {}),
    })),
    metadata: {
      order_type: 'api',
      shop_order_id: order.externalId,
      shop_order_label: order.label,
      shop_fulfilled_at: order.fulfilledAt ? printifyDate(order.fulfilledAt) : NEVER,
    },
    total_price: lines.reduce((sum, { variant, quantity }) => sum + variant.cost * quantity, 0),
    total_shipping: shippingPrices(lines).standard,
    total_tax: 0,
    status,
    shipping_method: order.shippingMethod,
    is_printify_express: false,
    is_economy_shipping: false,
    created_at: printifyDate(order.createdAt),
    printify_connect: connectLink(order.id),
    ...(order.sentAt ? { sent_to_production_at: printifyDate(order.sentAt) } : {}),
    ...(order.fulfilledAt ? { fulfilled_at: printifyDate(order.fulfilledAt) } : {}),
    ...(order.shipments.length > 0 ? { shipments: order.shipments.map(shipmentObject) } : {}),
  }
}

function lineObject({ product, variant, quantity }: OrderedLine, order: Order, country: string) {
  return {
    product_id: product.id,
    quantity,
    variant_id: variant.id,
    print_provider_id: PRINT_PROVIDER,
    cost: variant.cost,
    shipping_cost: FIRST_PIECE,
    status: lineStatus(order.status),
    metadata: {
      title: product.title,
      price: variant.price,
      variant_label: variant.title,
      sku: variant.sku ?? '',
      country,
    },
    sent_to_production_at: order.sentAt ? printifyDate(order.sentAt) : null,
    fulfilled_at: order.fulfilledAt ? printifyDate(order.fulfilledAt) : null,
  }
}

/** Lines know fewer words than orders. */
function lineStatus(status: OrderStatus) {
  if (status === 'had-issues') return 'has-issues'
  if (status === 'payment-not-received') return 'on-hold'
  return status === 'partially-fulfilled' ? 'in-production' : status
}

const shipmentObject = ({ carrier, number, url, deliveredAt }: Shipment) => ({
  carrier,
  number,
  url,
  delivered_at: deliveredAt ? printifyDate(deliveredAt) : null,
})

/** The buyer's tracking page at Printify; not a page to pay on. */
function connectLink(orderId: string) {
  const id = createHash('sha256').update(orderId).digest('hex').slice(0, 12)
  return { id, url: `https://connect.printify.example/${id}` }
}
