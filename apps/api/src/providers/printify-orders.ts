import type { Parcel } from '@beacon/contract/orders'
import { z } from 'zod'
import { type AskPrintify, PrintifyError } from './printify-client.ts'

/** Orders are listed ten at a time. Behind a thousand newer ones, a person has to look. */
const MOST_PAGES = 100
/** How far the two clocks may differ. */
const CLOCKS_DIFFER_MS = 60_000
const STANDARD_SHIPPING = 1
/** The code of a 400 for an order that was just created and cannot be printed yet. Shops report a minute. */
const NOT_READY = 8502

/**
 * Printify requires a last name and does not say whether it may be empty. People with a single name have paid by then,
 * so if it is refused, this is printed beside their name.
 */
const NO_LAST_NAME = '-'

interface PrintAddress {
  firstName: string
  lastName: string
  email: string
  phone: string
  region: string
  address: string
  address2: string
  city: string
  zip: string
}

export interface NewPrintOrder {
  /** Our own order's id, by which it is found again. */
  orderId: string
  /** Shown to the print provider's staff. */
  label: string
  lines: readonly { productId: string; variantId: number; quantity: number }[]
  address: PrintAddress
}

/** The provider's progress; `stopped`: it will not go on by itself. */
type PrintStatus = 'draft' | 'production' | 'shipped' | 'delivered' | 'stopped'

export interface PrintOrder {
  id: string
  status: PrintStatus
  /** The provider's own term for it. */
  word: string
  /** Nothing has been made or charged: it can be cancelled there. */
  isCancelable: boolean
  /** It is being made, has stopped on the way, or has left: only the provider's staff can stop it for good. */
  hasBegun: boolean
  /** Parcels that have left so far, oldest first. */
  shipments: readonly Parcel[]
  /** Whether it leaves in several parcels, as it does from several print shops. */
  isInParts: boolean
  /** Its lines, and whether each was canceled there; empty where the provider does not say. */
  lines: readonly { productId: string; variantId: number; isCanceled: boolean }[]
  /** What the provider charges, in cents; null where it does not say. */
  cost: { production: number; shipping: number; tax: number } | null
}

export interface PrintOrders {
  /** Creates a draft: nothing is printed or charged yet. Not safe to repeat: look it up first. */
  create(order: NewPrintOrder): Promise<string>
  /** Drafts and orders with our order's id, created since then, oldest first. */
  find(orderId: string, since: Date): Promise<PrintOrder[]>
  /** Undefined when the provider does not know it. */
  read(id: string): Promise<PrintOrder | undefined>
  /** False while the draft is still being prepared there: nothing has begun. */
  sendToProduction(id: string): Promise<boolean>
  /** Cancels what is cancelable. */
  cancel(id: string): Promise<void>
}

/** A parcel with a missing or malformed field must not make its order, and with it the whole list, unreadable. */
const parcelWord = z.string().catch('')

const shipmentSchema = z.object({
  carrier: parcelWord,
  number: parcelWord,
  url: parcelWord,
  delivered_at: z.string().nullish(),
})

/** A malformed line must not make its order unreadable either. */
const linesSchema = z
  .array(z.object({ product_id: z.string(), variant_id: z.number(), status: z.string() }))
  .catch([])

/** Cents; for display only, so a malformed amount does not make the order unreadable. */
const amount = z.number().int().min(0).optional().catch(undefined)

/** The fields that we read; others are ignored, and new orders lack most of these. */
const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  external_id: z.string().nullish(),
  metadata: z.object({ shop_order_id: z.union([z.string(), z.number()]).nullish() }).nullish(),
  shipments: z.array(shipmentSchema).nullish(),
  line_items: linesSchema,
  created_at: z.string().nullish(),
  total_price: amount,
  total_shipping: amount,
  total_tax: amount,
})
const listSchema = z.object({
  data: z.array(z.unknown()),
  last_page: z.number().int().nullish(),
  next_page_url: z.string().nullish(),
})
const createdSchema = z.object({ id: z.string() })
type ListedOrder = z.output<typeof orderSchema>
type ListAnswer = z.output<typeof listSchema>

/** Orders at the print provider (https://developers.printify.com, version 1). @throws PrintifyError */
export function createPrintOrders(ask: AskPrintify): PrintOrders {
  /** Each page gets one retry: with one response in three lost, a long search would hardly ever finish. */
  async function list(page: number): Promise<ListAnswer> {
    const askForPage = () => ask({ path: `orders.json?page=${page}&limit=10` })
    return parsed(listSchema, await askForPage().catch(askForPage))
  }

  return {
    async create(order) {
      const body = {
        external_id: order.orderId,
        label: order.label,
        line_items: order.lines.map(({ productId, variantId, quantity }) => ({
          product_id: productId,
          variant_id: variantId,
          quantity,
        })),
        shipping_method: STANDARD_SHIPPING,
        is_printify_express: false,
        is_economy_shipping: false,
        // We tell the buyer about the parcel ourselves.
        send_shipping_notification: false,
      }
      const send = (address: PrintAddress) =>
        ask({ method: 'POST', path: 'orders.json', body: { ...body, address_to: addressOf(address) } })
      const { address } = order
      const made = await send(address).catch((error: unknown) => {
        if (address.lastName !== '' || !isRefusal(error)) throw error
        return send({ ...address, lastName: NO_LAST_NAME })
      })
      return parsed(createdSchema, made).id
    },
    async find(orderId, since) {
      // Keyed by id: new orders push older ones to the next page, where they are seen again.
      const found = new Map<string, PrintOrder>()
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const answer = await list(page)
        const data = readable(answer.data, orderId)
        for (const order of data.filter((each) => ownerOf(each) === orderId))
          found.set(order.id, toPrintOrder(order))
        const isPast = isNewestFirst(data) && data.some((order) => wasMadeBefore(order, since))
        if (isLast(answer, page) || isPast) return [...found.values()].reverse()
      }
      throw new PrintifyError('refused', 'Print provider: too many newer orders to look for this one', {
        status: 0,
      })
    },
    async read(id) {
      const answer = await ask({ path: `orders/${id}.json` }).catch((error: unknown) => {
        if (error instanceof PrintifyError && error.status === 404) return undefined
        throw error
      })
      return answer === undefined ? undefined : toPrintOrder(parsed(orderSchema, answer))
    },
    async sendToProduction(id) {
      const path = `orders/${id}/send_to_production.json`
      const answer = await ask({ method: 'POST', path }).catch(unlessNotReady)
      return answer !== undefined && Boolean(parsed(orderSchema, answer))
    },
    async cancel(id) {
      parsed(orderSchema, await ask({ method: 'POST', path: `orders/${id}/cancel.json` }))
    },
  }
}

