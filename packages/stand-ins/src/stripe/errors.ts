import { randomUUID } from 'node:crypto'
import type { Hit } from '../faults.ts'
import type { Answer } from '../http-server.ts'

type Detail = { code?: string; decline_code?: string; param?: string; [more: string]: unknown }

/** Thrown wherever a request is refused; becomes the answer in one place (https://docs.stripe.com/api/errors). */
export class StripeError extends Error {
  readonly status: number
  readonly type: string
  readonly detail: Detail

  constructor(status: number, type: string, message: string, detail: Detail = {}) {
    super(message)
    this.status = status
    this.type = type
    this.detail = detail
  }
}

/** A request that breaks a rule: status 400. */
export const invalid = (message: string, detail: Detail = {}) =>
  new StripeError(400, 'invalid_request_error', message, detail)

/** A request without a parameter that it needs. */
export const missing = (param: string) =>
  invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })

/**
 * An id that the account does not have: status 404.
 * @param param the parameter that named it
 */
export const notFound = (kind: string, id: string, param: string) =>
  new StripeError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  })

const requestId = () => `req_${randomUUID().replaceAll('-', '').slice(0, 14)}`

/** Headers of every answer; the request's id is new for each. */
export const answerHeaders = () => ({ 'request-id': requestId(), 'stripe-version': '2026-10-28.endive' })

/** The error object of the API. */
export function errorAnswer({ status, type, message, detail }: StripeError): Answer {
  return { status, body: { error: { type, message, ...detail } }, headers: answerHeaders() }
}

/** What a fault makes Stripe say. */
export function failureAnswer({
  fault,
  status = fault === 'rate-limit' ? 429 : 500,
  retryAfter,
}: Hit): Answer {
  const message = 'A fault of the stand-in is switched on.'
  const error =
    status === 429
      ? new StripeError(429, 'invalid_request_error', message, { code: 'rate_limit' })
      : new StripeError(status, status >= 500 ? 'api_error' : 'invalid_request_error', message)
  const answer = errorAnswer(error)
  if (retryAfter === undefined) return answer
  return { ...answer, headers: { ...answer.headers, 'retry-after': String(retryAfter) } }
}
