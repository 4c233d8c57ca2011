import { z } from 'zod'
import { knownAttribution } from './attribution.ts'
import { endpoint } from './endpoint.ts'
import { email, id, line, optional, prose, required, search } from './fields.ts'
import { orderReturnSchema } from './order-returns.ts'
import { orderCore, orderKinds, orderSchema, orderStates } from './orders.ts'
import { jobStates } from './outbox.ts'
import { paymentSchema } from './payment-admin.ts'

/** Not a call: its answer is CSV, of the orders that the filter of `listOrders` matches. */
export const ordersCsvPath = '/api/admin/orders/export.csv'

const orderSummarySchema = orderCore.extend({
  name: z.string(),
  email: z.string(),
  pieces: z.number().int(),
  /** Why a person has to look; empty for most. */
  attention: z.string(),
  /** Whether a return waits for its answer. */
  returnAsked: z.boolean(),
  /** Whether a return was accepted and nothing has been refunded since it was requested. */
  refundAwaited: z.boolean(),
  /** When its buyer canceled it; null for most. */
  cancelledAt: z.iso.datetime().nullable(),
})
export type OrderSummary = z.output<typeof orderSummarySchema>

/** An order with everything that an administrator may want to know. */
const adminOrderSchema = orderSchema.extend({
  phone: z.string(),
  /** The date of the terms that were accepted by ordering (YYYY-MM-DD); null for orders from before this was kept. */
  termsDated: z.string().nullable(),
  ...knownAttribution,
  attention: z.string(),
  /** Where an order stopped that needs attention; null for any other. */
  stoppedAt: z.enum(orderStates).nullable(),
  /** Whether the print provider is making it, as far as is known, so that it can no longer be canceled there. */
  isBeingMade: z.boolean(),
  printifyId: z.string().nullable(),
  returns: z.array(
    orderReturnSchema.extend({
      /** What was paid for it, in cents: after a promo code, with tax, and with `shipping`. */
      worth: z.number().int(),
      /** The order's shipping, in cents, where the promise includes it; once per order. */
      shipping: z.number().int(),
    }),
  ),
  /** The buyer's private link, to be sent by other means. */
  link: z.string(),
  payments: z.array(paymentSchema),
  jobs: z.array(
    z.object({
      id,
      kind: z.string(),
      state: z.enum(jobStates),
      attempts: z.number().int(),
      runAt: z.iso.datetime(),
      lastError: z.string().nullable(),
    }),
  ),
  /** Whether a service of it is still to be begun. */
  isToBegin: z.boolean(),
  history: z.array(z.object({ at: z.iso.datetime(), what: z.string(), detail: z.string() })),
})
export type AdminOrder = z.output<typeof adminOrderSchema>

/**
 * An order of any state is found by one of them. `paid`: nothing of it has left or is being printed; `delivered`: also
 * what is complete without a package; `refunded`: also what is about to be. `cancelled` is no state of its own (0049), and neither is `returns`:
 * those to be answered, and those accepted for which nothing was refunded yet.
 */
export const orderFilters = [
  'needs_attention',
  'awaiting_payment',
  'paid',
  'in_production',
  'shipped',
  'delivered',
  'returns',
  'refunded',
  'cancelled',
  'expired',
] as const
export type OrderStatusFilter = (typeof orderFilters)[number]

export const orderFilterSchema = z.object({
  search,
  state: z.enum(orderFilters).optional(),
  kind: z.enum(orderKinds).optional(),
  /** `next` of the page before. */
  after: id.optional(),
})

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/admin/orders',
  summary: 'Orders, newest first',
  access: 'administrator',
  query: orderFilterSchema,
  response: z.object({
    orders: z.array(orderSummarySchema),
    total: z.number().int(),
    next: z.string().nullable(),
  }),
})

const one = {
  access: 'administrator',
  params: z.object({ id }),
  response: z.object({ order: adminOrderSchema }),
} as const

