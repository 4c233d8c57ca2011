import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, linkSecret, optional, prose } from './fields.ts'

const cancelReasons = ['mind', 'mistake', 'late', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]

/**
 * Why an active order cannot be canceled: it is being printed, a service of it was begun, a file of it was downloaded, a bank has yet to decide about
 * its payment, it waits for a person, or it was not paid by a single card payment that can be refunded automatically.
 */
const cancelObstacles = ['printing', 'begun', 'fetched', 'disputed', 'by_person', 'by_hand'] as const
export type CancelObstacle = (typeof cancelObstacles)[number]

/**
 * The refund for canceling now, in cents; null where canceling is not possible, with the reason if it should be shown.
 */
export const cancelChoiceSchema = z.object({
  refund: z.number().int().nullable(),
  obstacle: z.enum(cancelObstacles).nullable(),
})
export type CancelChoice = z.output<typeof cancelChoiceSchema>

/** How a buyer canceled an order. */
export const cancellationSchema = z.object({
  at: z.iso.datetime(),
  reason: z.enum(cancelReasons).nullable(),
  message: z.string(),
  /** Cents that go back for it. */
  refund: z.number().int(),
})
export type Cancellation = z.output<typeof cancellationSchema>

export const cancelRequestSchema = z.object({
  reason: z.enum(cancelReasons).optional(),
  message: optional(prose(500)),
})
export type CancelRequest = z.output<typeof cancelRequestSchema>

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:id/cancel',
  summary:
    'Cancel an order of which nothing was printed, sent, fetched or begun, by its private link: all that was paid goes back',
  access: 'public',
  limit: 'form',
  params: z.object({ id }),
  query: z.object({ token: linkSecret.min(1) }),
  body: cancelRequestSchema,
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'conflict'],
})

export const giveUpOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:id/give-up',
  summary:
    'Give up an order that is not paid yet, by its private link: its payment page is closed, and what it holds is free again',
  access: 'public',
  limit: 'form',
  params: z.object({ id }),
  query: z.object({ token: linkSecret.min(1) }),
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'conflict', 'unavailable'],
})
