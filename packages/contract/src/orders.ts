import { z } from 'zod'
import { attribution } from './attribution.ts'
import { endpoint } from './endpoint.ts'
import { email, id, line, linkSecret, optional, phone, required } from './fields.ts'
import { cancelChoiceSchema, cancellationSchema } from './order-cancel.ts'
import { MOST_LINES } from './order-limits.ts'
import { orderReturnSchema } from './order-returns.ts'
import { cents, quantitySchema, shippingAddressSchema } from './payments.ts'
import { promoCode } from './promo-codes.ts'

/**
 * An order's progress. Goods of our own: `awaiting_payment` → `paid` → `shipped` or `fulfilled`; printed goods: `paid`
 * → `submitting` → `draft_at_printer` → `in_production` → `shipped` → `delivered`.
 */
export const orderStates = [
  'awaiting_payment',
  'expired',
  'paid',
  'submitting',
  'draft_at_printer',
  'in_production',
  'shipped',
  'delivered',
  'fulfilled',
  'refund_pending',
  'refunded',
  'needs_attention',
] as const
export type OrderState = (typeof orderStates)[number]

/** Who makes what was ordered: the print provider, or the agency itself. */
export const orderKinds = ['printify', 'local'] as const
export type OrderKind = (typeof orderKinds)[number]

/**
 * Order numbers as people write and read them out: `BB-7KQ4-M2XD`, also with spaces, in one word, or with typographic
 * dashes. The message does not wrap at them.
 */