const isLast = ({ last_page, next_page_url }: ListAnswer, page: number): boolean =>
  typeof last_page === 'number' ? page >= last_page : !next_page_url

/** The shop may have orders that we cannot read, of others: they must not keep ours from being found. */
function readable(orders: readonly unknown[], orderId: string): ListedOrder[] {
  return orders.flatMap((order) => {
    const { data } = orderSchema.safeParse(order)
    return data ?? (JSON.stringify(order).includes(orderId) ? [parsed(orderSchema, order)] : [])
  })
}

/** The provider rejected the request: nothing was created. */
const isRefusal = (error: unknown): boolean =>
  error instanceof PrintifyError && (error.status === 400 || error.status === 422)

const refusalSchema = z.object({ code: z.literal(NOT_READY) })

/** The one refusal that is temporary. */
function unlessNotReady(error: unknown): undefined {
  if (!(error instanceof PrintifyError && refusalSchema.safeParse(error.answer).success)) throw error
}

const ownerOf = ({ external_id, metadata }: ListedOrder): string =>
  String(external_id ?? metadata?.shop_order_id ?? '')

/**
 * Whether the list is in its usual order, which is not documented. In any other order, an old entry says nothing about
 * those after it.
 */
const isNewestFirst = (data: readonly ListedOrder[]): boolean =>
  !(Date.parse(data[0]?.created_at ?? '') < Date.parse(data.at(-1)?.created_at ?? ''))

const wasMadeBefore = ({ created_at }: ListedOrder, since: Date): boolean =>
  Date.parse(created_at ?? '') < since.getTime() - CLOCKS_DIFFER_MS

function toPrintOrder({ id, status, ...order }: z.output<typeof orderSchema>): PrintOrder {
  const parcels = order.shipments ?? []
  const isDelivered = parcels.length > 0 && parcels.every((each) => each.delivered_at)
  const shipments = parcels
    .filter(
      ({ number }, place) => number === '' || parcels.findIndex((each) => each.number === number) === place,
    )
    .map(({ carrier, number, url }) => ({ carrier, number, url }))
  const progress = statusOf(status, isDelivered)
  return {
    id,
    word: status,
    isCancelable: CANCELABLE.has(status),
    hasBegun: !CANCELABLE.has(status) && status !== 'canceled',
    status: progress,
    shipments,
    isInParts: shipments.length > 1 || status === 'partially-fulfilled',
    lines: order.line_items.map((line) => ({
      productId: line.product_id,
      variantId: line.variant_id,
      isCanceled: line.status === 'canceled',
    })),
    cost: costOf(order),
  }
}

/** Undefined parts make it null: production without shipping would be taken for the total. */
function costOf({ total_price, total_shipping, total_tax = 0 }: Amounts): PrintOrder['cost'] {
  if (total_price === undefined || total_shipping === undefined) return null
  return { production: total_price, shipping: total_shipping, tax: total_tax }
}
type Amounts = Pick<z.output<typeof orderSchema>, 'total_price' | 'total_shipping' | 'total_tax'>

/** An order whose charge to the agency's card failed goes on as soon as it succeeds. */
const CANCELABLE = new Set(['pending', 'on-hold', 'payment-not-received'])

function statusOf(word: string, isDelivered: boolean): PrintStatus {
  switch (word) {
    case 'pending':
    case 'on-hold':
      return 'draft'
    case 'fulfilled':
      return isDelivered ? 'delivered' : 'shipped'
    case 'sending-to-production':
    case 'in-production':
    case 'partially-fulfilled':
      return 'production'
    default:
      return 'stopped'
  }
}

const addressOf = (to: PrintAddress) => ({
  first_name: to.firstName,
  last_name: to.lastName,
  email: to.email,
  phone: to.phone,
  country: 'US',
  region: to.region,
  address1: to.address,
  address2: to.address2,
  city: to.city,
  zip: to.zip,
})

function parsed<T>(schema: z.ZodType<T>, answer: unknown): T {
  const result = schema.safeParse(answer)
  if (result.success) return result.data
  throw new PrintifyError('retry', 'Print provider: sent an order that cannot be read', {
    status: 200,
    answer,
  })
}
