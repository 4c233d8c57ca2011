import { z } from 'zod'
import { attribution } from './attribution.ts'
import { endpoint } from './endpoint.ts'
import {
  broughtToken,
  businessName,
  calendarDate,
  email,
  line,
  meeting,
  message,
  optional,
  personName,
  phone,
  required,
  serviceId,
  wallTime,
  withNumber,
} from './fields.ts'
import { MOST_LINES, MOST_PIECES } from './order-limits.ts'
import { promoCode } from './promo-codes.ts'

/** Ids of the card provider (`pi_…`, `cs_…`). */
export const providerId = z.string().regex(/^[A-Za-z0-9_]{1,255}$/, 'Unknown payment')

/** An amount in cents, up to the card provider's maximum. */
export const cents = z.number().int().min(0).max(99_999_999)
const currency = z.literal('usd', 'Payments are in US dollars').default('usd')

/** A ZIP+4 as people type it or copy it: `11706 1234` and `117061234` are 11706-1234. */
const withDash = (zip: string): string =>
  zip.replaceAll(/[\s\p{Cf}]/gu, '').replace(/^(\d{5})\p{Pd}?(\d{4})$/u, '$1-$2')

/** Where an order goes, as the checkout form asks for it. The country is always the United States. */
export const shippingAddressSchema = z.object({
  address: required(line(200, 'Address'), 'Address is required'),
  /** Apartment, suite, floor. */
  address2: optional(line(200, 'Apartment or suite')),
  city: required(line(100, 'City'), 'City is required'),
  state: required(line(50, 'State'), 'State is required'),
  zip: required(
    line(20, 'ZIP code')
      .overwrite(withDash)
      .regex(/^\d{5}(-\d{4})?$/, 'Please enter a ZIP code such as 11706'),
    'ZIP code is required',
  ),
})

/** The checkout's form. */
export const checkoutFormSchema = z.object({
  name: personName,
  email,
  phone: optional(phone),
  ...shippingAddressSchema.shape,
})
export type CheckoutForm = z.output<typeof checkoutFormSchema>

export const quantitySchema = z
  .number('Quantity must be a number')
  .int('Quantity must be a whole number')
  .min(1, 'Quantity must be at least 1')
  .max(MOST_PIECES, `Quantity must be at most ${MOST_PIECES}`)

const productRef = z.string().min(1).max(120)
const variantRef = z.number().int().nullish()

const orderItemSchema = z.object({
  productId: productRef,
  variantId: variantRef,
  quantity: quantitySchema,
})

/** The maximum number of earlier attempts that one replaces. */
export const MOST_REPLACED = 5

const payer = {
  customerEmail: email,
  customerName: personName,
  /** What the browser shows; only compared with our own total (D12). */
  amount: cents.optional(),
  currency,
  /** Idempotency-Keys of the same buyer's earlier attempts: those still unpaid are closed first. */
  replaces: z.array(z.string().max(200)).max(MOST_REPLACED).optional(),
  attribution,
}

const productPaymentSchema = z
  .object({
    type: z.literal('product'),
    items: z
      .array(orderItemSchema)
      .min(1, 'Your cart is empty.')
      .max(MOST_LINES, `An order has at most ${MOST_LINES} lines`)
      .optional(),
    /** A single product without a list. */
    productId: productRef.optional(),
    variantId: variantRef,
    productName: line(300).optional(),
    quantity: quantitySchema.optional(),
    phone: optional(phone),
    /** Goods that are sent need one; courses and services do not. */
    shippingAddress: shippingAddressSchema.optional(),
    promoCode: promoCode.optional(),
    ...payer,
  })
  .refine(({ items, productId }) => items !== undefined || productId !== undefined, {
    path: ['items'],
    message: 'Your cart is empty.',
  })

const bookingPaymentSchema = withNumber(
  z.object({
    type: z.literal('booking'),
    serviceId,
    bookingDate: calendarDate,
    bookingTime: wallTime,
    phone: optional(phone),
    businessName: optional(businessName),
    message: optional(message),
    meeting,
    /** From the link of the waiting list. */
    offer: broughtToken,
    ...payer,
  }),
)
export type ProductPayment = z.output<typeof productPaymentSchema>
export type BookingPayment = z.output<typeof bookingPaymentSchema>

const paymentRequestSchema = z.discriminatedUnion('type', [productPaymentSchema, bookingPaymentSchema])
export type PaymentRequest = z.output<typeof paymentRequestSchema>

const paymentIntentSchema = z.object({
  id: z.string(),
  /** Lets the browser's card form confirm this one payment. */
  client_secret: z.string(),
  status: z.string(),
  amount: z.number().int(),
  currency: z.string(),
})

/** 409 `price_changed` carries the right amount, in cents, as `amount`. */
export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/api/stripe/create-payment-intent',
  summary: 'Store an order or a booking as awaiting payment, hold its stock or slot, and open the payment',
  access: 'public',
  limit: 'payment',
  status: 201,
  repeat: 'first-step',
  body: paymentRequestSchema,
  response: z.object({
    paymentIntent: paymentIntentSchema,
    orderId: z.string().optional(),
    /** With the order's id, the token of its private page; as the next one, only for a call with an Idempotency-Key. */
    orderToken: z.string().optional(),
    bookingId: z.string().optional(),
    bookingToken: z
      .string()
      .optional()
      .describe(
        'Only for a booking: the token of its private page, which makes its held time count as free.',
      ),
    /** When the hold of the stock or slot ends. */
    holdUntil: z.iso.datetime(),
    /** The server's clock, for a browser whose own is wrong. */
    now: z.iso.datetime(),
  }),
  errors: ['price_changed', 'out_of_stock', 'slot_taken', 'paid_already', 'conflict', 'unavailable'],
})

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/api/stripe/confirm-payment',
  summary: 'Settle a payment now: asks the card provider, never the browser',
  access: 'public',
  limit: 'confirm',
  body: z.object({ paymentIntentId: providerId }),
  response: z.object({ success: z.boolean(), status: z.string() }),
  errors: ['not_found', 'unavailable'],
})

export const readPaymentStatus = endpoint({
  method: 'GET',
  path: '/api/stripe/payment-status/:id',
  summary: 'One word about a payment, as we know it',
  access: 'public',
  limit: 'read',
  params: z.object({ id: providerId }),
  response: z.object({ status: z.string() }),
  errors: ['not_found'],
})

/**
 * Demo mode only: requests that the browser would send to api.stripe.com (`/v1/payment_intents/:id`, its `/confirm`,
 * and `/v1/3ds2/authenticate`), forwarded to the stand-in, so that a page talks to its own origin alone.
 */
export const demoStripePath = '/api/demo/stripe'
/** The stand-in's hosted payment page, followed by the session's id. */
export const demoPayPath = `${demoStripePath}/pay`

const received = z.object({ received: z.literal(true) })

export const receiveStripeEvent = endpoint({
  method: 'POST',
  path: '/api/stripe/webhook',
  summary: 'Events of the card provider, signed; 200 once stored',
  access: 'public',
  limit: 'webhook',
  signature: 'Stripe-Signature',
  response: received,
})

export const receivePrintifyEvent = endpoint({
  method: 'POST',
  path: '/api/printify/webhook',
  summary: 'Events of the print provider, signed; 200 once stored',
  access: 'public',
  limit: 'webhook',
  signature: 'X-Pfy-Signature',
  response: received,
})
