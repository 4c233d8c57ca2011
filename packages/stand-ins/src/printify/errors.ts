import type { Hit } from '../faults.ts'
import type { Answer } from '../http-server.ts'

/** Codes of a 400 that shops have seen; Printify says that they may change. */
export const VALIDATION = 8103
export const OPERATION = 10300
export const NOT_READY = 8502

/** Thrown wherever a request is refused; becomes the answer in one place. */
export class PrintifyError extends Error {
  readonly status: number
  readonly code: number
  /** What is wrong, by field; Printify sends it as JSON text inside the answer. */
  readonly reasons: Record<string, string[]> | string

  constructor(status: number, reasons: Record<string, string[]> | string, code = OPERATION) {
    super(typeof reasons === 'string' ? reasons : 'Validation failed.')
    this.status = status
    this.code = code
    this.reasons = reasons
  }
}

/** Printify's answer to a body with an invalid field. */
export const invalid = (field: string, message: string) =>
  new PrintifyError(400, { [field]: [message] }, VALIDATION)

/** Printify's answer to an unknown id or path. */
export const notFound = () => new PrintifyError(404, 'Not found.')

/** The documented error object; bodies of 401, 404 and the like are not documented, so these are as bare as can be. */
export function errorAnswer({ status, code, message, reasons }: PrintifyError): Answer {
  if (status === 401) return { status, body: { error: 'Unauthenticated.' } }
  if (status === 404) return { status, body: { error: 'Not found.' } }
  const reason = typeof reasons === 'string' ? reasons : JSON.stringify(reasons)
  return { status, body: { status: 'error', code, message, errors: { reason, code } } }
}

/** What a fault makes Printify say: a 429 without any hint when to come back, a gateway's HTML for the rest. */
export function failureAnswer({ fault, status = fault === 'rate-limit' ? 429 : 500 }: Hit): Answer {
  if (status === 429) return { status, body: { error: 'Too many requests.' } }
  if (status === 401 || status === 403) return { status, body: { error: 'Unauthenticated.' } }
  return { status, body: `<html><body><h1>${status}</h1></body></html>` }
}
