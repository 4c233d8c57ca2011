import type { IncomingMessage, ServerResponse } from 'node:http'
import { unreadable } from './broken-request.ts'
import { errorBody } from './errors.ts'
import { contextOf } from './request-context.ts'
import { respondText } from './respond.ts'

/** The characters that RFC 3986 allows in a host and port. */
const HOST_AND_PORT = /^[\w.~!$&'()*+,;=%:[\]-]*$/

/**
 * Refuses a request with no Host header, several of them, or an invalid one (RFC 9112, 3.2): of two hosts, a proxy may
 * have trusted the other. Returns whether it did.
 */
export function refuseInvalidHost(req: IncomingMessage, res: ServerResponse): boolean {
  if (hasOneHost(req)) return false
  const failure = unreadable()
  const body = JSON.stringify(errorBody(failure, contextOf(req).id))
  respondText(res, failure.status, body, { Connection: 'close' })
  return true
}

function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let host: string | undefined
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length !== 4 || rawHeaders[at]?.toLowerCase() !== 'host') continue
    if (host !== undefined) return false
    host = rawHeaders[at + 1] ?? ''
  }
  return host === undefined ? httpVersion === '1.0' : HOST_AND_PORT.test(host)
}