export const readAdminOrder = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id',
  summary: 'One order with its payments, refunds, jobs and history',
  ...one,
  errors: ['not_found'],
})

const printCostSchema = z.object({
  /** Cents, all of them. */
  production: z.number().int(),
  shipping: z.number().int(),
  tax: z.number().int(),
  /** A draft is charged when its production begins. */
  isCharged: z.boolean(),
})
export type PrintCost = z.output<typeof printCostSchema>

export const readPrintCost = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/print-cost',
  summary: 'What the print provider charges for an order, asked at this moment; null where it does not say',
  access: 'administrator',
  params: z.object({ id }),
  response: z.object({ cost: printCostSchema.nullable() }),
  errors: ['not_found', 'provider_error'],
})

/** An order that was not paid as asked is then paid, which needs a recent second factor like `markOrderPaid`. */
export const retryOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/retry',
  summary:
    'Take up an order that needs attention again where it stopped, or settle the remark on one that goes on',
  ...one,
  act: 'order.retry',
  query: z.object({
    /** The `attention` that the sender has read: more may have been added since; a caller that does not say is not asked. */
    seen: z.string().max(10_000).optional(),
  }),
  errors: ['not_found', 'conflict', 'confirmation_required'],
})

export const markOrderPaid = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/mark-paid',
  summary: 'An order that waits for its payment, or no longer does, was paid outside the card provider',
  ...one,
  act: 'order.mark-paid',
  fresh: true,
  body: z.object({ note: optional(prose(500)) }),
  errors: ['not_found', 'conflict', 'out_of_stock', 'unavailable'],
})

export const shipOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/ship',
  summary: 'Our own goods are on their way, or delivered by hand or link; the buyer is told',
  ...one,
  act: 'order.ship',
  body: z.object({
    /** The state in which the sender has seen the order: somebody else may have sent it since. */
    seen: z.enum(['paid', 'shipped']).optional(),
    carrier: optional(line(60, 'The carrier')),
    trackingNumber: optional(line(100, 'The tracking number')),
    trackingUrl: optional(
      line(500, 'The address').refine(
        (text) => text === '' || /^https?:\/\//.test(text),
        'Please enter a web address',
      ),
    ),
  }),
  errors: ['not_found', 'conflict'],
})

export const beginOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/begin',
  summary:
    'Our people have begun with a service of a paid order: its buyer can no longer cancel it by themselves',
  ...one,
  act: 'order.begin',
  errors: ['not_found', 'conflict'],
})

export const confirmOrderAgain = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/confirmation',
  summary: 'Send the buyer the confirmation once more, with the link to the order’s page',
  ...one,
  act: 'order.confirm-again',
  errors: ['not_found', 'conflict'],
})

export const correctBuyerEmail = endpoint({
  method: 'PUT',
  path: '/api/admin/orders/:id/email',
  summary: 'Correct the email address of a paid order, and send the confirmation there; later emails follow',
  ...one,
  act: 'order.correct-email',
  body: z.object({
    email,
    /** The address that the sender has read: somebody else may have corrected it since. */
    seen: z.string().max(500),
  }),
  errors: ['not_found', 'conflict'],
})

export const settleReturn = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/settle-return',
  summary:
    'Accept, replace or decline a return that a buyer asked for, in a sentence that the buyer is mailed; one that was accepted can be replaced or declined until something is refunded',
  ...one,
  act: 'order.settle-return',
  body: z.object({
    returnId: id,
    outcome: z.enum(['accepted', 'replaced', 'declined']),
    answer: required(prose(1000, 'The answer'), 'Please write an answer for the buyer'),
    /** The state in which the sender has seen it: somebody else may have answered it since. */
    seen: z.enum(['asked', 'accepted']).optional(),
    /** Whether the order waited to be sent when the answer was written, which says so where it accepts. */
    isToBeSent: z.boolean().optional(),
  }),
  errors: ['not_found', 'conflict'],
})
