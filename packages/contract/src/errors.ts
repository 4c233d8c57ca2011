import { z } from 'zod'

/** Every error code of the API and its HTTP status: the only place that pairs them. */
export const errorStatus = {
  invalid_input: 400,
  unauthorized: 401,
  code_wrong: 401,
  code_used: 401,
  payment_required: 402,
  forbidden: 403,
  confirmation_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  price_changed: 409,
  slot_taken: 409,
  out_of_stock: 409,
  paid_already: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  provider_error: 502,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** The format of every error. `message` repeats `error` for callers that read either name. */
export const errorSchema = z.object({
  success: z.literal(false),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  error: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** The right amount in cents; with `price_changed`. */
  amount: z.number().int().optional(),
  requestId: z.string(),
})
export type ApiErrorBody = z.output<typeof errorSchema>
