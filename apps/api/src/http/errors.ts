import { agency } from '@beacon/content/agency'
import { type ApiErrorBody, type ErrorCode, errorStatus } from '@beacon/contract/errors'
import type { z } from 'zod'
import { UnknownCursor } from '../db/conditions.ts'
import { isStorageFault } from '../db/database.ts'
import { JobError } from '../outbox/job-error.ts'

/** The default message of each code, for errors without a message of their own. */
const sentences: Record<ErrorCode, string> = {
  invalid_input: 'Please check the highlighted fields.',
  unauthorized: 'Please sign in.',
  code_wrong: 'This code does not match.',
  code_used: 'This code has been used. Please wait for the next one.',
  payment_required: 'This service is paid for when it is booked.',
  forbidden: 'This request was not made from our own pages.',
  confirmation_required: 'Please confirm with a code that it is you.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not take requests of this kind.',
  request_timeout: 'The request took too long to arrive.',
  conflict: 'This has already been changed or answered.',
  price_changed: 'The price has changed.',
  slot_taken: 'This time has just been taken.',
  out_of_stock: 'This is out of stock.',
  paid_already: 'This has already been paid.',
  too_large: 'This is more than we can take in one request.',
  unsupported_media_type: 'Please send JSON.',
  too_many_requests: 'That was a lot at once. Please wait a moment and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  provider_error: 'A service we depend on is not responding properly. Please try again.',
  unavailable: 'This is not available right now. Please try again shortly.',
}

/** Longer waits are given in hours. */
const MOST_MINUTES = 60

interface AppErrorOptions {
  fields?: Record<string, string>
  headers?: Record<string, string>
  /** The right amount in cents, for `price_changed`. */
  amount?: number
  cause?: unknown
}

/** The default Retry-After of `unavailable`. */
const AVAILABLE_AFTER = { 'Retry-After': '30' }

/** An expected failure: the code determines the status, the message is for the visitor. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly headers: Record<string, string>
  readonly amount: number | undefined
  constructor(code: ErrorCode, message: string = sentences[code], options: AppErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields
    this.headers = { ...(code === 'unavailable' && AVAILABLE_AFTER), ...options.headers }
    this.amount = options.amount
  }
  get status(): number {
    return errorStatus[this.code]
  }
}

/** Refuses one field of an input, with the same sentence for the form and at the field. */
export const invalidAt = (field: string, sentence: string): AppError =>
  new AppError('invalid_input', sentence, { fields: { [field]: sentence } })

/** One message per field of an input; `body` where no field is at fault. */
export function messagesByField({ issues }: z.ZodError): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of issues) messages[path.join('.') || 'body'] ??= message
  return messages
}

/** A temporary failure, with the number of seconds after which to try again, and a sentence if not the usual one. */
export function retryLater(
  code: 'too_many_requests' | 'unavailable',
  seconds: number,
  sentence?: string,
): AppError {
  const waitS = Math.max(1, Math.ceil(seconds))
  const usual = code === 'too_many_requests' ? tooManyFor(waitS) : undefined
  return new AppError(code, sentence ?? usual, { headers: { 'Retry-After': String(waitS) } })
}

/** Says how long the wait is. */
function tooManyFor(waitS: number): string {
  const minutes = Math.ceil(waitS / 60)
  if (minutes <= 1) return sentences.too_many_requests
  if (minutes <= MOST_MINUTES) return `That was a lot at once. Please try again in ${minutes} minutes.`
  const phone = agency.phones.office.display
  return `We have had a lot of requests from your network or email address. Please try again in ${Math.ceil(minutes / 60)} hours, or call ${phone}.`
}

/** A 405 that names the allowed methods; whatever takes GET takes HEAD. */
export function wrongMethod(taken: readonly string[]): AppError {
  const methods = new Set(taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))
  return new AppError('method_not_allowed', undefined, { headers: { Allow: [...methods].join(', ') } })
}

/** Runs an administrator's request to a provider, passing on the provider's own reason when it fails. */
export async function answered<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof JobError) throw new AppError('provider_error', error.message, { cause: error })
    throw error
  }
}

const CHANGED_LIST = 'This list has changed since you opened it. Please load it again.'

/** Turns anything thrown into an AppError. Unexpected errors become `internal`, with their details in the log only. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  // Temporary: the form keeps its text.
  if (isStorageFault(error) || isTransactionGone(error)) {
    return new AppError('unavailable', undefined, { cause: error })
  }
  if (error instanceof UnknownCursor) return new AppError('invalid_input', CHANGED_LIST, { cause: error })
  return fromBodyParser(error) ?? new AppError('internal', undefined, { cause: error })
}

/**
 * Whether SQLite has already rolled the transaction back, as it does when it cannot write; a second rollback then
 * fails.
 */
export const isTransactionGone = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'SQLITE_ERROR' &&
  /no transaction is active|no such savepoint/.test((error as Error).message)

function fromBodyParser(error: unknown): AppError | undefined {
  switch ((error as { type?: unknown } | null)?.type) {
    case 'entity.parse.failed':
      return new AppError('invalid_input', 'The request body is not valid JSON.', { cause: error })
    case 'entity.too.large':
    case 'parameters.too.many':
      return new AppError('too_large', undefined, { cause: error })
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return new AppError('unsupported_media_type', undefined, { cause: error })
    case 'request.aborted':
    case 'request.size.invalid':
      return new AppError('invalid_input', 'The request did not arrive complete.', { cause: error })
    default:
      return isBadRequest(error)
        ? new AppError('invalid_input', 'The request could not be read.', { cause: error })
        : undefined
  }
}

/**
 * Requests that Express and its parsers cannot decode have the status 400; a failed precondition of a static file has
 * 412.
 */
const isBadRequest = (error: unknown): boolean =>
  [400, 412].includes((error as { status?: number } | null)?.status ?? 0)

/**
 * The body of every failed call. The sentence stands in both `error` and `message`, for callers that read only one of
 * them.
 */
export function errorBody(error: AppError, requestId: string): ApiErrorBody {
  return {
    success: false,
    code: error.code,
    error: error.message,
    message: error.message,
    ...(error.fields ? { fields: error.fields } : {}),
    ...(error.amount === undefined ? {} : { amount: error.amount }),
    requestId,
  }
}