export const orderNumber = z
  .string()
  .overwrite((text) => text.replaceAll(/[#\s\p{Pd}\p{Cf}]/gu, ''))
  .min(1, { error: 'Order number is required', abort: true })
  .toUpperCase()
  .regex(/^BB[0-9A-Z]{8}$/, 'An order number looks like BB-\u20607KQ4-\u2060M2XD')

const printLine = z.object({
  product_id: z.string().min(1).max(120),
  variant_id: z.number().int().nullable(),
  quantity: quantitySchema,
})

const addressTo = z.object({
  first_name: required(line(100, 'Name'), 'Name is required'),
  last_name: optional(line(100, 'Last name')),
  email,
  phone: optional(phone),
  country: z.literal('US', 'We ship within the United States').default('US'),
  region: shippingAddressSchema.shape.state,
  address1: shippingAddressSchema.shape.address,
  address2: shippingAddressSchema.shape.address2,
  city: shippingAddressSchema.shape.city,
  zip: shippingAddressSchema.shape.zip,
})

const printOrderSchema = z.object({
  line_items: z
    .array(printLine)
    .min(1, 'Your cart is empty.')
    .max(MOST_LINES, `An order has at most ${MOST_LINES} lines`),
  address_to: addressTo,
  shipping_method: z.literal(1, 'We ship by the standard way').default(1),
  promoCode: promoCode.optional(),
  /** What the browser shows, in cents; only compared with our own total (D12). */
  amount: cents.optional(),
  attribution,
})
export type PrintOrderRequest = z.output<typeof printOrderSchema>

/** 409 `price_changed` carries the right amount, in cents, as `amount`. */
export const createPrintOrder = endpoint({
  method: 'POST',
  path: '/api/printify/order',
  summary: 'Store an order of printed goods as awaiting payment, and open its hosted payment page (D13)',
  access: 'public',
  limit: 'payment',
  status: 201,
  repeat: 'first-step',
  body: printOrderSchema,
  response: z.object({
    id,
    /** The hosted payment page; missing while the card provider cannot be reached, or when none is configured. */
    checkout_url: z.string().optional(),
    /** Cents. */
    total: z.number().int(),
    currency: z.literal('usd'),
    number: z.string(),
    /** The token of the order's private page; only for a call with an Idempotency-Key. */
    token: z.string().optional(),
  }),
  errors: ['price_changed', 'out_of_stock', 'conflict'],
})

export const readPrintOrder = endpoint({
  method: 'GET',
  path: '/api/printify/order/:id',
  summary:
    'State of a print order and, while it waits for its payment, the hosted payment page; nothing personal',
  access: 'public',
  limit: 'read',
  params: z.object({ id }),
  response: z.object({ id, status: z.enum(orderStates), checkout_url: z.string().optional() }),
  errors: ['not_found'],
})

/** What is not known of it is empty. */
const parcelSchema = z.object({ carrier: z.string(), number: z.string(), url: z.string() })
export type Parcel = z.output<typeof parcelSchema>

/** How a line reaches its buyer: shipped, downloaded, or a service. */
const deliveries = ['parcel', 'download', 'service'] as const
export type Delivery = (typeof deliveries)[number]

const orderLineSchema = z.object({
  productId: z.string(),
  name: z.string(),
  /** 'Black / M'; empty for a product without variants. */
  variant: z.string(),
  image: z.string(),
  quantity: z.number().int(),
  /** Cents. */
  unitPrice: z.number().int(),
  delivery: z.enum(deliveries),
  /** How many of them a return can be asked for at this moment. */
  returnable: z.number().int(),
  /** Delivered by link: where a paid digital product is fetched, until when. */
  download: z.object({ url: z.string(), expiresAt: z.iso.datetime() }).nullable(),
})

export const orderCore = z.object({
  id,
  number: z.string(),
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  currency: z.literal('usd'),
  /** Empty for most. */
  promoCode: z.string(),
  /** Cents, all of them. */
  subtotal: z.number().int(),
  /** What the promo code takes off the goods. */
  discount: z.number().int(),
  shipping: z.number().int(),
  tax: z.number().int(),
  total: z.number().int(),
  refunded: z.number().int(),
})

/** An order as its buyer sees it. */
export const orderSchema = orderCore.extend({
  name: z.string(),
  email: z.string(),
  shippingAddress: shippingAddressSchema.nullable(),
  lines: z.array(orderLineSchema),
  /** Parcels that have left, oldest first; several when it is printed in several places. */
  parcels: z.array(parcelSchema),
  /** What has happened, oldest first: the states that the order has been in. */
  timeline: z.array(z.object({ state: z.enum(orderStates), at: z.iso.datetime() })),
  /** The hosted payment page of a print order that waits for its payment. */
  checkoutUrl: z.string().nullable(),
  /** Whether there is no such page because the card provider does not take the email address. */
  isEmailRefused: z.boolean(),
  /** What was asked to be given back, oldest first. */
  returns: z.array(orderReturnSchema),
  /** Until when a return can be asked for; null while it has not arrived, and for what cannot be returned. */
  returnUntil: z.iso.datetime().nullable(),
  /** When an order goes to the print provider that waits for that, so that it can be canceled; null for any other. */
  printsAt: z.iso.datetime().nullable(),
  /** How much of what was refunded was given back by hand, and not by the card provider; cents. */
  refundedByHand: z.number().int(),
  /** What of a refunded order's money is the agency's again, because a dispute about it was won after all; cents. */
  regained: z.number().int(),
  /** Whether its money went back and it could not be canceled at the print provider any more, as far as is known. */
  mayStillArrive: z.boolean(),
  cancel: cancelChoiceSchema,
  /** Null for an order that its buyer has not canceled. */
  cancelled: cancellationSchema.nullable(),
})
export type Order = z.output<typeof orderSchema>

export const readOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:id',
  summary:
    'An order for its buyer, by the private link; asks the card provider while the payment is open, at most every two seconds',
  access: 'public',
  limit: 'read',
  params: z.object({ id }),
  query: z.object({ token: linkSecret.min(1) }),
  response: z.object({ order: orderSchema }),
  errors: ['not_found'],
})

export const findOrder = endpoint({
  method: 'POST',
  path: '/api/find-order',
  summary: 'Mail a link to the order, if email and order number belong together; the same answer in any case',
  access: 'public',
  limit: 'form',
  body: z.object({ email, orderNumber }),
  response: z.object({ success: z.literal(true), message: z.string() }),
})

/** Not a call: its answer is a file. The signature holds for one line of one order until `expires`, in seconds. */
export const downloadPath = (orderId: string, position: number | string) =>
  `/api/orders/${orderId}/downloads/${position}`
