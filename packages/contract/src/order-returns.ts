import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, linkSecret, optional, prose } from './fields.ts'
import { MOST_LINES } from './order-limits.ts'
import { quantitySchema } from './payments.ts'

const returnReasons = ['fit', 'mind', 'faulty', 'wrong', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

/**
 * `asked` waits for the agency. The money of an accepted one goes back by a refund; of a replaced one it does not, for
 * the buyer gets the same again.
 */
const returnStates = ['asked', 'accepted', 'replaced', 'declined'] as const
export type ReturnState = (typeof returnStates)[number]

const returnLine = z.object({
  /** Its place among the order's lines, from 0. */
  line: z.number().int().min(0),
  quantity: quantitySchema,
})

/** What a buyer wishes to give back. */
export const orderReturnSchema = z.object({
  id,
  state: z.enum(returnStates),
  lines: z.array(returnLine),
  reason: z.enum(returnReasons),
  message: z.string(),
  /** What the agency wrote; empty until then. */
  answer: z.string(),
  askedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** Whether refunds made since it was requested have given back what was paid for it. */
  isRefunded: z.boolean(),
})
export type OrderReturn = z.output<typeof orderReturnSchema>

export const returnRequestSchema = z.object({
  lines: z
    .array(returnLine)
    .min(1, 'Please choose what you would like to return')
    .max(MOST_LINES, `An order has at most ${MOST_LINES} lines`),
  reason: z.enum(returnReasons, 'Please choose a reason'),
  message: optional(prose(2000, 'Your note')),
})
export type ReturnRequest = z.output<typeof returnRequestSchema>

export const askForReturn = endpoint({
  method: 'POST',
  path: '/api/orders/:id/returns',
  summary: 'Ask to give back some of an order, by its private link, within the days that the store promises',
  access: 'public',
  limit: 'form',
  status: 201,
  params: z.object({ id }),
  query: z.object({ token: linkSecret.min(1) }),
  body: returnRequestSchema,
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'conflict'],
})
