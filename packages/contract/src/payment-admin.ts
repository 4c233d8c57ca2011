import { z } from 'zod'
import { done, endpoint } from './endpoint.ts'
import { id, optional, prose } from './fields.ts'
import { cents, providerId } from './payments.ts'

/** A payment's progress; forward only (`failed` goes back to `requires_payment` with the next attempt). */
const paymentStates = [
  'creating',
  'requires_payment',
  'processing',
  'failed',
  'canceled',
  'succeeded',
  'partly_refunded',
  'refunded',
  'disputed',
  'dispute_lost',
] as const
export type PaymentState = (typeof paymentStates)[number]

const refundStates = ['requested', 'pending', 'succeeded', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** A payment with its refunds, as an administrator sees it. */
export const paymentSchema = z.object({
  id,
  state: z.enum(paymentStates),
  method: z.enum(['intent', 'hosted', 'manual']),
  amount: z.number().int(),
  currency: z.string(),
  refunded: z.number().int(),
  /** What can still be refunded, minus pending refunds. */
  refundable: z.number().int(),
  /** The buyer's bank disputed it, and decided for the agency. */
  isDisputeWon: z.boolean(),
  intentId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  holdUntil: z.iso.datetime(),
  lastError: z.string().nullable(),
  refunds: z.array(
    z.object({
      id,
      amount: z.number().int(),
      state: z.enum(refundStates),
      reason: z.string(),
      requestedBy: z.string(),
      /** Made by hand, and only noted here. */
      isByHand: z.boolean(),
      createdAt: z.iso.datetime(),
      lastError: z.string().nullable(),
    }),
  ),
})
export type Payment = z.output<typeof paymentSchema>

/** How much to give back, and why. */
const refundFields = z.object({
  amount: cents.min(1, 'A refund is at least one cent').optional(),
  /**
   * The refundable amount that the requester saw, in cents: if less is left by now, somebody else was faster, and
   * nothing is refunded.
   */
  refundable: cents.optional(),
  reason: optional(prose(500)),
})

export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/stripe/refund',
  summary: 'Give money back: all that is left, or an amount in cents; never more than was paid',
  access: 'administrator',
  act: 'payment.refund',
  fresh: true,
  repeat: 'first-step',
  body: z.object({ paymentIntentId: providerId }).extend(refundFields.shape),
  response: z.object({
    success: z.literal(true),
    /** Cents of this refund. */
    refunded: z.number().int(),
    /** `pending` while the card provider has not answered, or not finished. */
    status: z.enum(['succeeded', 'pending']),
  }),
  errors: ['not_found', 'conflict', 'provider_error', 'unavailable'],
})

export const noteRefund = endpoint({
  method: 'POST',
  path: '/api/admin/refunds',
  summary:
    'Record a refund that was made by hand, of a payment that was marked as paid, or of a card payment of which a refund has failed: all that is left, or an amount in cents. No money moves; what was paid for goes on as after a card’s refund',
  access: 'administrator',
  act: 'payment.note-refund',
  fresh: true,
  repeat: 'key',
  body: z.object({ paymentId: id }).extend(refundFields.shape),
  response: done.extend({
    /** Cents of this refund. */
    refunded: z.number().int(),
  }),
  errors: ['not_found', 'conflict'],
})
