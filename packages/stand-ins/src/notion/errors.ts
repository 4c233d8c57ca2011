import { randomUUID } from 'node:crypto'
import type { Hit } from '../faults.ts'
import type { Answer } from '../http-server.ts'

/** Status and code of every refusal; the pairs are Notion's (https://developers.notion.com/reference/status-codes). */
const CODES: Record<number, string> = {
  400: 'validation_error',
  401: 'unauthorized',
  403: 'restricted_resource',
  404: 'object_not_found',
  409: 'conflict_error',
  429: 'rate_limited',
  500: 'internal_server_error',
  503: 'service_unavailable',
  504: 'gateway_timeout',
  529: 'service_overload',
}

/** Thrown wherever a request is refused; becomes the answer in one place. */
export class NotionError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, message: string, code = CODES[status] ?? 'internal_server_error') {
    super(message)
    this.status = status
    this.code = code
  }
}

/**
 * Notion's answer to a body that breaks a rule.
 * @param message names the field
 */
export const invalid = (message: string) => new NotionError(400, `body failed validation: ${message}`)

/** Notion's answer to an unknown id, which is the same if the page is not shared with the integration. */
export const notFound = (kind: string, id: string) =>
  new NotionError(
    404,
    `Could not find ${kind} with ID: ${id}. Make sure the relevant pages and databases are shared with your integration.`,
  )

/** The error object of the API. */
export function errorAnswer({ status, code, message }: NotionError): Answer {
  return { status, body: { object: 'error', status, code, message, request_id: randomUUID() } }
}

/** What a fault makes Notion say. A status that is not in its list comes from a gateway in front, as HTML. */
export function failureAnswer({
  fault,
  status = fault === 'rate-limit' ? 429 : 500,
  retryAfter = 1,
}: Hit): Answer {
  if (!CODES[status]) return { status, body: `<html><body><h1>${status} Bad Gateway</h1></body></html>` }
  const answer = errorAnswer(new NotionError(status, 'A fault of the stand-in is switched on.'))
  return fault === 'rate-limit' ? { ...answer, headers: { 'retry-after': String(retryAfter) } } : answer
}
